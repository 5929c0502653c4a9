import { migrate, PATIENCE } from '../../../api-host/db/migrate';
import {
  migrationOf,
  readSchemaFiles,
  type SchemaFiles,
  type SqlFile,
} from '../../../api-host/db/schemaFiles';
import { whySchemaUnfit } from '../../../api-host/db/schemaState';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { settleTransfer } from '../../../api-host/repositories/transfers';
import { eventually } from '../../support/eventually';
import { addPlayer } from '../../support/players';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

const file = (name: string, sql: string): SqlFile => ({ name, sql, checksum: sql });
const schema = (migrations: SqlFile[], functions: SqlFile[] = []): SchemaFiles => ({
  migrations: migrations.map(migrationOf),
  functions,
});
const unfit = (files = readSchemaFiles()) => whySchemaUnfit(database.pool, files);
const one = file('0001_one', 'create table one (a int)');
const two = file('0002_two', 'create table two (a int)');
const answer = (value: number) =>
  file('answer', `create or replace function answer() returns int language sql as 'select ${value}'`);

async function exists(...tables: string[]): Promise<boolean[]> {
  const { rows } = await database.pool.query<{ found: boolean }>(
    'select to_regclass(name) is not null as found from unnest($1::text[]) with ordinality t (name, n) order by n',
    [tables],
  );
  return rows.map(({ found }) => found);
}

