import { deliveryTimes } from '../../../api-host/domain/deliverySchedule';
import { claimDue } from '../../../api-host/repositories/deliveries';
import { begunRecharge, richPlayer, useLedgerDatabase } from '../../support/ledgerPlayers';

const database = useLedgerDatabase();

it('OPS-1: a delivery that was scheduled before the database’s clock was set back does not wait for it', async () => {
  const { transactionId } = await begunRecharge(database, await richPlayer(database, 10_000));
  const scheduledIn = (ms: number) =>
    database.pool.query(
      `update deliveries set next_attempt_at = now() + $1 * interval '1 millisecond' where transaction_id = $2`,
      [ms, transactionId],
    );
  await scheduledIn(deliveryTimes.longestPause);
  expect(await claimDue(database.db, 20)).toEqual([]);
  await scheduledIn(3_600_000);
  expect(await claimDue(database.db, 20)).toMatchObject([{ transactionId, attempts: 2 }]);
  // The claim is one like any other.
  expect(await claimDue(database.db, 20)).toEqual([]);
});
