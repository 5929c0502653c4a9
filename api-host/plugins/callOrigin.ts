import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { CallOrigin } from '../repositories/accountEvents';

/** Where a request came from, as it is recorded. A proxy may forward something that is no address, or an address with its zone. */
export function callOrigin(request: FastifyRequest): CallOrigin {
  const [address = ''] = request.ip.split('%');
  return {
    address: isIP(address) ? address : null,
    userAgent: request.headers['user-agent'] ?? null,
  };
}
