import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { noticePathOf, readNotice } from '../domain/transferNotice';
import { problem } from '../errors';
import { transferNoticeSecrets } from '../repositories/transferNoticeSecrets';
import { acceptTransfer } from '../useCases/acceptTransfer';
import { noticeAlarms } from './noticeAlarms';
import { acceptRawBodies, clocksDiffer, signedBody } from './signedBody';

const transferNoticePath = '/api/transfer-notices/:provider';

/**
 * POST /api/transfer-notices/:provider `{id, amount, content}`, signed (docs/gateways.md): 200 `{status}`; 401 when the
 * signature is missing or wrong; 503 when it is older than 300 s; 409 when the id is known with another amount or content; 422 for a body
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
        const secrets = await transferNoticeSecrets(deps, provider);
        const signed =
          secrets.length === 0
            ? ({ fault: 'unknown provider' } as const)
            : signedBody(request, { secrets, path: noticePathOf(provider) }, clock().getTime());
        if (signed.fault !== null) {
          const { fault } = signed;
          // An unauthenticated caller must not choose the text of an alarm.
          const sender = secrets.length === 0 ? 'unknown provider' : provider;
          request.log.warn({ fault, provider: sender, address: request.ip }, 'a transfer notice was refused');
          if (fault === 'stale') {
            await alarm('clock-differs', sender, { seconds: signed.seconds });
            throw clocksDiffer();
          }
          await alarm('transfer-notice-forged', sender, { fault });
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
