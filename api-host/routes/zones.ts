import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import type { Deps } from '../deps';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { allZones } from '../repositories/catalogue';
import { accountZonesOf } from '../repositories/migration';

/** GET /api/zones: Zone[] by id. GET /api/account-zones: AccountZone[] of the player (GAME-2, MIG-1). */
export const zoneRoutes = ({ db }: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    app.get(paths.zones, { preHandler: requirePlayer }, async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return allZones(db);
    });

    app.get(paths.accountZones, { preHandler: requirePlayer }, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return accountZonesOf(db, playerOf(request).id);
    });
  };
