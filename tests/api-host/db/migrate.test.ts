import { migrate, PATIENCE } from '../../../api-host/db/migrate';
import { readSchemaFiles } from '../../../api-host/db/schemaFiles';
import { whySchemaUnfit } from '../../../api-host/db/schemaState';
import { eventually } from '../../support/eventually';
import { answer, exists, file, one, schema, two, useEmptyDatabase } from '../../support/schemaVersions';

const database = useEmptyDatabase();
const unfit = (files = readSchemaFiles()) => whySchemaUnfit(database.pool, files);

describe('migrations', () => {
  it('are applied once each, however many hosts start at the same time', async () => {
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
    expect(await exists(database, 'one', 'two', 'half')).toEqual([true, false, false]);
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
      /0000_late is numbered before 0001_one/,
    ],
  ])('refuse %s', async (_, migrations, message) => {
    await migrate(database.pool, schema([one]));
    await expect(migrate(database.pool, schema(migrations))).rejects.toThrow(message);
  });

  it('wait for a lock only briefly, since traffic queues behind them, and try again', async () => {
    await migrate(database.pool, schema([one]));
    const holder = await database.pool.connect();
    await holder.query('begin; lock table one in access share mode');
    const waiting = file('0002_waits', 'create table first (a int); alter table one add column b int');
    const patience = { lockMs: 50, pauseMs: 50, tries: 1_000 };
    const migrated = migrate(database.pool, schema([one, waiting]), patience);
    // Statements queued behind the migration run each time it releases its lock.
    for (let count = 0; count < 5; count += 1) await database.pool.query('select from one');
    await holder.query('commit');
    holder.release();
    expect(await migrated).toEqual(['0002_waits']);
  });

  it('yield in a deadlock with a call, and the call succeeds (OPS-2)', async () => {
    await migrate(database.pool, schema([one, two]));
    const call = await database.pool.connect();
    try {
      // The call holds two and then needs one; the migration holds one and needs two while the call waits: a deadlock.
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

  it('give up when a lock is held for too long, and change nothing', async () => {
    await migrate(database.pool, schema([one]));
    const holder = await database.pool.connect();
    await holder.query('begin; lock table one in access share mode');
    const waiting = file('0002_waits', 'create table first (a int); alter table one add column b int');
    await expect(
      migrate(database.pool, schema([one, waiting]), { lockMs: 20, pauseMs: 1, tries: 3 }),
    ).rejects.toThrow(/^The schema could not be changed because other transactions hold locks for too long/);
    expect(await exists(database, 'first')).toEqual([false]);
    await holder.query('commit');
    holder.release();
  });

  it('may run without a transaction, as concurrent index builds need', async () => {
    const index = file(
      '0002_index',
      '-- without-transaction\ncreate table more (a int);\ncreate index concurrently if not exists one_a on one (a);\n',
    );
    const files = schema([one, index, file('0003_three', 'create table three (a int)')], [answer(1)]);
    // Hosts that wait for the migration lock must not block the index build.
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool, files)));
    expect(await exists(database, 'more', 'one_a', 'three')).toEqual([true, true, true]);
    expect(await unfit(files)).toBeNull();
  });

  it.each(['one_a', '"One_A"'])(
    'build an index again whose concurrent build was interrupted: %s',
    async (name) => {
      await migrate(database.pool, schema([one]));
      // A unique index of equal values: its build fails, and leaves an invalid index, as an interruption does.
      await database.pool.query('insert into one values (1), (1)');
      await expect(
        database.pool.query(`create unique index concurrently ${name} on one (a)`),
      ).rejects.toThrow(/could not create unique index/);
      const index = file(
        '0002_index',
        `-- without-transaction\nCREATE INDEX CONCURRENTLY\n  IF NOT EXISTS ${name} ON one (a);\n`,
      );
      await migrate(database.pool, schema([one, index]));
      const { rows } = await database.pool.query(
        `select indisvalid, indisunique from pg_index where indrelid = 'one'::regclass`,
      );
      expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
    },
  );

  it('fail, and are not recorded, if they leave an invalid index', async () => {
    const index = file(
      '0002_index',
      `-- without-transaction\ncreate unique index concurrently if not exists one_a on one (a);\nupdate pg_index set indisvalid = false where indexrelid = 'one_a'::regclass;\n`,
    );
    await expect(migrate(database.pool, schema([one, index]))).rejects.toThrow(
      /^The migration 0002_index left the index one_a invalid: /,
    );
    expect(await unfit(schema([one]))).toBeNull();
    expect(await unfit(schema([one, index]))).toMatch(/lacks 0002_index/);
  });

  it('of a newer version let an older host run, unless they declare that they need newer hosts', async () => {
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

  it('are refused if the database is newer and lacks what this version needs', async () => {
    await migrate(database.pool, schema([one, two], [answer(1)]));
    const expected = /does not know, and lacks answer, which this version needs/;
    expect(await unfit(schema([one], [answer(3)]))).toMatch(expected);
    await expect(migrate(database.pool, schema([one], [answer(3)]))).rejects.toThrow(expected);
  });

  it('have unique numbers', () => {
    const numbers = readSchemaFiles().migrations.map(({ name }) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
