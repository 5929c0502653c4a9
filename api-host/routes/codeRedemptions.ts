import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, type CodeRedemption } from '@portal/contract';
import { redeemCodePayload } from '@portal/contract/rules';
import type { Deps } from '../deps';
import { typedCode } from '../domain/typedCode';
import { invalidFields, parseBody } from '../errors';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { requireHuman } from '../plugins/botCheck';
import { playerOf, requirePlayer } from '../plugins/sessions';
import {
  redeemCode,
  redemptionOfCode,
  redemptionsOf,
  type RedeemedCode,
} from '../repositories/codeRedemptions';
import { giftCodesOf } from '../repositories/giftCodes';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, addressOf, countAttempts, countUnsolved, type Counter } from './limits';
import { giveBack } from './loginCounters';

/** The same for unknown and expired codes, so that it does not reveal whether a code ever existed. */
const UNKNOWN = 'Mã không đúng hoặc đã hết hạn. Hãy kiểm tra lại từng ký tự.';
const OF_THE_GAME = 'Mã này dùng trong game: hãy sao chép mã ở danh sách bên dưới rồi nhập trong game.';

const refusals: Record<Exclude<RedeemedCode, 'redeemed' | 'again'>, string> = {
  unknown: UNKNOWN,
  'used-up': 'Mã này đã hết lượt nhận.',
  'too-much': 'Số dư của bạn không nhận thêm được. Hãy liên hệ bộ phận hỗ trợ.',
};

/**
 * GET /api/gift-codes/redemptions: newest first. POST {code, gReCaptchaToken?}: the redemption, with `again` if the player has redeemed
 * the code before, so that a retry neither fails nor credits twice (PLAY-8). 422 under `code`; 429 after many wrong codes, which asks
 * for a bot check while solving one still helps (SAFE-7). Right codes are not counted.
 */
export function codeRedemptionRoutes({ db, pool }: Deps) {
  const limits = rateLimitsRepository(db);

  async function countTry(request: FastifyRequest, botCheckToken: string | undefined): Promise<Counter[]> {
    const bucket = `redeem:${playerOf(request).id}`;
    const own = { bucket, limit: accountLimits.redeem };
    const solved = { bucket: `${bucket}+solved`, limit: accountLimits.redeemSolved };
    if (botCheckToken) {
      await requireHuman(request, botCheckToken, 'redeemCodeFormSubmit');
      await countAttempts(limits, [solved]);
      return [solved];
    }
    const shared = { bucket: `redeem@${addressOf(request)}`, limit: accountLimits.redeemByAddress };
    await countUnsolved(limits, [own, shared], solved);
    return [own, shared];
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.get(
      paths.codeRedemptions,
      { preHandler: requirePlayer },
      async (request, reply): Promise<CodeRedemption[]> => {
        reply.header('Cache-Control', 'no-store');
        return redemptionsOf(db, playerOf(request).id);
      },
    );

    app.post(
      paths.codeRedemptions,
      { preHandler: requirePlayer },
      async (request, reply): Promise<CodeRedemption> => {
        const payload = parseBody(redeemCodePayload, request.body);
        const { id } = playerOf(request);
        const code = typedCode(payload.code);
        const counted = await countTry(request, payload.gReCaptchaToken);
        const outcome = await redeemCode(db, id, code);
        if (outcome !== 'redeemed' && outcome !== 'again') {
          const listed =
            outcome === 'unknown' && (await giftCodesOf(db, id)).some((gift) => gift.code === code);
          throw invalidFields({ code: [listed ? OF_THE_GAME : refusals[outcome]] });
        }
        await giveBack(limits, counted);
        if (outcome === 'redeemed') notifyMoneyEvent(pool, id);
        reply.header('Cache-Control', 'no-store');
        return { ...(await redemptionOfCode(db, id, code)), ...(outcome === 'again' && { again: true }) };
      },
    );
  };
}
