import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { CallOrigin } from '../repositories/accountEvents';

/** A request's origin, as it is recorded. A proxy may forward an address with a zone id, or something that is not an address at all. */
export function callOrigin(request: FastifyRequest): CallOrigin {
  const [address = ''] = request.ip.split('%');
  return {
    address: isIP(address) ? address : null,
    userAgent: request.headers['user-agent'] ?? null,
  };
}
