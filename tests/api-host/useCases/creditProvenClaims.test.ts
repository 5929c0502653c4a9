import { openClaim } from '../../../api-host/repositories/transferClaims';
import { settleTransfer } from '../../../api-host/repositories/transfers';
import { creditProvenClaims } from '../../../api-host/useCases/creditProvenClaims';
import { newReference } from '../../support/claims';
import { useLedgerDatabase } from '../../support/ledgerPlayers';
import { addPlayer } from '../../support/players';
import { testDeps } from '../../support/testDeps';

const database = useLedgerDatabase();

const waiting = (externalId: string) => ({
  ...{ provider: 'techcombank', externalId },
  ...{ amount: 100_000, content: 'nap tien' },
});

/** Opens a new player's claim that its reference proves. */
async function openProven(username: string): Promise<void> {
  const { db, pool } = database;
  const player = await addPlayer(pool, username);
  const reference = newReference();
  const transferredAt = new Date().toISOString();
  await openClaim(db, player, { amount: 100_000, transferredAt, reference });
  await settleTransfer(db, waiting(reference), null);
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
