import { migrate, readMigrations, isMigrated, type Migration } from '../../../api-host/db/migrate';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

jest.setTimeout(60_000);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

const step = (name: string, sql: string): Migration => ({ name, sql, checksum: sql });
const one = step('0001_one', 'create table one (a int)');
const two = step('0002_two', 'create table two (a int)');

it('applies what is missing, once, however many hosts start together', async () => {
  await Promise.all(Array.from({ length: 8 }, () => migrate(database.pool, [one, two])));
  const { rows } = await database.pool.query('select name from migrations order by name');
  expect(rows).toEqual([{ name: '0001_one' }, { name: '0002_two' }]);
  expect(await isMigrated(database.pool, [one, two])).toBe(true);
  expect(await isMigrated(database.pool, [one])).toBe(false);
});

it('undoes a migration that fails as a whole, and keeps those before it', async () => {
  const broken = step('0002_broken', 'create table half (a int); select 1/0');
  await expect(migrate(database.pool, [one, broken])).rejects.toThrow(
    /^The migration 0002_broken failed and was undone: /,
  );
  const { rows } = await database.pool.query(
    `select to_regclass('one') is not null as one, to_regclass('half') is not null as half`,
  );
  expect(rows).toEqual([{ one: true, half: false }]);
});

it.each([
  [
    'a file that was changed',
    [{ ...one, checksum: 'other' }],
    /0001_one was changed after the database applied it/,
  ],
  ['a database that is newer', [], /has the migration 0001_one, which this version does not know/],
  [
    'a file put before an applied one',
    [step('0000_late', 'select 1'), one],
    /0000_late stands before 0001_one/,
  ],
])('refuses %s', async (_, migrations, message) => {
  await migrate(database.pool, [one]);
  await expect(migrate(database.pool, migrations)).rejects.toThrow(message);
});

it('has numbered files without gaps in meaning: every number once', () => {
  const numbers = readMigrations().map(({ name }) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it("brings an older seed's ViettelPay to VietQR, and leaves an operator's own form alone", async () => {
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name === '0041_viettelpay_vietqr');
  await migrate(database.pool, all.slice(0, at));
  const insert = `insert into payment_methods (name, kind, label, account_name, account_number, qr_template, exchange_rate)
                  values ($1, 'e-wallet', 'ViettelPay', 'FSO', '0981234567', $2, 0.1)`;
  await database.pool.query(insert, ['viettelpay', 'viettelpay|{account}|{name}|{content}']);
  await database.pool.query(insert, ['other', 'viettelpay|{account}|{name}|{content}']);
  await migrate(database.pool, all);
  const { rows } = await database.pool.query(
    'select name, bank_bin, qr_template from payment_methods order by name desc',
  );
  expect(rows).toEqual([
    { name: 'viettelpay', bank_bin: '971005', qr_template: null },
    { name: 'other', bank_bin: null, qr_template: 'viettelpay|{account}|{name}|{content}' },
  ]);
});
