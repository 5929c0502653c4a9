import { addressesOf, assertTakesWrites, chooseAddress } from '../../../api-host/db/addresses';
import { openDatabaseProxy } from '../../support/databaseProxy';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

describe('the addresses of DATABASE_URL', () => {
  it.each([
    ['postgres://u:p@db/portal', ['postgres://u:p@db/portal']],
    ['postgres:///portal?host=%2Ftmp', ['postgres:///portal?host=%2Ftmp']],
    ['postgres://u:p@/portal?host=%2Ftmp', ['postgres://u:p@/portal?host=%2Ftmp']],
    ['postgres://u:a%2Fb@db/portal', ['postgres://u:a%2Fb@db/portal']],
    ['postgres://u:p@db:1/portal?sslmode=require', ['postgres://u:p@db:1/portal?sslmode=require']],
    [
      'postgresql://u:p@db1:5432,db2:5433/portal?sslmode=require&target_session_attrs=read-write',
      [
        'postgresql://u:p@db1:5432/portal?sslmode=require',
        'postgresql://u:p@db2:5433/portal?sslmode=require',
      ],
    ],
    [
      'postgres://db1,[::1]:5433,10.0.0.1/portal',
      ['postgres://db1/portal', 'postgres://[::1]:5433/portal', 'postgres://10.0.0.1/portal'],
    ],
    ['postgres://u@db/portal?target_session_attrs=primary', ['postgres://u@db/portal']],
  ])('%s', (url, addresses) => {
    expect(addressesOf(url)).toEqual(addresses);
  });

  it.each([
    ['postgres://u:secret@db1,/portal', /^DATABASE_URL must look like/],
    ['postgres://u:secret@db1,:5432/portal', /^DATABASE_URL must look like/],
    ['postgres://u:secret@db:99999/portal', /^DATABASE_URL must look like/],
    ['postgres://u:secret/+=@db:5432/portal', /In the password, write special characters as percent codes/],
    ['mysql://u:secret@db1,db2/portal', /^DATABASE_URL must look like/],
    ['postgres://u:secret@db1,db2/portal?target_session_attrs=any', /target_session_attrs must be one of/],
  ])('refuses %s without repeating its password', (url, message) => {
    expect(() => addressesOf(url)).toThrow(message);
    expect(() => addressesOf(url)).not.toThrow(/secret/);
  });
});

describe('OPS-3: the address that takes writes', () => {
  let database: TestDatabase;
  let name: string;
  const dead = 'postgres://a:b@127.0.0.1:1/c';
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    name = new URL(database.url).pathname.slice(1);
  });
  afterAll(() => database.drop());

  it('is found beside a dead and a hanging one, in any order', async () => {
    const hanging = await openDatabaseProxy(database.url);
    hanging.hangAll();
    for (const addresses of [
      [dead, database.url],
      [database.url, dead],
      [hanging.url, dead, database.url],
    ] as [string, ...string[]][])
      expect(await chooseAddress(addresses)).toBe(database.url);
    await hanging.close();
  });

  it('is the first one that accepts writes, as in libpq', async () => {
    const other = await openDatabaseProxy(database.url);
    expect(await chooseAddress([other.url, database.url])).toBe(other.url);
    await other.close();
  });

  it('is never a read-only one', async () => {
    await database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
    await expect(assertTakesWrites(database.url)).rejects.toThrow('it is read-only');
    await expect(chooseAddress([dead, database.url])).rejects.toThrow(
      /^No address of the database accepts writes \(127\.0\.0\.1:1: .*ECONNREFUSED.*; .*: it is read-only\): start one/,
    );
    await expect(chooseAddress([dead, database.url], 'DATABASE_LISTEN_URL')).rejects.toThrow(
      /start one, or correct DATABASE_LISTEN_URL\.$/,
    );
    const admin = await database.pool.connect();
    await admin.query('set default_transaction_read_only = off');
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    admin.release();
    await assertTakesWrites(database.url);
  });
});
