import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../domain/addressBucket';
import type { CallOrigin } from '../repositories/accountEvents';

/** A request's origin, as it is recorded. A proxy may forward something that is not an address at all. */
export function callOrigin(request: FastifyRequest): CallOrigin {
  const address = plainAddress(request.ip);
  return {
    address: isIP(address) ? address : null,
    userAgent: request.headers['user-agent'] ?? null,
  };
}
