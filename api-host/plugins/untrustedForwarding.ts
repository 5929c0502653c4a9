import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { plainAddress } from '../domain/addressBucket';

const UNTRUSTED =
  'X-Forwarded-For came from an address that TRUST_PROXY does not trust: if it is your proxy, all players share its rate limits until TRUST_PROXY includes it';
const NO_ADDRESS =
  'X-Forwarded-For named no IP address, so the limits by address do not work: let the proxy write the client’s address';

/** What is wrong with a request's forwarded address; undefined if nothing. */
function faultOf({ headers, ips, ip }: FastifyRequest): string | undefined {
  if (headers['x-forwarded-for'] === undefined) return undefined;
  // `ips`: the connection's own address first, then the forwarded ones as far as they are trusted.
  if ((ips?.length ?? 1) < 2) return UNTRUSTED;
  return isIP(ip) === 0 ? NO_ADDRESS : undefined;
}

/** Removes the ports, so that `request.ip` is an address, and TRUST_PROXY knows a proxy whose successor wrote its port. */
function removePorts({ headers }: FastifyRequest['raw']): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return;
  const plain = forwarded.split(',').map((address) => plainAddress(address.trim()));
  headers['x-forwarded-for'] = plain.join(', ');
}

/**
 * Reads X-Forwarded-For also with ports, and warns once each when it arrives from an address that TRUST_PROXY does not trust, and when it
 * names no address (SAFE-14). Behind an untrusted proxy all players appear under the proxy's address and share its rate limits.
 */
export const untrustedForwarding = ({ log }: Pick<Deps, 'log'>) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const warned = new Set<string>();
      app.addHook('onRequest', (request, _reply, done) => {
        removePorts(request.raw);
        const fault = faultOf(request);
        if (fault !== undefined && !warned.has(fault)) {
          warned.add(fault);
          log.warn({ address: request.socket.remoteAddress }, fault);
        }
        done();
      });
    },
    { name: 'untrustedForwarding' },
  );
