import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';

/**
 * Warns once when X-Forwarded-For arrives from an address that TRUST_PROXY does not trust (SAFE-14). Behind an untrusted proxy all
 * players appear under the proxy's address and share its rate limits.
 */
export const untrustedForwarding = ({ log }: Pick<Deps, 'log'>) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      let warned = false;
      app.addHook('onRequest', (request, _reply, done) => {
        // `ips`: the connection's own address first, then the forwarded ones as far as they are trusted.
        if (!warned && request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) < 2) {
          warned = true;
          log.warn(
            { address: request.socket.remoteAddress },
            'X-Forwarded-For came from an address that TRUST_PROXY does not trust: if it is your proxy, all players share its rate limits until TRUST_PROXY includes it',
          );
        }
        done();
      });
    },
    { name: 'untrustedForwarding' },
  );
