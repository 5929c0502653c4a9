import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { accounts } from './plugins/accounts';
import { bodyParsers } from './plugins/bodyParsers';
import { csrf } from './plugins/csrf';
import { errorHandler } from './plugins/errorHandler';
import { money } from './plugins/money';
import { requestIds } from './plugins/requestIds';
import { requestLog } from './plugins/requestLog';
import { RequestLogger } from './plugins/requestLogger';
import { sandbox } from './plugins/sandbox';
import { securityHeaders } from './plugins/securityHeaders';
import { sessions } from './plugins/sessions';
import { workers } from './plugins/workers';
import { csrfCookieRoutes } from './routes/csrfCookie';
import { healthRoutes, type Readiness } from './routes/health';
import { localeRoutes } from './routes/locales';
import { meRoutes } from './routes/me';
import { portalRoutes } from './routes/portal';
import { builtPortalIn } from './serving/builtPortal';
import { staticFiles } from './serving/staticFiles';
import { cleanupWorker } from './workers/cleanup';

/** The host as production and the tests run it. `readiness` tells when it may be given requests. */
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

  await app.register(workers);
  await app.register(errorHandler);
  await app.register(requestLog(deps));
  await app.register(securityHeaders(deps));
  await app.register(bodyParsers);
  await app.register(sessions(deps));
  await app.register(csrf(deps));
  await app.register(sandbox(deps));

  await app.register(healthRoutes(readiness));
  await app.register(csrfCookieRoutes);
  await app.register(meRoutes);
  await app.register(accounts(deps));
  await app.register(money(deps));
  app.workers.push(cleanupWorker(deps));

  await app.register(staticFiles);
  const portal = builtPortalIn(deps.config.portalDist);
  await app.register(localeRoutes(portal));
  await app.register(portalRoutes(deps, portal));
  return app;
}
