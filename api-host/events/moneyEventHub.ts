import type { MoneyEvent } from '@portal/contract';
import type { Deps } from '../deps';
import { transactionsSince } from '../repositories/moneyEvents';
import { emptyCursor, firstIdToRead, moneyEventsSince, type MoneyEventCursor } from './moneyEventCursor';
import { startMoneyEventListener, type MoneyEventListener } from './moneyEventListener';

/** Where the hub writes one player's events. */
export interface MoneyEventSink {
  /** Sends events in order (none in the first call of a new stream), and the cursor after the last of them. */
  send(events: readonly MoneyEvent[], after: MoneyEventCursor): void;
  /** Keeps the connection from being closed as idle. */
  heartbeat(): void;
  /** Ends the stream: the session has ended, or the host stops. */
  end(): void;
}

/** The player of a stream, and the session that it ends with. `since`: the browser's last event; null for a new stream. */
export interface MoneyEventSubscriber {
  playerId: number;
  tokenHash: Buffer;
  since: MoneyEventCursor | null;
}

export interface MoneyEventHub {
  /** Listens from now on, if the host can. Otherwise this begins with the first stream. */
  listen(): void;
  /** Opens a stream. Returns a function that closes it, or the reason why it was not opened. */
  subscribe(subscriber: MoneyEventSubscriber, sink: MoneyEventSink): (() => void) | 'too many' | 'stopping';
  /** The number of open streams. */
  size(): number;
  stop(): Promise<void>;
}

const MAX_STREAMS_PER_PLAYER = 8;
const MAX_STREAMS = 10_000;
/** While LISTEN works, polling is only a safety net. Otherwise events are found only by polling. */
const POLL_EVERY_MS = { listening: 5_000, notListening: 1_000 };
const HEARTBEAT_EVERY_MS = 15_000;
const BATCH_SIZE = 500;

type Stream = MoneyEventSubscriber & { sink: MoneyEventSink; cursor: MoneyEventCursor | null };

/** Reads changed transactions for all streams of this process together, on each notification and at regular intervals. */
export function createMoneyEventHub(deps: Pick<Deps, 'pool' | 'log' | 'config'>): MoneyEventHub {
  const { pool, log, config } = deps;
  // LISTEN through a pooler would stay on one of its connections, and notify whichever client uses it next.
  const canListen = config.listenUrl !== null || !config.pooler;
  const streams = new Map<number, Set<Stream>>();
  const due = new Set<Stream>();
  let count = 0;
  let listener: MoneyEventListener | null = null;
  let reading: Promise<void> | null = null;
  let stopped = false;
  let lastPoll = 0;
  let lastHeartbeat = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const all = (): Stream[] => [...streams.values()].flatMap((ofPlayer) => [...ofPlayer]);

  function remove(stream: Stream): void {
    const ofPlayer = streams.get(stream.playerId);
    due.delete(stream);
    if (!ofPlayer?.delete(stream)) return;
    count -= 1;
    if (ofPlayer.size === 0) streams.delete(stream.playerId);
  }

  function end(stream: Stream): void {
    remove(stream);
    stream.sink.end();
  }

  async function readBatch(batch: readonly Stream[]): Promise<void> {
    const results = await transactionsSince(
      pool,
      batch.map(({ tokenHash, cursor }) => ({ tokenHash, first: cursor ? firstIdToRead(cursor) : 0 })),
    );
    batch.forEach((stream, index) => {
      const rows = results[index];
      if (!streams.get(stream.playerId)?.has(stream)) return;
      if (!rows) return end(stream);
      const isNew = !stream.cursor;
      const { events, after } = moneyEventsSince(stream.cursor ?? emptyCursor, rows);
      const isFirstSend = isNew || stream.since !== null;
      stream.cursor = after;
      stream.since = null;
      // A new stream's page has just loaded everything, so it only needs the cursor.
      if (isFirstSend || events.length > 0) stream.sink.send(isNew ? [] : events, after);
    });
  }

  async function readDue(): Promise<void> {
    while (due.size > 0 && !stopped) {
      const batch = [...due].slice(0, BATCH_SIZE);
      for (const stream of batch) due.delete(stream);
      try {
        await readBatch(batch);
      } catch (error) {
        log.warn({ err: error }, 'reading money events failed; it will be retried');
        for (const stream of batch) if (streams.get(stream.playerId)?.has(stream)) due.add(stream);
        return;
      }
    }
  }

  function wake(which: Iterable<Stream>): void {
    for (const stream of which) due.add(stream);
    if (due.size === 0 || stopped) return;
    reading ??= readDue().finally(() => (reading = null));
  }

  function tick(): void {
    const now = performance.now();
    if (now - lastHeartbeat >= HEARTBEAT_EVERY_MS) {
      lastHeartbeat = now;
      for (const { sink } of all()) sink.heartbeat();
    }
    const every = listener?.healthy() ? POLL_EVERY_MS.listening : POLL_EVERY_MS.notListening;
    if (now - lastPoll >= every - POLL_EVERY_MS.notListening / 2) {
      lastPoll = now;
      wake(all());
    } else wake([]);
  }

  function listen(): void {
    if (!canListen || stopped) return;
    listener ??= startMoneyEventListener(deps, (playerIds) =>
      wake(playerIds.flatMap((id) => [...(streams.get(id) ?? [])])),
    );
  }

  return {
    listen,

    subscribe(subscriber, sink) {
      if (stopped) return 'stopping';
      const ofPlayer = streams.get(subscriber.playerId) ?? new Set();
      if (ofPlayer.size >= MAX_STREAMS_PER_PLAYER || count >= MAX_STREAMS) return 'too many';
      listen();
      timer ??= setInterval(tick, POLL_EVERY_MS.notListening).unref();
      const stream: Stream = { ...subscriber, sink, cursor: subscriber.since };
      streams.set(subscriber.playerId, ofPlayer.add(stream));
      count += 1;
      wake([stream]);
      return () => remove(stream);
    },

    size: () => count,

    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const stream of all()) end(stream);
      await reading;
      await listener?.stop();
    },
  };
}
