import { knownBrowsersRepository } from '../../../api-host/repositories/knownBrowsers';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

/** A browser's token, and those that it replaces. */
const tokens = (byte: number, ...former: number[]) => ({
  hash: Buffer.alloc(32, byte),
  former: former.map((old) => Buffer.alloc(32, old)),
});

it('SAFE-13: keeps no browser of an account that is deleted while its sign-in waits', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  const browsers = knownBrowsersRepository(db);
  expect(await browsers.add('leaving', tokens(1), 'none')).toBe(true);
  const isNew = await duringDeletion(database, playerId, () => browsers.add('leaving', tokens(2), 'none'));
  expect(isNew).toBe(false);
  const { rowCount } = await pool.query('select from known_browsers where player_id = $1', [playerId]);
  expect(rowCount).toBe(0);
});

it('SAFE-4: replaces a token of the account only, and of two replacements by one sign-in each, one is new', async () => {
  const { db, pool } = database;
  for (const name of ['first', 'second']) await addPlayer(pool, name);
  const browsers = knownBrowsersRepository(db);
  await browsers.add('first', tokens(1), 'year');
  await browsers.add('second', tokens(2), 'none');
  expect(await browsers.add('first', tokens(3, 1, 2), 'none')).toBe(false);
  expect(await browsers.add('first', tokens(4, 1, 2), 'none')).toBe(true);
  const known = await browsers.of([1, 2, 3, 4].map((byte) => tokens(byte).hash));
  expect(known.map((row) => ({ ...row, tokenHash: row.tokenHash[0] }))).toEqual(
    expect.arrayContaining([
      { username: 'second', tokenHash: 2, isTrusted: false },
      { username: 'first', tokenHash: 3, isTrusted: true },
      { username: 'first', tokenHash: 4, isTrusted: false },
    ]),
  );
  expect(known).toHaveLength(3);
});
