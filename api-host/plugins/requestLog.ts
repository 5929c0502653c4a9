import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log: the account that a call without a session concerns, once it is known. */
    accountId: number | null;
  }
}

const SLOW_MS = 1000;

/**
 * Logs one line per request, once it was answered. Successful reads are `debug`, so that a busy host's log stays readable; changes,
 * refusals and slow responses are `info`. A line names the account by its number, even for logins and resets. Errors are logged where
 * they are handled.
 */
export const requestLog = ({ log }: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      app.decorateRequest('accountId', null);
      app.addHook('onResponse', (request, reply, done) => {
        const ms = Math.round(reply.elapsedTime * 10) / 10;
        const quiet = request.method === 'GET' && reply.statusCode < 400 && ms < SLOW_MS;
        const level = quiet ? 'debug' : 'info';
        if (log.isLevelEnabled(level)) {
          // The route's pattern, not the address: addresses may carry tokens.
          const path = request.routeOptions.url ?? '(unknown path)';
          const { method, ip: address } = request;
          const playerId = request.player?.id ?? request.accountId ?? undefined;
          request.log[level]({ method, path, status: reply.statusCode, ms, address, playerId }, 'answered');
        }
        done();
      });
    },
    { name: 'requestLog' },
  );
