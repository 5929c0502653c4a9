import type { FastifyRequest } from 'fastify';
import { callOrigin } from '../plugins/callOrigin';
import { playerOf } from '../plugins/sessions';
import type { Caller } from '../useCases/credentialChanged';

/** The signed-in player's session and browser, which are kept when a credential changes (SAFE-2). */
export const callerOf = (request: FastifyRequest): Caller => ({
  ...callOrigin(request),
  sessionHash: playerOf(request).tokenHash,
  browserHash: request.server.knownBrowsers.hashOf(request),
});
