import type { FastifyInstance } from 'fastify';
import type { Deps, Worker } from './deps';
import { chooseGameServer } from './gateways/chooseGameServer';
import { eventRoutes } from './routes/events';
import { giftCodeRoutes } from './routes/giftCodes';
import { migrationRoutes } from './routes/migration';
import { paymentMethodRoutes } from './routes/paymentMethods';
import { rechargeRoutes } from './routes/recharge';
import { transactionHistoryRoutes } from './routes/transactionHistory';
import { transferNoticeRoutes } from './routes/transferNotices';
import { zoneRoutes } from './routes/zones';
import { networkFaults, type NetworkFaults } from './sandbox/networkFaults';
import { sandboxRoutes } from './sandbox/routes';
import { createDeliverer, type Deliverer } from './workers/deliverer';
import { deliveryPoller } from './workers/deliveryPoller';

type Routes = (app: FastifyInstance) => Promise<void>;

function delivererOf(deps: Deps): Deliverer | null {
  const gameServer = chooseGameServer(deps);
  return gameServer && createDeliverer(deps, gameServer);
}

/** The calls about money: what comes in, what it buys, and what became of it. */
export function moneyRoutes(deps: Deps): Routes[] {
  const deliverer = delivererOf(deps);
  return [
    paymentMethodRoutes(deps),
    transferNoticeRoutes(deps),
    rechargeRoutes(deps, deliverer),
    migrationRoutes(deps, deliverer),
    transactionHistoryRoutes(deps),
    zoneRoutes(deps),
    giftCodeRoutes(deps),
    eventRoutes(deps),
  ];
}

/** Finishes deliveries; without a game server there is nothing to finish them with. */
export function moneyWorkers(deps: Deps): Worker[] {
  const deliverer = delivererOf(deps);
  return deliverer ? [deliveryPoller(deps, deliverer)] : [];
}

/** The outside world of architecture §5, where the sandbox is on. Before the other routes, since it disturbs their network. */
export async function registerSandbox(app: FastifyInstance, deps: Deps): Promise<void> {
  if (!deps.config.sandbox) return;
  const faults: NetworkFaults = { delayMs: 0, failNext: 0 };
  await app.register(networkFaults(faults));
  await app.register(sandboxRoutes(deps, faults));
}
