import type { FastifyInstance } from 'fastify';
import { paths, type GiftCode } from '@portal/contract';
import type { Deps } from '../deps';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { giftCodesOf } from '../repositories/giftCodes';

/** GET /api/gift-codes: the player's own codes and those for everybody (GIFT-1), at most 200. */
export const giftCodeRoutes = ({ db }: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    app.get(
      paths.giftCodes,
      { preHandler: requirePlayer },
      async (request, reply): Promise<readonly GiftCode[]> => {
        reply.header('Cache-Control', 'no-store');
        return giftCodesOf(db, playerOf(request).id);
      },
    );
  };
