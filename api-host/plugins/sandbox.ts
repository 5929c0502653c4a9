import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { networkFaults, type NetworkFaults } from '../sandbox/networkFaults';
import { sandboxRoutes } from '../sandbox/routes';

/** The sandbox's bank, game servers and phones, if SANDBOX is on. Registered before other routes, since it delays and fails their calls. */
export const sandbox = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      if (!deps.config.sandbox) return;
      const faults: NetworkFaults = { delayMs: 0, failNext: 0 };
      await app.register(networkFaults(faults));
      await app.register(sandboxRoutes(deps, faults));
    },
    { name: 'sandbox', dependencies: ['csrf'] },
  );
