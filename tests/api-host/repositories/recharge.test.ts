import { deliveryTimes } from '../../../api-host/domain/deliverySchedule';
import { startRecharge } from '../../../api-host/repositories/recharge';
import { leaseAfterWait } from '../../support/leaseAfterWait';
import { orderOf, richPlayer, useLedgerDatabase } from '../../support/ledgerPlayers';

const database = useLedgerDatabase();

it('the lease of the first attempt does not include the wait for the balance', async () => {
  const player = await richPlayer(database, 10_000);
  const start = () => startRecharge(database.pool, orderOf(player));
  expect(await leaseAfterWait(database, player, start)).toBeGreaterThanOrEqual(deliveryTimes.lease);
});
