import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { brandedPortal } from './brand/brandedPortal';
import type { Deps } from './deps';
import { accounts } from './plugins/accounts';
import { bodyParsers } from './plugins/bodyParsers';
import { csrf } from './plugins/csrf';
import { deadline } from './plugins/deadline';
import { drain } from './plugins/drain';
import { errorHandler, unreadable, unroutable } from './plugins/errorHandler';
import { gauges } from './plugins/gauges';
import { metrics } from './plugins/metrics';
import { money } from './plugins/money';
import { requestIds, tellRequestIds } from './plugins/requestIds';
import { requestLog } from './plugins/requestLog';
import { RequestLogger } from './plugins/requestLogger';
import { sandbox } from './plugins/sandbox';
import { securityHeaders } from './plugins/securityHeaders';
import { sessions } from './plugins/sessions';
import { tracing } from './plugins/tracing';
import { untrustedForwarding } from './plugins/untrustedForwarding';
import { workers } from './plugins/workers';
import { csrfCookieRoutes } from './routes/csrfCookie';
import { healthRoutes, type Readiness } from './routes/health';
import { localeRoutes } from './routes/locales';
import { meRoutes } from './routes/me';
import { openApiRoutes } from './routes/openApi';
import { portalRoutes } from './routes/portal';
import { builtPortalIn } from './serving/builtPortal';
import { staticFiles } from './serving/staticFiles';
import { cleanupWorker } from './workers/cleanup';
import { operatorNoticeWorkers } from './workers/operatorNotices';

/** The host as production and the tests run it. `readiness` tells whether the database and the process can take requests. */
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
    frameworkErrors: unroutable(deps),
    clientErrorHandler: unreadable(deps),
    ...requestIds,
  });

  await app.register(workers);
  await app.register(gauges);
  await app.register(metrics(deps));
  await app.register(tracing(deps));
  await app.register(tellRequestIds);
  await app.register(drain);
  await app.register(errorHandler);
  await app.register(deadline());
  await app.register(requestLog(deps));
  await app.register(untrustedForwarding(deps));
  await app.register(securityHeaders(deps));
  await app.register(bodyParsers);
  await app.register(sessions(deps));
  await app.register(csrf(deps));
  await app.register(sandbox(deps));

  if (deps.config.openApi) await app.register(openApiRoutes);
  await app.register(csrfCookieRoutes);
  await app.register(meRoutes);
  await app.register(accounts(deps));
  await app.register(money(deps));
  app.workers.push(cleanupWorker(deps), ...operatorNoticeWorkers(deps));

  await app.register(staticFiles);
  const built = builtPortalIn(deps.config.portalDist);
  const { brand } = deps.config;
  const portal = brand ? await brandedPortal(built, brand, deps.log) : built;
  await app.register(localeRoutes(portal));
  await app.register(portalRoutes(deps, portal));
  const { portalDist } = deps.config;
  const needsPortal = portalDist !== null;
  if (needsPortal && !portal())
    deps.log.warn(
      { folder: portalDist },
      'the portal is not built: run npm run build, or correct PORTAL_DIST',
    );
  await app.register(
    healthRoutes(async () =>
      needsPortal && !portal() ? { ready: false, why: 'the portal is not built' } : readiness(),
    ),
  );
  return app;
}
