import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import type { Deps } from '../deps';
import { callOrigin } from '../plugins/callOrigin';
import { countedDownload } from '../plugins/csrf';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountEventsRepository } from '../repositories/accountEvents';
import { exportData, type DataExport } from '../repositories/dataExport';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, countAttempts } from './limits';

/** GET /api/data-export: the player's data as a JSON attachment (SAFE-13); 429 beyond a few a day. Each export is recorded. */
export function dataExportRoutes({ db, clock }: Deps) {
  const limits = rateLimitsRepository(db);
  const events = accountEventsRepository(db);

  return async (app: FastifyInstance): Promise<void> => {
    app.get(
      paths.dataExport,
      { preHandler: requirePlayer, ...countedDownload },
      async (request, reply): Promise<DataExport> => {
        const { id, username } = playerOf(request);
        await countAttempts(limits, [{ bucket: `data-export:${id}`, limit: accountLimits.dataExports }]);
        await events.add({ playerId: id, kind: 'data-exported', from: callOrigin(request) });
        reply
          .header('Cache-Control', 'no-store')
          .header('Content-Disposition', `attachment; filename="du-lieu-${username}.json"`);
        return exportData(db, id, clock());
      },
    );
  };
}
