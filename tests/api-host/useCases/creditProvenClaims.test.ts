import { kyselyOver, openPool } from '../../../api-host/db/pool';
import { playerCode } from '../../../api-host/domain/playerCode';
import { openClaim } from '../../../api-host/repositories/transferClaims';
import { settleTransfer } from '../../../api-host/repositories/transfers';
import { creditProvenClaims } from '../../../api-host/useCases/creditProvenClaims';
import { newReference } from '../../support/claims';
import { useLedgerDatabase } from '../../support/ledgerPlayers';
import { addPlayer } from '../../support/players';
import { testDeps } from '../../support/testDeps';

const database = useLedgerDatabase();

const waiting = (externalId: string, content = 'nap tien') => ({
  ...{ provider: 'techcombank', externalId },
  ...{ amount: 100_000, content },
});

/** Opens a new player's claim that its reference proves; returns the player's id. */
async function openProven(username: string, content?: string): Promise<number> {
  const { db, pool } = database;
  const player = await addPlayer(pool, username);
  const reference = newReference();
  const transferredAt = new Date().toISOString();
  await openClaim(db, player, { amount: 100_000, transferredAt, reference });
  await settleTransfer(db, waiting(reference, content), null);
  return player;
}

it('PLAY-3: credits a proven claim however many others wait for operators', async () => {
  const { pool } = database;
  const stranger = await addPlayer(pool, 'stranger');
  await pool.query(
    `insert into transfer_claims (player_id, amount, transferred_at, reference)
     select $1, 100000, now(), 'NOSUCHTRANSFER' || n from generate_series(1, 1100) n`,
    [stranger],
  );
  await pool.query(
    `insert into transfer_notices (provider, external_id, amount, content, state)
     select 'techcombank', 'NOBODYS' || n, 100000, '', 'unmatched' from generate_series(1, 1100) n`,
  );
  await openProven('claimant');
  expect(await creditProvenClaims(testDeps(database))).toBe(1);
});

it('PLAY-3: credits a proven claim however many players claim another transfer', async () => {
  const { db, pool } = database;
  const reference = newReference();
  await settleTransfer(db, waiting(reference), null);
  await pool.query(
    `with rivals as (
       insert into players (username, password_hash) select 'rival' || n, '' from generate_series(1, 334) n returning id)
     insert into transfer_claims (player_id, amount, transferred_at, reference)
     select id, 100000 + n, now(), $1 from rivals, generate_series(0, 2) n`,
    [reference],
  );
  await openProven('late');
  expect(await creditProvenClaims(testDeps(database))).toBe(1);
});

it('PLAY-3: credits a proven claim although an earlier one cannot be credited now', async () => {
  const locked = await openProven('locked');
  await openProven('after');
  const impatient = openPool({ connectionString: database.url, lock_timeout: 50 });
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select lock_balance($1)', [locked]);
    const deps = testDeps({ pool: impatient, db: kyselyOver(impatient) });
    await expect(creditProvenClaims(deps)).rejects.toThrow('lock timeout');
  } finally {
    await holder.query('rollback');
    holder.release();
    await impatient.end();
  }
  const { rows } = await database.pool.query(
    `select username, c.state from transfer_claims c join players on players.id = player_id
      where username in ('locked', 'after') order by 1`,
  );
  expect(rows).toEqual([
    { username: 'after', state: 'credited' },
    { username: 'locked', state: 'open' },
  ]);
});

it('PLAY-3: leaves a claim to an operator if the content mentions another player, in whatever form', async () => {
  const owner = await addPlayer(database.pool, 'owner');
  const code = playerCode(owner);
  const contents = [
    'FSO KP: OWNER',
    'NAP KP OWNER',
    'owner nap tien',
    `nap ${code}`,
    `FSO KP ${code.replace('0', 'O')}`,
  ];
  for (const [at, content] of contents.entries()) await openProven(`thief${at}`, content);
  await openProven('claimer', 'claimer nap KP');
  await creditProvenClaims(testDeps(database));
  const { rows } = await database.pool.query(
    `select username from transfer_claims c join players on players.id = player_id
      where username ~ '^(thief|claimer)' and c.state = 'credited'`,
  );
  expect(rows).toEqual([{ username: 'claimer' }]);
});
