import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { bankFeeds, isBankFeedName } from '../domain/bankFeeds';
import { FEED_ANSWER, isShallow, type FeedTransfer } from '../domain/bankFeeds/bankFeed';
import { readNotice } from '../domain/transferNotice';
import { problem } from '../errors';
import { methodByAccount } from '../repositories/catalogue';
import { acceptTransfer } from '../useCases/acceptTransfer';
import { noticeAlarms } from './noticeAlarms';
import { acceptRawBodies, rawBodyOf } from './signedBody';

const bankFeedPath = '/api/bank-feeds/:feed';

/**
 * The feed's id of a transfer as text; '' if the call has none, so that it is refused: all transfers without an id would be copies of one.
 */
function idOf(id: unknown): string {
  const text = Number.isSafeInteger(id) ? String(id) : id;
  return typeof text === 'string' && text.trim() !== '' ? text : '';
}

/**
 * Reads the transfer like one of our own notices. The feed's name prefixes the id, so that ids of two feeds cannot collide. A payer may
 * have written no content; an operator then decides.
 */
function noticeOf(feed: string, { id, amount, content }: FeedTransfer) {
  const text = idOf(id);
  return readNotice({ id: text && `${feed}:${text}`, amount, content: content === null ? '' : content });
}

/**
 * POST /api/bank-feeds/:feed (OPS-4): the documented webhooks of SePay, payOS and Casso, with the response that they expect: 200
 * `{success: true}`, also for duplicates and for calls that report no incoming transfer. 401 without the feed's key or signature; 422 for a
 * body that cannot be read; each raises an alarm. The transfer belongs to the payment method that had the account's number when it was
 * first reported; without one it waits for an operator, like a transfer that names no player, or for a repeated call that finds one.
 */
export const bankFeedRoutes = (deps: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    const { db, config } = deps;
    const alarm = noticeAlarms(deps);
    acceptRawBodies(app);

    app.post<{ Params: { feed: string } }>(bankFeedPath, { config: { csrf: 'signed' } }, async (request) => {
      const { feed: name } = request.params;
      const secrets = config.bankFeeds.get(name) ?? [];
      const { rawBody, json } = rawBodyOf(request);
      const call = { headers: request.headers, rawBody, json };
      const feed = isBankFeedName(name) ? bankFeeds[name] : undefined;
      // All are compared, so that the duration does not tell which one it was.
      const isFrom = feed && isShallow(json) ? secrets.map((secret) => feed.isAuthentic(call, secret)) : [];
      if (!feed || !isFrom.includes(true)) {
        request.log.warn({ address: request.ip }, 'a bank feed’s call was refused');
        // An unauthenticated caller must not choose the text of an alarm.
        await alarm('transfer-notice-forged', feed && secrets.length > 0 ? name : 'unknown feed', {});
        throw problem(401, 'The call is not signed as it must be.');
      }

      const transfer = feed.read(json);
      if (transfer === 'nothing') return FEED_ANSWER;
      const read = noticeOf(name, transfer);
      if ('errors' in read) {
        request.log.error({ feed: name, errors: read.errors }, 'a bank feed’s call is malformed');
        await alarm('transfer-notice-malformed', name, { errors: read.errors });
        throw problem(422, 'The call is malformed.', read.errors);
      }
      const accounts = transfer.accounts.filter((account) => typeof account === 'string' && account !== '');
      const method = await methodByAccount(db, accounts as string[]);
      const { id, amount, content } = read.notice;
      // A conflict has raised its own alarm; asking the feed to resend would change nothing.
      await acceptTransfer(deps, { provider: method ?? name, externalId: id, amount, content }, name);
      return FEED_ANSWER;
    });
  };
