import type { FastifyInstance } from 'fastify';
import { paths, type TransferClaim } from '@portal/contract';
import { transferClaimPayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { DAY_MS, HOUR_MS } from '../domain/durations';
import { claimLimits } from '../domain/transferClaim';
import { invalidFields, parseBody, problem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { claimsOf, openClaim } from '../repositories/transferClaims';
import { creditProvenClaims } from '../useCases/creditProvenClaims';
import { accountLimits, addressOf, countAttempts } from './limits';

/** Phone clocks may run ahead. */
const AHEAD_MS = HOUR_MS;

const TOO_MANY_OPEN = `Bạn đang có ${claimLimits.mostOpen} yêu cầu chờ xử lý. Hãy đợi kết quả trước khi gửi thêm.`;

/** Throws 422 for a time at which the transfer cannot have been made. */
function checkTime(transferredAt: string, now: Date): void {
  const age = now.getTime() - Date.parse(transferredAt);
  const message = Number.isNaN(age)
    ? 'Hãy chọn ngày giờ đã chuyển.'
    : age < -AHEAD_MS
      ? 'Ngày giờ này chưa tới.'
      : age > claimLimits.oldestDays * DAY_MS
        ? `Chỉ tra cứu được giao dịch trong ${claimLimits.oldestDays} ngày gần đây.`
        : null;
  if (message) throw invalidFields({ transferredAt: [message] });
}

/**
 * GET /api/transfer-claims: newest first. POST {amount, transferredAt, method?, reference?}: the new claim, still open (PLAY-3). The
 * response is the same whether or not such a transfer is known; 429 beyond a few a day.
 */
export function transferClaimRoutes(deps: Deps) {
  const { db, clock, log } = deps;
  const limits = rateLimitsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.get(
      paths.transferClaims,
      { preHandler: requirePlayer },
      async (request, reply): Promise<TransferClaim[]> => {
        reply.header('Cache-Control', 'no-store');
        return claimsOf(db, playerOf(request).id);
      },
    );

    app.post(
      paths.transferClaims,
      { preHandler: requirePlayer },
      async (request, reply): Promise<TransferClaim> => {
        const payload = parseBody(transferClaimPayload, request.body);
        checkTime(payload.transferredAt, clock());
        const { id } = playerOf(request);
        await countAttempts(limits, [
          { bucket: `transfer-claim@${addressOf(request)}`, limit: accountLimits.claimsByAddress },
          { bucket: `transfer-claim:${id}`, limit: accountLimits.claims },
        ]);
        const claim = await openClaim(db, id, payload);
        if (!claim) throw problem(422, TOO_MANY_OPEN);
        // After the response is prepared, so that neither its content nor its timing reveals whether a transfer matches.
        setImmediate(() => {
          creditProvenClaims(deps).catch((error: unknown) => {
            log.warn({ err: error }, 'claims could not be compared; a worker will retry');
          });
        });
        reply.header('Cache-Control', 'no-store');
        return claim;
      },
    );
  };
}