describe('migrations', () => {
  it('are applied once each, however many hosts start together', async () => {
    const files = schema([one, two], [answer(1)]);
    await Promise.all(Array.from({ length: 8 }, () => migrate(database.pool, files)));
    const { rows } = await database.pool.query(
      'select name from migrations union all select name from applied_functions order by name',
    );
    expect(rows).toEqual([{ name: '0001_one' }, { name: '0002_two' }, { name: 'answer' }]);
    expect(await unfit(files)).toBeNull();
    expect(await unfit(schema([one, two], [answer(2)]))).toMatch(/^The database lacks answer: run npm run/);
    expect(await migrate(database.pool, files)).toEqual([]);
  });

  it('leave the database as it was when one of them fails', async () => {
    await migrate(database.pool, schema([one]));
    const broken = file('0003_broken', 'create table half (a int); select 1/0');
    await expect(migrate(database.pool, schema([one, two, broken]))).rejects.toThrow(
      /^The migration 0003_broken failed, and nothing was changed: /,
    );
    expect(await exists('one', 'two', 'half')).toEqual([true, false, false]);
    expect(await unfit(schema([one]))).toBeNull();
  });

  it.each([
    [
      'a file that was changed',
      [{ ...one, checksum: 'other' }],
      /0001_one was changed after the database applied it/,
    ],
    [
      'a file put before an applied one',
      [file('0000_late', 'select 1'), one],
      /0000_late stands before 0001_one/,
    ],
  ])('refuse %s', async (_, migrations, message) => {
    await migrate(database.pool, schema([one]));
    await expect(migrate(database.pool, schema(migrations))).rejects.toThrow(message);
  });

  it('wait for a lock only shortly, with all traffic behind them, and try again', async () => {
    await migrate(database.pool, schema([one]));
    const holder = await database.pool.connect();
    await holder.query('begin; lock table one in access share mode');
    const waiting = file('0002_waits', 'create table first (a int); alter table one add column b int');
    const patience = { lockMs: 50, pauseMs: 50, tries: 1_000 };
    const migrated = migrate(database.pool, schema([one, waiting]), patience);
    // What comes after the migration gets its turn whenever the migration lets go.
    for (let count = 0; count < 5; count += 1) await database.pool.query('select from one');
    await holder.query('commit');
    holder.release();
    expect(await migrated).toEqual(['0002_waits']);
  });

  it('give way where a call and they wait for each other: the call succeeds (OPS-2)', async () => {
    await migrate(database.pool, schema([one, two]));
    const call = await database.pool.connect();
    try {
      // The call holds two and comes to one; the migration holds one, and comes to two while the call waits.
      await call.query('begin; insert into two values (1)');
      const altering = `alter table one add column b int; select pg_sleep(0.1); alter table two add column b int`;
      const files = schema([one, two, file('0003_altering', altering)]);
      const migrated = migrate(database.pool, files, { ...PATIENCE, pauseMs: 10 });
      const held = `select from pg_locks where relation = 'one'::regclass and mode = 'AccessExclusiveLock' and granted`;
      await eventually(
        'the migration holds one',
        async () => (await database.pool.query(held)).rowCount === 1,
      );
      const called = call.query('insert into one values (1); commit');
      expect((await Promise.allSettled([called, migrated])).map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
      ]);
    } finally {
      call.release(true);
    }
  });

  it('give up where a lock is held for too long, with nothing changed', async () => {
    await migrate(database.pool, schema([one]));
    const holder = await database.pool.connect();
    await holder.query('begin; lock table one in access share mode');
    const waiting = file('0002_waits', 'create table first (a int); alter table one add column b int');
    await expect(
      migrate(database.pool, schema([one, waiting]), { lockMs: 20, pauseMs: 1, tries: 3 }),
    ).rejects.toThrow(/^The schema can't be changed, since others hold locks for long/);
    expect(await exists('first')).toEqual([false]);
    await holder.query('commit');
    holder.release();
  });

  it('may run without a transaction, as indexes on tables in use need', async () => {
    const index = file(
      '0002_index',
      '-- without-transaction\ncreate table more (a int);\ncreate index concurrently if not exists one_a on one (a);\n',
    );
    const files = schema([one, index, file('0003_three', 'create table three (a int)')], [answer(1)]);
    // Those who wait for the lock must not hold the index back.
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool, files)));
    expect(await exists('more', 'one_a', 'three')).toEqual([true, true, true]);
    expect(await unfit(files)).toBeNull();
  });

  it('of a newer version leave an older one at work, unless they say that they need newer hosts', async () => {
    const older = schema([one], [answer(1)]);
    await migrate(database.pool, schema([one, two], [answer(1)]));
    expect([await unfit(older), await migrate(database.pool, older)]).toEqual([null, []]);
    const contract = file('0003_contract', '-- needs-hosts: 0002_two\ndrop table one');
    await migrate(database.pool, schema([one, two, contract], [answer(1)]));
    expect(await unfit(schema([one, two], [answer(1)]))).toBeNull();
    const refused = /has the migration 0003_contract, which needs hosts that know 0002_two: start a version/;
    expect(await unfit(older)).toMatch(refused);
    await expect(migrate(database.pool, older)).rejects.toThrow(refused);
  });

  it('are refused where the database is newer and lacks what this version needs', async () => {
    await migrate(database.pool, schema([one, two], [answer(1)]));
    const expected = /does not know, and lacks answer, which this version needs/;
    expect(await unfit(schema([one], [answer(3)]))).toMatch(expected);
    await expect(migrate(database.pool, schema([one], [answer(3)]))).rejects.toThrow(expected);
  });

  it('have each number once', () => {
    const numbers = readSchemaFiles().migrations.map(({ name }) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('functions', () => {
  const value = async () =>
    (await database.pool.query<{ answer: number }>('select answer()')).rows[0]?.answer;

  it('are applied again when their text changes, and only then', async () => {
    await migrate(database.pool, schema([], [answer(1)]));
    await database.pool.query(`create or replace function answer() returns int language sql as 'select 5'`);
    await migrate(database.pool, schema([], [answer(1)]));
    expect(await value()).toBe(5);
    await migrate(database.pool, schema([], [answer(2)]));
    expect(await value()).toBe(2);
  });

  it('are not brought back by an older version that starts again, which works with the newer ones', async () => {
    await migrate(database.pool, schema([], [answer(1)]));
    await migrate(database.pool, schema([], [answer(2)]));
    expect(await migrate(database.pool, schema([], [answer(1)]))).toEqual([]);
    expect(await unfit(schema([], [answer(1)]))).toBeNull();
    expect(await value()).toBe(2);
  });

  it('are undone with the migrations beside them', async () => {
    const broken = file(
      'broken',
      'create or replace function broken() returns int language sql as $$ select x $$',
    );
    await expect(migrate(database.pool, schema([one], [answer(1), broken]))).rejects.toThrow(
      /^The file of functions broken failed, and nothing was changed: /,
    );
    expect(await exists('one')).toEqual([false]);
  });

  it('of the schema all stand in db/functions', async () => {
    const files = readSchemaFiles();
    await migrate(database.pool, files);
    const { rows } = await database.pool.query<{ proname: string }>(
      `select proname::text from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
    );
    const defined = files.functions.flatMap(({ sql }) =>
      [...sql.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name),
    );
    expect(rows.map(({ proname }) => proname)).toEqual(defined.sort());
  });
});

describe('a database of an earlier version', () => {
  /** The migrations up to a given one, as that version left them. */
  const upTo = (last: string) => {
    const { migrations } = readSchemaFiles();
    return schema(migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1));
  };

  it('keeps what it has, and is upgraded without running anything twice', async () => {
    await migrate(database.pool, upTo('0041_viettelpay_vietqr'));
    // That version kept no record of functions.
    await database.pool.query('drop table applied_functions');
    const playerId = await addPlayer(database.pool, 'oldplayer');
    const topUp = { playerId, type: 'topup.bank-transfer', recharge: 100n, bonus: 0n };
    const transfer = { provider: 'techcombank', externalId: 'FT1', amount: 1000, content: 'x' };
    await settleTransfer(database.db, transfer, topUp);
    const applied = 'select name, applied_at from migrations order by name';
    const { rows: before } = await database.pool.query(applied);

    await migrate(database.pool);
    await migrate(database.pool);

    const { rows: after } = await database.pool.query(applied);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(await unfit()).toBeNull();
    await settleTransfer(database.db, { ...transfer, externalId: 'FT2' }, topUp);
    const { rows } = await database.pool.query('select credit from balances');
    expect(rows).toEqual([{ credit: 200 }]);
    expect(await checkLedger(database.db)).toMatchObject({ sound: true });
  });

  it("brings an older seed's ViettelPay to VietQR, and leaves an operator's own form alone", async () => {
    await migrate(database.pool, upTo('0040_operators_announce'));
    const insert = `insert into payment_methods (name, kind, label, account_name, account_number, qr_template, exchange_rate)
                    values ($1, 'e-wallet', 'ViettelPay', 'FSO', '0981234567', $2, 0.1)`;
    await database.pool.query(insert, ['viettelpay', 'viettelpay|{account}|{name}|{content}']);
    await database.pool.query(insert, ['other', 'viettelpay|{account}|{name}|{content}']);
    await migrate(database.pool);
    const { rows } = await database.pool.query(
      'select name, bank_bin, qr_template from payment_methods order by name desc',
    );
    expect(rows).toEqual([
      { name: 'viettelpay', bank_bin: '971005', qr_template: null },
      { name: 'other', bank_bin: null, qr_template: 'viettelpay|{account}|{name}|{content}' },
    ]);
  });
});
