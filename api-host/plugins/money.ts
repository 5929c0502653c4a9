import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { chooseGameServer } from '../gateways/chooseGameServer';
import { eventRoutes } from '../routes/events';
import { campaignRoutes } from '../routes/campaigns';
import { codeRedemptionRoutes } from '../routes/codeRedemptions';
import { giftCodeRoutes } from '../routes/giftCodes';
import { migrationRoutes } from '../routes/migration';
import { paymentMethodRoutes } from '../routes/paymentMethods';
import { rechargeRoutes } from '../routes/recharge';
import { transactionHistoryRoutes } from '../routes/transactionHistory';
import { transferClaimRoutes } from '../routes/transferClaims';
import { bankFeedRoutes } from '../routes/bankFeeds';
import { transferNoticeRoutes } from '../routes/transferNotices';
import { zoneRoutes } from '../routes/zones';
import { createDeliverer } from '../useCases/deliver';
import { claimMatcher } from '../workers/claimMatcher';
import { deliveryPoller } from '../workers/deliveryPoller';

/**
 * The money features: top-ups, recharges, account migrations, the history, and the poller that finishes deliveries. Requests and the
 * poller share one deliverer. Without a game server there is no deliverer, and recharging is impossible.
 */
export const money = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const gameServer = chooseGameServer(deps);
      const deliverer = gameServer && createDeliverer(deps, gameServer);
      const moneyRoutes = [
        paymentMethodRoutes(deps),
        transferNoticeRoutes(deps),
        bankFeedRoutes(deps),
        rechargeRoutes(deps, deliverer),
        migrationRoutes(deps, deliverer),
        transactionHistoryRoutes(deps),
        zoneRoutes(deps),
        giftCodeRoutes(deps),
        codeRedemptionRoutes(deps),
        campaignRoutes(deps),
        eventRoutes(deps),
        transferClaimRoutes(deps),
      ];
      for (const routes of moneyRoutes) await app.register(routes);
      app.workers.push(claimMatcher(deps));
      if (deliverer) app.workers.push(deliveryPoller(deps, deliverer));
    },
    { name: 'money', dependencies: ['sessions', 'workers'] },
  );
