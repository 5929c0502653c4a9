import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import { addPasskeyPayload, proofPayload, removePasskeyPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { relyingPartyOf } from '../domain/relyingParty';
import { browserName } from '../domain/userAgent';
import { parseBody } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { passkeysRepository } from '../repositories/passkeys';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { addPasskey, beginPasskey } from '../useCases/addPasskey';
import { removePasskey } from '../useCases/removePasskey';
import { requestPasskey } from '../useCases/requestPasskey';
import { callerOf } from './caller';
import { accountLimits, countAttempts } from './limits';
import { provenChanges } from './provenChanges';

/**
 * Passkeys (SAFE-5), an addition; absent if PUBLIC_URL does not allow them. GET /api/passkeys: the contract's Passkey[].
 * POST …/options {proofs}: WebAuthn options for creating one. POST /api/passkeys {passkey}: 204; the passkey is named after its browser.
 * POST …/remove {id, proofs}: 204. POST …/proof: WebAuthn options for proving a change; the result is sent as `passkey` (SAFE-1); 429.
 */
export function passkeyRoutes(deps: Deps) {
  const { db, keys, config } = deps;
  const relyingParty = relyingPartyOf(config.publicUrl);
  const provenChange = provenChanges(deps);
  const passkeys = passkeysRepository(db);
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    if (relyingParty === null) return;
    app.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
    });
    const asPlayer = { preHandler: requirePlayer };

    app.get(paths.passkeys, asPlayer, (request) => passkeys.list(playerOf(request).id));

    app.post(paths.passkeyOptions, asPlayer, (request) =>
      provenChange(request, parseBody(proofPayload, request.body), (change) =>
        beginPasskey(db, request.passwords, keys, {
          ...change,
          relyingParty,
          game: config.portal.brand.name,
        }),
      ),
    );

    app.post(paths.passkeys, asPlayer, async (request, reply) => {
      const { passkey } = parseBody(addPasskeyPayload, request.body);
      await addPasskey(db, keys, {
        playerId: playerOf(request).id,
        response: passkey,
        name: browserName(request.headers['user-agent'] ?? null),
        caller: callerOf(request),
      });
      return reply.code(204).send();
    });

    app.post(paths.passkeyRemove, asPlayer, async (request, reply) => {
      const { id, ...proofs } = parseBody(removePasskeyPayload, request.body);
      await provenChange(request, proofs, (change) =>
        removePasskey(db, request.passwords, keys, { ...change, id }),
      );
      return reply.code(204).send();
    });

    app.post(paths.passkeyProof, asPlayer, async (request) => {
      const { id: playerId } = playerOf(request);
      await countAttempts(limits, [
        { bucket: `passkey-proof:${playerId}`, limit: accountLimits.passkeyProofs },
      ]);
      return requestPasskey(db, { purpose: 'proof', playerId, relyingParty });
    });
  };
}
