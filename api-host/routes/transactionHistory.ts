import type { FastifyInstance } from 'fastify';
import { paths } from '@portal/contract';
import type { Deps } from '../deps';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { newestTransactions } from '../repositories/history';

/** GET /api/transaction-history: contract's Transaction[], newest first, at most 15 (TX-2, TX-3). */
export const transactionHistoryRoutes = ({ pool }: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    app.get(paths.transactionHistory, { preHandler: requirePlayer }, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return newestTransactions(pool, playerOf(request).id);
    });
  };
