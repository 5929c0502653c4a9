import type { Insertable, Kysely } from 'kysely';
import type { Database } from './schema';
import { CLOSED_ACCOUNT, DEMO_ACCOUNT } from './seedPlayers';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

const holder = { account_name: 'CONG TY FSO', exchange_rate: '0.1' };

const methods: Rows<'payment_methods'> = [
  {
    ...holder,
    name: 'techcombank',
    kind: 'bank-transfer',
    label: 'Techcombank',
    account_number: '19031234567890',
    bank_bin: '970407',
    position: 1,
  },
  {
    ...holder,
    name: 'vietcombank',
    kind: 'bank-transfer',
    label: 'Vietcombank',
    account_number: '0071001234567',
    bank_bin: '970436',
    position: 2,
  },
  {
    ...holder,
    name: 'momo',
    kind: 'e-wallet',
    label: 'MoMo',
    account_number: '0901234567',
    mobile_account_number: '0901234567',
    bank_bin: '971025',
    position: 3,
  },
  {
    ...holder,
    name: 'viettelpay',
    kind: 'e-wallet',
    label: 'ViettelPay',
    account_number: '0981234567',
    mobile_account_number: '0981234567',
    bank_bin: '971005',
    position: 4,
  },
];

const bonusTable = [
  { cash_value: 50_000, bonus_rate: '0.02' },
  { cash_value: 100_000, bonus_rate: '0.05' },
  { cash_value: 200_000, bonus_rate: '0.08' },
  { cash_value: 500_000, bonus_rate: '0.1' },
];

const zones: Rows<'zones'> = [
  { id: 1, name: 'S1 Thiên Long', state: 'ACTIVE' },
  { id: 2, name: 'S2 Long Thành', state: 'ACTIVE' },
  { id: 3, name: 'S3 Cổ Mộ', state: 'CLOSED' },
];

/** KP → hundredths of a Xu. */
const payableValues: Rows<'payable_values'> = [5_000, 20_000, 50_000, 100_000].map((credit) => ({
  game_id: 'fsonline',
  credit,
  coins_received: credit * 10,
}));

const codesFor = (playerId: number): Rows<'gift_codes'> => [
  {
    code: 'FSO-TANTHU-2026',
    player_id: playerId,
    title: 'Quà tân thủ',
    gives: '500 Xu và 1 rương trang bị',
    zone_id: 1,
    expires_at: new Date('2027-12-31T16:59:59Z'),
  },
  {
    code: 'FSO-TRIAN-2026',
    player_id: playerId,
    title: 'Quà tri ân',
    gives: '1 thú cưng Hỏa Lân',
    used_at: new Date('2026-02-14T05:00:00Z'),
  },
];

/** Inserts missing rows. Existing rows stay, since an operator may have changed them. */
async function keep<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Payment methods, zones, prices, old accounts and gift codes of architecture §5 "Seed". After seedPlayers. */
export async function seedCatalogue(db: Kysely<Database>): Promise<void> {
  await keep(db, 'payment_methods', methods);
  const bonuses = methods.flatMap(({ name }) => bonusTable.map((row) => ({ method_name: name, ...row })));
  await keep(db, 'payment_bonuses', bonuses);
  await keep(db, 'zones', zones);
  await keep(db, 'game_settings', [{ game_id: 'fsonline', coin_name: 'Xu' }]);
  await keep(db, 'payable_values', payableValues);

  const players = await db
    .selectFrom('players')
    .select(['id', 'username'])
    .where('username', 'in', [DEMO_ACCOUNT.username, CLOSED_ACCOUNT.username])
    .execute();
  for (const { id, username } of players) {
    if (username === CLOSED_ACCOUNT.username)
      await firstAccounts(db, id, [
        { player_id: id, zone_id: 3, left_coin: 123_400, extpoint0: 56_789, extpoint4: 12 },
      ]);
    else {
      await firstAccounts(db, id, [
        { player_id: id, zone_id: 1 },
        { player_id: id, zone_id: 2 },
      ]);
      await keep(db, 'gift_codes', codesFor(id));
    }
  }
}

/** Only for players without any account on a zone: balances that were moved away must not return at the next start. */
async function firstAccounts(
  db: Kysely<Database>,
  playerId: number,
  rows: Rows<'account_zones'>,
): Promise<void> {
  const known = await db
    .selectFrom('account_zones')
    .select('zone_id')
    .where('player_id', '=', playerId)
    .execute();
  if (known.length === 0) await keep(db, 'account_zones', rows);
}
