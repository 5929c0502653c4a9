import type { FastifyInstance } from 'fastify';
import { paths, type Campaign } from '@portal/contract';
import type { Deps } from '../deps';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { campaignsOf } from '../repositories/campaigns';
import { rewardPlayer } from '../useCases/rewardPlayer';

/** GET /api/campaigns: credits the rewards that the player has reached, then returns the contract's Campaign[] (PLAY-9). */
export const campaignRoutes = (deps: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    app.get(paths.campaigns, { preHandler: requirePlayer }, async (request, reply): Promise<Campaign[]> => {
      const { id } = playerOf(request);
      await rewardPlayer(deps, id);
      reply.header('Cache-Control', 'no-store');
      return campaignsOf(deps.db, id);
    });
  };
