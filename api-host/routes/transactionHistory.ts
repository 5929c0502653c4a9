import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { paths, type HistoryPage } from '@portal/contract';
import type { Deps } from '../deps';
import { historyFileHead, historyFileLine } from '../domain/historyFile';
import { invalidFields } from '../errors';
import { countedDownload } from '../plugins/csrf';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { historyLine, historyPage, newestTransactions } from '../repositories/history';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { accountLimits, countAttempts } from './limits';

/** Lines of the file per query, so that no statement runs long or waits for a slow client. */
const LINES_AT_ONCE = 500;

type Query = Readonly<Record<string, unknown>>;

/** An id from the query string; undefined if absent. Throws 422 for a value that cannot be an id. */
function idIn(query: Query, name: string): number | undefined {
  const given = query[name];
  if (given === undefined) return undefined;
  // JavaScript and the database represent every number of up to 15 digits exactly.
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given))
    throw invalidFields({ [name]: ['Giá trị không hợp lệ'] });
  return Number(given);
}

/**
 * GET /api/transaction-history: contract's Transaction[], newest first, at most 15 (TX-2, TX-3). Additions (PLAY-7): …/pages, a
 * HistoryPage of 15, takes `before` or `id` in its query; …/file, the whole history as CSV, 429 beyond a few an hour.
 */
export function transactionHistoryRoutes({ db, pool, config }: Deps) {
  const { unit } = config.portal.brand;
  const limits = rateLimitsRepository(db);

  async function* fileOf(playerId: number): AsyncGenerator<string> {
    yield historyFileHead(unit);
    for (let before: number | undefined, more = true; more;) {
      const { transactions, next } = await historyPage(pool, playerId, before, LINES_AT_ONCE);
      yield transactions.map((transaction) => historyFileLine(transaction, unit)).join('');
      more = next !== null;
      before = Number(next);
    }
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.get(paths.transactionHistory, { preHandler: requirePlayer }, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return newestTransactions(pool, playerOf(request).id);
    });

    app.get<{ Querystring: Query }>(
      paths.historyPages,
      { preHandler: requirePlayer },
      async (request, reply): Promise<HistoryPage> => {
        const { id: playerId } = playerOf(request);
        const [id, before] = [idIn(request.query, 'id'), idIn(request.query, 'before')];
        reply.header('Cache-Control', 'no-store');
        const page = await (id === undefined
          ? historyPage(pool, playerId, before)
          : historyLine(pool, playerId, id));
        return { ...page, offersFile: true };
      },
    );

    app.get(paths.historyFile, { preHandler: requirePlayer, ...countedDownload }, async (request, reply) => {
      const { id, username } = playerOf(request);
      await countAttempts(limits, [{ bucket: `history-file:${id}`, limit: accountLimits.historyFiles }]);
      reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="lich-su-giao-dich-${username}.csv"`)
        .type('text/csv; charset=utf-8');
      return Readable.from(fileOf(id));
    });
  };
}
