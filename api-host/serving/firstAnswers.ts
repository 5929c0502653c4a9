import type { FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';
import { FOR_A_PAGE } from '../plugins/sessions';
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
    headers: { ...request.headers, accept: 'application/json', [FOR_A_PAGE]: '1' },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  const isJson = String(headers['content-type']).startsWith('application/json');
  return statusCode === 200 && isJson ? payload : null;
}

/** Reads the first answers of a page. null: nobody is signed in, or the database did not respond in time. */
export type ReadFirstAnswers = (
  request: FastifyRequest,
  firstPaths: readonly string[],
) => Promise<FirstAnswers | null>;

interface FirstAnswersOptions {
  withinMs: number;
  pauseMs?: number;
  /** Reads the id from which the player's stream of money events has to start (events/currentCursor.ts). Absent without a stream. */
  readCursor?: ((token: string) => Promise<string | null>) | undefined;
}

/**
 * Reads the responses of GET /api/me and of the GETs that a page sends first, by their path (docs/decisions/0111). A page waits at most
 * `withinMs` for them; those that are missing the portal requests itself. With them comes the start of the stream of money events, read
 * before all of them: the stream then reports whatever they do not contain, and the portal need not fetch them again when it opens.
 */
export function firstAnswersReader({
  withinMs,
  pauseMs = PAUSE_MS,
  readCursor,
}: FirstAnswersOptions): ReadFirstAnswers {
  let pausedUntil = 0;

  return async (request, firstPaths) => {
    const { sessions } = request.server;
    if (performance.now() < pausedUntil || !isNavigation(request)) return null;
    const token = sessions.tokenOf(request);
    if (token === undefined) return null;
    const answers = new Map<string, string>();
    const read = async () => {
      const lastEventId = (await readCursor?.(token)) ?? null;
      request.player = await sessions.find(request);
      if (!request.player) return;
      answers.set(paths.me, request.player.userJson);
      if (lastEventId !== null) answers.set(paths.events, JSON.stringify({ lastEventId }));
      await Promise.all(
        firstPaths.map(async (path) => {
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
