import { sql, type Insertable, type Kysely } from 'kysely';
import type { ZoneState } from '@portal/contract';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** The catalogue that operators configure: payment methods with rates and bonuses, zones, prices. Each `lock…` holds until the commit. */

const methodColumns = [
  'name',
  'kind',
  'label',
  'account_name',
  'account_number',
  'mobile_account_number',
  'bank_bin',
  'qr_template',
  'exchange_rate',
  'enabled',
  'position',
] as const;

export async function allMethods(db: Db) {
  return db.selectFrom('payment_methods').select(methodColumns).orderBy('position').orderBy('name').execute();
}

export type MethodRow = Awaited<ReturnType<typeof allMethods>>[number];

export async function findMethod(db: Db, name: string): Promise<MethodRow | undefined> {
  return db.selectFrom('payment_methods').select(methodColumns).where('name', '=', name).executeTakeFirst();
}

export async function lockMethod(db: Db, name: string): Promise<MethodRow | undefined> {
  return db
    .selectFrom('payment_methods')
    .select(methodColumns)
    .where('name', '=', name)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False if the name is taken. */
export async function addMethod(db: Db, method: Insertable<Database['payment_methods']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_methods')
    .values(method)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateMethod(
  db: Db,
  name: string,
  change: Partial<Omit<MethodRow, 'name' | 'kind'>>,
): Promise<void> {
  await db.updateTable('payment_methods').set(change).where('name', '=', name).execute();
}

/** Sets the account of a method, and keeps the numbers it had, since QR codes that players saved still pay there. */
export async function moveAccount(
  db: Db,
  { name, account_number, mobile_account_number }: MethodRow,
  after: Pick<MethodRow, 'account_name' | 'account_number' | 'mobile_account_number' | 'bank_bin'>,
): Promise<void> {
  const left = new Set([account_number, mobile_account_number]);
  for (const number of [null, after.account_number, after.mobile_account_number]) left.delete(number);
  for (const number of left)
    await db
      .insertInto('former_accounts')
      .values({ number: number ?? '', method_name: name })
      .onConflict((conflict) => conflict.column('number').doUpdateSet({ method_name: name }))
      .execute();
  await updateMethod(db, name, after);
}

/** Removes a method, its bonuses and its former accounts. */
export async function removeMethod(db: Db, name: string): Promise<void> {
  await db.deleteFrom('payment_methods').where('name', '=', name).execute();
}

/** The number of a method's waiting transfers: without the method their rates would be unknown. */
export async function countWaitingTransfers(db: Db, provider: string): Promise<number> {
  const { count } = await db
    .selectFrom('transfer_notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider', '=', provider)
    .where('state', 'in', ['unmatched', 'rejected'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Rows of the bonus tables, for one method or all; `cashValue` in VND. */
export async function bonusRows(db: Db, method?: string) {
  return db
    .selectFrom('payment_bonuses')
    .select(['method_name as method', 'cash_value as cashValue', 'bonus_rate as bonusRate'])
    .$if(method !== undefined, (query) => query.where('method_name', '=', method ?? ''))
    .orderBy('method_name')
    .orderBy('cash_value')
    .execute();
}

/** Adds or replaces a row of a bonus table. `cashValue` in VND; `rate`: a decimal. */
export async function setBonus(db: Db, method: string, cashValue: number, rate: string): Promise<void> {
  await db
    .insertInto('payment_bonuses')
    .values({ method_name: method, cash_value: cashValue, bonus_rate: rate })
    .onConflict((conflict) =>
      conflict.columns(['method_name', 'cash_value']).doUpdateSet({ bonus_rate: rate }),
    )
    .execute();
}

export async function removeBonus(db: Db, method: string, cashValue: number): Promise<void> {
  await db
    .deleteFrom('payment_bonuses')
    .where('method_name', '=', method)
    .where('cash_value', '=', cashValue)
    .execute();
}

/** Every zone, with the number of players who have an account there. */
export async function zonesWithPlayers(db: Db) {
  return db
    .selectFrom('zones as z')
    .leftJoin(
      // Not a correlated subquery, which Citus does not support beside a reference table.
      (eb) =>
        eb
          .selectFrom('account_zones')
          .select((count) => ['zone_id', count.fn.countAll<number>().as('players')])
          .groupBy('zone_id')
          .as('a'),
      (join) => join.onRef('a.zone_id', '=', 'z.id'),
    )
    .select(['z.id', 'z.name', 'z.state'])
    .select((eb) => eb.fn.coalesce('a.players', sql<number>`0`).as('players'))
    .orderBy('z.id')
    .execute();
}

export async function lockZone(db: Db, id: number) {
  return db
    .selectFrom('zones')
    .select(['id', 'name', 'state'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setZone(db: Db, id: number, state: ZoneState): Promise<void> {
  await db.updateTable('zones').set({ state }).where('id', '=', id).execute();
}

/** False if the number is taken. */
export async function addZone(
  db: Db,
  zone: { id: number; name: string; state: ZoneState },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('zones')
    .values(zone)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A game's offers: coins in its smallest unit for KP, cheapest first. */
export async function prices(db: Db, gameId: string) {
  return db
    .selectFrom('payable_values')
    .select(['credit', 'coins_received as coins'])
    .where('game_id', '=', gameId)
    .orderBy('credit')
    .execute();
}

/** Locks the game's row, which is created with the name of its coin if missing. */
export async function lockGame(db: Db, gameId: string, coinName: string): Promise<void> {
  await db
    .insertInto('game_settings')
    .values({ game_id: gameId, coin_name: coinName })
    .onConflict((conflict) => conflict.column('game_id').doNothing())
    .execute();
  await db
    .selectFrom('game_settings')
    .select('game_id')
    .where('game_id', '=', gameId)
    .forNoKeyUpdate()
    .execute();
}

/** Adds or replaces an offer: `coins`, in the game's smallest unit, for `credit` KP. */
export async function setPrice(db: Db, gameId: string, credit: number, coins: number): Promise<void> {
  await db
    .insertInto('payable_values')
    .values({ game_id: gameId, credit, coins_received: coins })
    .onConflict((conflict) => conflict.columns(['game_id', 'credit']).doUpdateSet({ coins_received: coins }))
    .execute();
}

export async function removePrice(db: Db, gameId: string, credit: number): Promise<void> {
  await db.deleteFrom('payable_values').where('game_id', '=', gameId).where('credit', '=', credit).execute();
}
