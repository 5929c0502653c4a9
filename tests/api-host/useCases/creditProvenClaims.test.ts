import { openClaim } from '../../../api-host/repositories/transferClaims';
import { settleTransfer } from '../../../api-host/repositories/transfers';
import { creditProvenClaims } from '../../../api-host/useCases/creditProvenClaims';
import { newReference } from '../../support/claims';
import { useLedgerDatabase } from '../../support/ledgerPlayers';
import { addPlayer } from '../../support/players';
import { testDeps } from '../../support/testDeps';

const database = useLedgerDatabase();

it('PLAY-3: credits a proven claim however many others wait for operators', async () => {
  const { db, pool } = database;
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
  const player = await addPlayer(pool, 'claimant');
  const reference = newReference();
  const transferredAt = new Date().toISOString();
  await openClaim(db, player, { amount: 100_000, transferredAt, reference });
  const transfer = { provider: 'techcombank', externalId: reference, amount: 100_000, content: 'nap tien' };
  await settleTransfer(db, transfer, null);
  expect(await creditProvenClaims(testDeps(database))).toBe(1);
});
