import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { paths, streamEvents, type MoneyEvent } from '@portal/contract';
import type { Deps } from '../deps';
import { formatCursor, parseCursor } from '../events/moneyEventCursor';
import { HttpProblem, problem } from '../errors';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { createMoneyEventHub } from '../events/moneyEventHub';

/** The reconnect delay of browsers: 1 to 3 s at random, so that a restarted host does not get all its players back at once. */
const retryMs = (): number => 1_000 + Math.floor(Math.random() * 2_000);

/** A client with more unread data than this is disconnected. */
const MAX_UNREAD_BYTES = 64 * 1024;

const block = (event: string, data: object, id?: string): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Only the last event carries the cursor: if the connection breaks midway, the browser requests all of them again. */
const blocks = (events: readonly MoneyEvent[], id: string): string =>
  events
    .map((event, at) => block(streamEvents.money, event, at === events.length - 1 ? id : undefined))
    .join('');

/**
 * GET /api/events (PAY-9): the contract's MoneyEvents of the signed-in player as server-sent events, from Last-Event-ID on. 401 when
 * signed out; 204 if API_HOST_EVENTS is 0 (browsers then stop reconnecting, and the portal polls); 429 with too many open streams; 503
 * while the host is stopping. The stream ends with its session.
 */
export const eventRoutes = (deps: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    if (!deps.config.events) {
      app.get(paths.events, { exposeHeadRoute: false }, (_request, reply) => reply.code(204).send());
      return;
    }
    const hub = createMoneyEventHub(deps);
    app.gauges.eventStreams = () => hub.size();
    app.addHook('preClose', () => hub.stop());
    // A wrong address is reported while somebody watches the start, not when the first player comes. The start does not wait for it.
    if (deps.config.listenUrl !== null) app.addHook('onListen', async () => hub.listen());

    app.get(paths.events, { preHandler: requirePlayer, exposeHeadRoute: false }, (request, reply) => {
      const { id: playerId, tokenHash } = playerOf(request);
      const stream = new PassThrough();
      const write = (text: string) => {
        if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
        else if (!stream.writableEnded) stream.write(text);
      };
      let started = false;
      const close = hub.subscribe(
        { playerId, tokenHash, since: parseCursor(request.headers['last-event-id']) },
        {
          send(events, after) {
            const id = formatCursor(after);
            if (!started)
              write(`retry: ${retryMs()}\n${block(streamEvents.ready, {}, events.length ? undefined : id)}`);
            started = true;
            write(blocks(events, id));
          },
          heartbeat: () => write(':\n\n'),
          end: () => stream.end(),
        },
      );
      if (close === 'stopping') throw problem(503, 'Máy chủ đang dừng.');
      if (close === 'too many')
        throw new HttpProblem(
          429,
          { statusCode: 429, message: 'Bạn đang mở quá nhiều cửa sổ.' },
          { 'Retry-After': '60' },
        );
      stream.once('close', close);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('Cache-Control', 'no-store, no-transform')
        .header('X-Accel-Buffering', 'no')
        .send(stream);
    });
  };
