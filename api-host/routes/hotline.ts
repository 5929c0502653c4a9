import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Deps } from '../deps';
import { problem } from '../errors';
import { acceptHotlineSms } from '../useCases/acceptHotlineSms';
import { noticeAlarms } from './noticeAlarms';
import { acceptRawBodies, clocksDiffer, signedBody } from './signedBody';

const hotlinePath = '/api/hotline-messages';

interface Report {
  id: string;
  from: string;
  text: string;
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest && !value.includes('\0');

function readReport(body: unknown): Report | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { id, from, text } = body as Record<string, unknown>;
  return isText(id, 128) && isText(from, 32) && isText(text, 1000) ? { id, from, text } : undefined;
}

/**
 * POST /api/hotline-messages `{id, from, text}`, signed (docs/gateways.md): an SMS that the hotline received (REC-2). 200
 * `{status: "taken"}` whatever its effect; each id is handled once; 401 without a valid signature; 503 if it is older than 300 s; 422 for a body that is not a report.
 */
export const hotlineRoutes = (deps: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    const { db, clock, config } = deps;
    const alarm = noticeAlarms(deps);
    acceptRawBodies(app);

    app.post(hotlinePath, { config: { csrf: 'signed' } }, async (request) => {
      const read =
        config.hotlineSecrets.length === 0
          ? ({ fault: 'no secret' } as const)
          : signedBody(request, { secrets: config.hotlineSecrets, path: hotlinePath }, clock().getTime());
      if (read.fault !== null) {
        request.log.warn({ fault: read.fault, address: request.ip }, 'a hotline report was refused');
        if (read.fault === 'stale') {
          await alarm('clock-differs', 'hotline', { seconds: read.seconds });
          throw clocksDiffer();
        }
        await alarm('hotline-forged', 'hotline', { fault: read.fault });
        throw problem(401, 'The report is not signed as it must be.');
      }
      const report = readReport(read.json);
      if (!report) throw problem(422, 'The report is malformed: {id, from, text}, all texts.');
      await db.transaction().execute(async (trx) => {
        if (await isNew(trx, report.id)) await acceptHotlineSms(trx, report, deps);
      });
      return { status: 'taken' };
    });
  };

/** False for a report that was received before. */
async function isNew(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hotline_messages')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
