import { sql, type Kysely } from 'kysely';
import type { PayableValue, Zone } from '@portal/contract';
import type { Database } from '../db/schema';
import { decimalOf } from '../domain/money';
import type { Method } from '../domain/paymentMethod';

type Db = Kysely<Database>;

const methods = (db: Db) =>
  db
    .selectFrom('payment_methods as m')
    .select([
      'm.name',
      'm.kind',
      'm.label',
      'm.account_name',
      'm.account_number',
      'm.mobile_account_number',
      'm.bank_bin',
      'm.qr_template',
      'm.exchange_rate',
    ])
    .select(
      sql<{ cash: number; rate: string }[]>`(
        select coalesce(json_agg(json_build_object('cash', b.cash_value, 'rate', b.bonus_rate::text) order by b.cash_value), '[]')
          from payment_bonuses b where b.method_name = m.name
      )`.as('bonuses'),
    )
    .orderBy('m.position')
    .orderBy('m.name');

type RawMethod = Awaited<ReturnType<ReturnType<typeof methods>['executeTakeFirstOrThrow']>>;

const methodOf = (row: RawMethod): Method => ({
  name: row.name,
  kind: row.kind,
  label: row.label,
  accountName: row.account_name,
  accountNumber: row.account_number,
  mobileAccountNumber: row.mobile_account_number,
  bankBin: row.bank_bin,
  qrTemplate: row.qr_template,
  rates: {
    exchangeRate: decimalOf(row.exchange_rate),
    bonuses: row.bonuses.map(({ cash, rate }) => ({ cashValue: cash, bonusRate: decimalOf(rate) })),
  },
});

/** The payment methods on offer, in their order. */
export async function offeredMethods(db: Db): Promise<Method[]> {
  return (await methods(db).where('m.enabled', '=', true).execute()).map(methodOf);
}

/** A payment method by its name, whether enabled or not: a transfer may arrive after the method was disabled. */
export async function methodByName(db: Db, name: string): Promise<Method | null> {
  const row = await methods(db).where('m.name', '=', name).executeTakeFirst();
  return row ? methodOf(row) : null;
}

/** Those of the names that are no payment method's. */
export async function notMethods(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom('payment_methods').select('name').where('name', 'in', names).execute();
  return names.filter((name) => !rows.some((row) => row.name === name));
}

/**
 * The name of the payment method whose account has one of these numbers, or else had one of them before, whether enabled or not; null if
 * none has, or more than one, as then it is unclear which rates apply.
 */
export async function methodByAccount(db: Db, numbers: readonly string[]): Promise<string | null> {
  if (numbers.length === 0) return null;
  const now = await db
    .selectFrom('payment_methods')
    .select('name')
    .where((eb) => eb.or([eb('account_number', 'in', numbers), eb('mobile_account_number', 'in', numbers)]))
    .limit(2)
    .execute();
  const found =
    now.length > 0
      ? now
      : await db
          .selectFrom('former_accounts')
          .select('method_name as name')
          .distinct()
          .where('number', 'in', numbers)
          .limit(2)
          .execute();
  return found.length === 1 ? (found[0]?.name ?? null) : null;
}

/** Every zone, by id. */
export async function allZones(db: Db): Promise<Zone[]> {
  return db.selectFrom('zones').select(['id', 'name', 'state']).orderBy('id').execute();
}

/** A game's offers; null for a game that isn't set up. */
export async function gameCatalogue(
  db: Db,
  gameId: string,
): Promise<{ coinName: string; payableValues: PayableValue[] } | null> {
  const rows = await db
    .selectFrom('game_settings as g')
    .leftJoin('payable_values as v', 'v.game_id', 'g.game_id')
    .select(['g.coin_name', 'v.credit', 'v.coins_received'])
    .where('g.game_id', '=', gameId)
    .orderBy('v.credit')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const payableValues = rows.flatMap(({ credit, coins_received }) =>
    credit === null || coins_received === null ? [] : [{ credit, coinsReceived: coins_received }],
  );
  return { coinName: first.coin_name, payableValues };
}

/** What players need to pay and recharge, but no operator has added yet. */
export async function notOffered(db: Db): Promise<string[]> {
  const price = await db.selectFrom('payable_values').select('credit').limit(1).execute();
  const offered = {
    'payment method': (await offeredMethods(db)).length > 0,
    'open zone': (await allZones(db)).some(({ state }) => state === 'ACTIVE'),
    price: price.length > 0,
  };
  return Object.entries(offered).flatMap(([what, is]) => (is ? [] : [what]));
}
