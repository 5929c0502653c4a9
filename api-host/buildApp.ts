import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { calls, type Call } from '@portal/contract';
import { accountRoutes, accountWorkers, registerAccounts } from './accountsSide';
import type { Deps, Worker } from './deps';
import { moneyRoutes, moneyWorkers, registerSandbox } from './moneySide';
import { bodies } from './plugins/bodies';
import { csrf } from './plugins/csrf';
import { errorHandler } from './plugins/errorHandler';
import { requestIds } from './plugins/requestIds';
import { requestLog } from './plugins/requestLog';
import { RequestLogger } from './plugins/requestLogger';
import { securityHeaders } from './plugins/securityHeaders';
import { sessions } from './plugins/sessions';
import { csrfCookieRoutes } from './routes/csrfCookie';
import { healthRoutes, type Readiness } from './routes/health';
import { localeRoutes } from './routes/locales';
import { meRoutes } from './routes/me';
import { portalRoutes } from './routes/portal';
import { sessionRoutes } from './routes/session';
import { builtPortalIn } from './serving/builtPortal';
import { cleanupWorker } from './workers/cleanup';

/** Calls of the contract that this host does not answer yet; a test keeps this list honest (API-4). */
export const comingCalls: readonly string[] = [];

/** The contract's calls that this host answers now. */
export const answeredCalls: readonly Call[] = calls.filter(
  ({ method, path }) => !comingCalls.includes(`${method} ${path}`),
);

/** The host as production runs it, and as the tests run it. `readiness` says when it may be given requests. */
export async function buildApp(deps: Deps, readiness: Readiness): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance,
    childLoggerFactory: (parent, bindings, options) => new RequestLogger(parent, bindings, options),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: deps.config.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...requestIds,
  });

  await app.register(errorHandler);
  await app.register(requestLog(deps));
  await app.register(securityHeaders(deps));
  await app.register(bodies);
  await app.register(sessions(deps));
  await app.register(csrf(deps));
  await registerAccounts(app, deps);

  await registerSandbox(app, deps);

  const portal = builtPortalIn(deps.config.portalDist);
  const routes = [
    healthRoutes(readiness),
    csrfCookieRoutes,
    meRoutes,
    sessionRoutes(deps),
    localeRoutes(portal),
    ...accountRoutes(deps),
    ...moneyRoutes(deps),
    portalRoutes(deps, portal),
  ];
  for (const route of routes) await app.register(route);
  return app;
}

/** What works beside the requests. */
export function buildWorkers(deps: Deps): Worker[] {
  return [cleanupWorker(deps), ...accountWorkers(deps), ...moneyWorkers(deps)];
}
