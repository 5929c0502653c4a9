import { isRefusedByCors } from '../api/missingCall';
import { readMoneyEvents, type ReadMoneyEventsOptions } from './readMoneyEvents';
import { listen, pause } from '../lib/pause';

/** In ms. The host sends a heartbeat every 15 s. */
export const streamTimings = {
  /** If no byte arrives within this time, a proxy is buffering the stream. */
  firstByte: 10_000,
  /** If no byte arrives for this long, the connection is dead, even if the browser has not noticed. */
  silence: 40_000,
  /** A stream that stayed open for this long resets the backoff. */
  settled: 10_000,
  firstRetry: 1_000,
  longestRetry: 30_000,
};

/** The pause in ms after `failures` failures: exponential backoff with jitter, so that browsers do not all reconnect at once. */
export function retryDelay(failures: number, requested: number | null, random = Math.random()): number {
  const { firstRetry, longestRetry } = streamTimings;
  const backOff = Math.min(longestRetry, (requested ?? firstRetry) * 2 ** Math.min(failures, 10));
  return backOff * (0.5 + random / 2);
}

interface MoneyEventStreamOptions extends Pick<ReadMoneyEventsOptions, 'apiHost' | 'onEvent' | 'onPosition'> {
  signal: AbortSignal;
  lastEventId: () => string;
  onOpened: () => void;
  onLost: () => void;
  onSignedOut: () => void;
}

/** Reads one stream. Ends it when no byte arrives for too long, or when the browser goes offline. */
async function streamOnce(options: MoneyEventStreamOptions) {
  const { apiHost, signal, lastEventId, onOpened, onLost, onEvent, onPosition } = options;
  const connection = new AbortController();
  const abort = () => connection.abort();
  const opened: { at: number | null } = { at: null };
  let watchdog = setTimeout(abort, streamTimings.firstByte);
  const stopListening = listen(window, 'offline', abort);
  signal.addEventListener('abort', abort, { signal: connection.signal });
  const end = await readMoneyEvents({
    apiHost,
    lastEventId: lastEventId(),
    signal: connection.signal,
    onOpened: () => {
      opened.at = Date.now();
      onOpened();
    },
    onBytes: () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(abort, streamTimings.silence);
    },
    onEvent,
    onPosition,
  });
  clearTimeout(watchdog);
  stopListening();
  abort();
  if (opened.at !== null) onLost();
  return {
    end,
    opened: opened.at !== null,
    settled: opened.at !== null && Date.now() - opened.at > streamTimings.settled,
  };
}

/** Calls `wake` when an immediate retry is worthwhile: the browser is online again, or the page is visible again. */
function onWake(wake: () => void): () => void {
  const stops = [
    listen(window, 'online', wake),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') wake();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Streams and reconnects until the signal aborts, the host has no stream to offer (HOST-4), or nobody is signed in. */
export async function runMoneyEventStream(options: MoneyEventStreamOptions): Promise<void> {
  const { apiHost, signal, onSignedOut } = options;
  let wake = new AbortController();
  const stopWaking = onWake(() => wake.abort());
  signal.addEventListener('abort', stopWaking, { once: true });
  const isOver = () => signal.aborted;
  let everOpened = false;
  let continues = true;
  for (let failures = 0; !isOver(); failures += 1) {
    const { end, opened, settled } = await streamOnce({
      ...options,
      lastEventId: () => (continues ? options.lastEventId() : ''),
    });
    everOpened ||= opened;
    if (isOver() || end.kind === 'off') return;
    if (end.kind === 'signedOut') return onSignedOut();
    if (end.kind === 'unanswered' && (await isRefusedByCors(apiHost, { signal }))) {
      if (!everOpened) return;
      // The host may allow no Last-Event-ID. Without a position, the pages refetch what the stream would have reported.
      continues = false;
    }
    if (settled) failures = 0;
    wake = new AbortController();
    await pause(retryDelay(failures, end.kind === 'closed' ? end.retryMs : null), signal, wake.signal);
    if (wake.signal.aborted) failures = 0;
  }
}
