import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import type { FirstAnswers } from './page';

/** How long pages are served without first answers after a timeout or failure, in ms, so that a busy database is not queried twice. */
const PAUSE_MS = 5_000;

/** Whether a browser says that it opens a page: other documents must not fetch it with a player's data. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** The response of the API's own route, so that authorisation and look-up exist once; null: the portal requests it itself. */
async function answerOf(request: FastifyRequest, url: string): Promise<string | null> {
  const { remoteAddress } = request.socket;
  const { statusCode, headers, payload } = await request.server.inject({
    method: 'GET',
    url,
    headers: { ...request.headers, accept: 'application/json' },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  const isJson = String(headers['content-type']).startsWith('application/json');
  return statusCode === 200 && isJson ? payload : null;
}

/** Reads the first answers of a page. null: nobody is signed in, or the database did not respond in time. */
export type ReadFirstAnswers = (
  request: FastifyRequest,
  reply: FastifyReply,
  asks: readonly string[],
) => Promise<FirstAnswers | null>;

/**
 * Reads the responses of GET /api/me and of the GETs that a page sends first, by their path (docs/decisions/0111). A page waits at most
 * `withinMs` for them; those that are missing the portal requests itself.
 */
export function firstAnswersReader({
  withinMs,
  pauseMs = PAUSE_MS,
}: {
  withinMs: number;
  pauseMs?: number;
}): ReadFirstAnswers {
  let pausedUntil = 0;

  return async (request, reply, asks) => {
    const { sessions } = request.server;
    if (performance.now() < pausedUntil || !isNavigation(request)) return null;
    if (sessions.tokenOf(request) === undefined) return null;
    const answers = new Map<string, string>();
    const read = async () => {
      request.player = await sessions.find(request, reply);
      if (!request.player) return;
      answers.set(paths.me, request.player.userJson);
      await Promise.all(
        asks.map(async (path) => {
          const answer = await answerOf(request, path);
          if (answer !== null) answers.set(path, answer);
        }),
      );
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, withinMs, false);
    });
    const inTime = await Promise.race([
      read().then(
        () => true,
        () => false,
      ),
      late,
    ]);
    clearTimeout(timer);
    if (!inTime) pausedUntil = performance.now() + pauseMs;
    return answers.has(paths.me) ? new Map(answers) : null;
  };
}
