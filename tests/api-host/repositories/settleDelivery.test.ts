import { sql } from 'kysely';
import { claimDue, postpone } from '../../../api-host/repositories/deliveries';
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

it('notices an attempt of another host, although an earlier one that took longer than its lease has ended since', async () => {
  const player = await richPlayer(database, 10_000);
  const job = { ...(await begunRecharge(database, player)), kind: 'recharge' } as const;
  const attempt = async () => {
    await sql`update deliveries set next_attempt_at = now() where player_id = ${player}`.execute(database.db);
    const [claimed] = await claimDue(database.db, 1);
    return claimed!;
  };
  const earlier = await attempt();
  await attempt();
  await postpone(database.db, earlier);
  await database.db.transaction().execute(async (trx) => {
    expect(await lockWaiting(trx, job)).toBe('running');
  });
});
