import type { MoneyEvent } from '@portal/contract';
import type { Deps } from '../deps';
import { firstOpen, newsSince, type NewsCursor } from '../domain/newsCursor';
import { newsFor } from '../repositories/moneyNews';
import { startNewsListener, type NewsListener } from './newsListener';

/** A player's open stream, as the hub sees it. */
export interface NewsSink {
  /** Events in their order (perhaps none, at the beginning), and the cursor behind the last of them. */
  tell(events: readonly MoneyEvent[], after: NewsCursor): void;
  /** Keeps the line in use. */
  beat(): void;
  /** The session has ended, or the host stops. */
  end(): void;
}

/** Whose stream: by the session it lives and dies with. `since`: what the browser was told before; null for a first look. */
export interface NewsReader {
  playerId: number;
  tokenHash: Buffer;
  since: NewsCursor | null;
}

export interface NewsHub {
  /** Opens a stream; the way to close it, or why there is none. */
  open(reader: NewsReader, sink: NewsSink): (() => void) | 'too many' | 'stopping';
  stop(): Promise<void>;
}

export const MOST_STREAMS_A_PLAYER = 8;
const MOST_STREAMS = 10_000;
/** With LISTEN at work a look at all streams is a safety net; without it, it is how news come. */
const LOOK_EVERY_MS = { listening: 5_000, deaf: 1_000 };
const BEAT_EVERY_MS = 15_000;
const AT_ONCE = 500;

type Stream = NewsReader & { sink: NewsSink; cursor: NewsCursor | null };

/** Finds out in rows what moved, for all streams of this process together: woken by announcements, else by the clock. */
export function createNewsHub(deps: Pick<Deps, 'pool' | 'log'>): NewsHub {
  const { pool, log } = deps;
  const streams = new Map<number, Set<Stream>>();
  const due = new Set<Stream>();
  let count = 0;
  let listener: NewsListener | null = null;
  let looking: Promise<void> | null = null;
  let stopped = false;
  let lastLook = 0;
  let lastBeat = performance.now();
  let clock: NodeJS.Timeout | undefined;

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

  async function look(batch: readonly Stream[]): Promise<void> {
    const answers = await newsFor(
      pool,
      batch.map(({ tokenHash, cursor }) => ({ tokenHash, first: cursor ? firstOpen(cursor) : 0 })),
    );
    batch.forEach((stream, index) => {
      const rows = answers[index];
      if (!streams.get(stream.playerId)?.has(stream)) return;
      if (!rows) return end(stream);
      const first = !stream.cursor;
      const { events, after } = newsSince(stream.cursor ?? { newest: 0, pending: [] }, rows);
      const began = first || stream.since !== null;
      stream.cursor = after;
      stream.since = null;
      // Who comes for the first time has just read everything; he is only told where he stands.
      if (began || events.length > 0) stream.sink.tell(first ? [] : events, after);
    });
  }

  async function lookAtDue(): Promise<void> {
    while (due.size > 0 && !stopped) {
      const batch = [...due].slice(0, AT_ONCE);
      for (const stream of batch) due.delete(stream);
      try {
        await look(batch);
      } catch (error) {
        log.warn({ err: error }, 'news of money could not be read; they will be looked for again');
        for (const stream of batch) if (streams.get(stream.playerId)?.has(stream)) due.add(stream);
        return;
      }
    }
  }

  function wake(which: Iterable<Stream>): void {
    for (const stream of which) due.add(stream);
    if (due.size === 0 || stopped) return;
    looking ??= lookAtDue().finally(() => (looking = null));
  }

  function tick(): void {
    const now = performance.now();
    if (now - lastBeat >= BEAT_EVERY_MS) {
      lastBeat = now;
      for (const { sink } of all()) sink.beat();
    }
    const every = listener?.healthy() ? LOOK_EVERY_MS.listening : LOOK_EVERY_MS.deaf;
    if (now - lastLook >= every - LOOK_EVERY_MS.deaf / 2) {
      lastLook = now;
      wake(all());
    } else wake([]);
  }

  return {
    open(reader, sink) {
      if (stopped) return 'stopping';
      const ofPlayer = streams.get(reader.playerId) ?? new Set();
      if (ofPlayer.size >= MOST_STREAMS_A_PLAYER || count >= MOST_STREAMS) return 'too many';
      listener ??= startNewsListener(deps, (playerIds) =>
        wake(playerIds.flatMap((id) => [...(streams.get(id) ?? [])])),
      );
      clock ??= setInterval(tick, LOOK_EVERY_MS.deaf).unref();
      const stream: Stream = { ...reader, sink, cursor: reader.since };
      streams.set(reader.playerId, ofPlayer.add(stream));
      count += 1;
      wake([stream]);
      return () => remove(stream);
    },

    async stop() {
      stopped = true;
      clearInterval(clock);
      for (const stream of all()) end(stream);
      await looking;
      await listener?.stop();
    },
  };
}
