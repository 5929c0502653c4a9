import { randomBytes } from 'node:crypto';
import { createSession, SESSIONS_PER_PLAYER } from '../../../api-host/repositories/sessions';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const database = useTestDatabase();

/** A player with as many sessions as allowed, whose oldest has this token. */
async function playerWithSessions(username: string, oldest: Buffer) {
  const { pool } = database;
  const playerId = await addPlayer(pool, username);
  await pool.query(
    `insert into sessions (token_hash, player_id, remember, expires_at, last_seen_at)
     select case n when 0 then $2::bytea else sha256((random()::text || n)::bytea) end, $1, false,
            now() + interval '1 day', now() - make_interval(hours => $3 - n)
       from generate_series(0, $3 - 1) n`,
    [playerId, oldest, SESSIONS_PER_PLAYER],
  );
  const { rows } = await pool.query<{ passwordHash: string }>(
    'select password_hash as "passwordHash" from players where id = $1',
    [playerId],
  );
  return { playerId, passwordHash: rows[0]?.passwordHash ?? '' };
}

const signIn = (
  { playerId, passwordHash }: { playerId: number; passwordHash: string },
  formerHash: Buffer | null,
) =>
  database.db.transaction().execute((trx) =>
    createSession(trx, {
      tokenHash: randomBytes(32),
      formerHash,
      playerId,
      passwordHash,
      mfaEnabled: false,
      remember: false,
      browserHash: randomBytes(32),
      address: null,
      userAgent: null,
    }),
  );

const tokens = async (playerId: number) => {
  const sql = 'select token_hash from sessions where player_id = $1';
  const { rows } = await database.pool.query<{ token_hash: Buffer }>(sql, [playerId]);
  return rows.map(({ token_hash }) => token_hash.toString('hex'));
};

it('SAFE-3: a session that replaces one of the same player ends no other as the oldest', async () => {
  const [oldest, unknown] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)];
  const player = await playerWithSessions('replacing', oldest);
  const [, newest = ''] = await tokens(player.playerId);
  await signIn(player, Buffer.from(newest, 'hex'));
  expect(await tokens(player.playerId)).toHaveLength(SESSIONS_PER_PLAYER);
  expect(await tokens(player.playerId)).toContain(oldest.toString('hex'));
  await signIn(player, unknown);
  expect(await tokens(player.playerId)).toHaveLength(SESSIONS_PER_PLAYER);
  expect(await tokens(player.playerId)).not.toContain(oldest.toString('hex'));
});

it('SAFE-3: two players with full lists sign in in each other’s browsers at the same moment', async () => {
  const { pool } = database;
  const oldest = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;
  const [one, two] = [
    await playerWithSessions('crossing1', oldest[0]),
    await playerWithSessions('crossing2', oldest[1]),
  ];
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from sessions where token_hash = any($1) for update', [oldest]);
  const both = Promise.allSettled([signIn(one, oldest[1]), signIn(two, oldest[0])]);
  // Both wait for the sessions that they end, and go on together.
  await waitForLockWaits(pool, 2);
  await holder.query('commit');
  holder.release();
  expect(await both).toEqual(
    [1, 2].map(() => ({ status: 'fulfilled', value: expect.any(String) as string })),
  );
  const left = [...(await tokens(one.playerId)), ...(await tokens(two.playerId))];
  expect(left).toHaveLength(2 * SESSIONS_PER_PLAYER);
  expect(left).not.toContain(oldest[0].toString('hex'));
  expect(left).not.toContain(oldest[1].toString('hex'));
});
