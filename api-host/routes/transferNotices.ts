import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { noticePathOf, readNotice } from '../domain/transferNotice';
import { problem } from '../errors';
import { transferNoticeSecret } from '../repositories/transferNoticeSecret';
import { acceptTransfer } from '../useCases/acceptTransfer';
import { noticeAlarms } from './noticeAlarms';
import { signedBody, acceptRawBodies } from './signedBody';

const transferNoticePath = '/api/transfer-notices/:provider';

/**
 * POST /api/transfer-notices/:provider `{id, amount, content}`, signed (docs/gateways.md): 200 `{status}`; 401 when the
 * signature is missing, wrong or older than 300 s; 409 when the id is known with another amount or content; 422 for a body
 * that is not a notice. Every refusal raises an alarm.
 */
export const transferNoticeRoutes = (deps: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    const { clock } = deps;
    acceptRawBodies(app);

    const alarm = noticeAlarms(deps);

    app.post<{ Params: { provider: string } }>(
      transferNoticePath,
      { config: { csrf: 'signed' } },
      async (request) => {
        const { provider } = request.params;
        const secret = await transferNoticeSecret(deps, provider);
        const signed =
          secret === undefined
            ? ({ fault: 'unknown provider' } as const)
            : signedBody(request, { secret, path: noticePathOf(provider) }, clock().getTime());
        if (signed.fault !== null) {
          const { fault } = signed;
          request.log.warn({ fault, address: request.ip }, 'a transfer notice was refused');
          // An unauthenticated caller must not choose the text of an alarm.
          await alarm('transfer-notice-forged', secret === undefined ? 'unknown provider' : provider, {
            fault,
          });
          throw problem(401, 'The notice is not signed as it must be.');
        }

        const read = readNotice(signed.json);
        if ('errors' in read) {
          request.log.error({ provider, errors: read.errors }, 'a signed transfer notice is malformed');
          await alarm('transfer-notice-malformed', provider, { errors: read.errors });
          throw problem(422, 'The notice is malformed.', read.errors);
        }
        const { id, amount, content } = read.notice;
        const status = await acceptTransfer(deps, { provider, externalId: id, amount, content });
        if (status === 'conflict') throw problem(409, 'This id is known with another amount or content.');
        return { status };
      },
    );
  };
