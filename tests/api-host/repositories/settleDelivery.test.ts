import { sql } from 'kysely';
import { claimDue } from '../../../api-host/repositories/deliveries';
import { lockWaiting } from '../../../api-host/repositories/settleDelivery';
import { begunRecharge, richPlayer, useLedgerDatabase } from '../../support/ledgerPlayers';

const database = useLedgerDatabase();

it('notices an attempt that a host has begun since the operator’s transaction began', async () => {
  const player = await richPlayer(database, 10_000);
  const job = { ...(await begunRecharge(database, player)), kind: 'recharge' } as const;
  await sql`update deliveries set next_attempt_at = now() where player_id = ${player}`.execute(database.db);
  await database.db.transaction().execute(async (trx) => {
    await sql`select now()`.execute(trx);
    expect(await claimDue(database.db, 1)).toMatchObject([{ transactionId: job.transactionId }]);
    expect(await lockWaiting(trx, job)).toBe('running');
  });
});
