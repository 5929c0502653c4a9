import { readMoneyEvents, type MoneyEventStream } from './readMoneyEvents';
import { listen, pause } from '../lib/pause';

/** Times in ms. The host's heartbeat comes every 15 s. */
export const streamTimes = {
  /** Without a first byte something between holds the stream back. */
  firstByte: 10_000,
  /** Without any byte the line is dead, whatever the browser thinks of it. */
  silence: 40_000,
  /** A stream that lived so long was a good one. */
  settled: 10_000,
  firstRetry: 1_000,
  longestRetry: 30_000,
};

/** How long to wait before try number `failures` + 1: twice as long each time, at random, so that not all come back at once. */
export function retryDelay(failures: number, askedFor: number | null, random = Math.random()): number {
  const { firstRetry, longestRetry } = streamTimes;
  const grown = Math.min(longestRetry, (askedFor ?? firstRetry) * 2 ** Math.min(failures, 10));
  return grown * (0.5 + random / 2);
}

export interface Streaming extends Pick<MoneyEventStream, 'apiHost' | 'onEvent' | 'onPosition'> {
  signal: AbortSignal;
  lastEventId: () => string;
  onOpened: () => void;
  onLost: () => void;
  onSignedOut: () => void;
}

/** One stream, which also ends when it is silent for too long, or the network goes. */
async function streamOnce(streaming: Streaming) {
  const { apiHost, signal, lastEventId, onOpened, onLost, onEvent, onPosition } = streaming;
  const line = new AbortController();
  const cut = () => line.abort();
  const opened: { at: number | null } = { at: null };
  let watchdog = setTimeout(cut, streamTimes.firstByte);
  const stopListening = listen(window, 'offline', cut);
  signal.addEventListener('abort', cut, { signal: line.signal });
  const end = await readMoneyEvents({
    apiHost,
    lastEventId: lastEventId(),
    signal: line.signal,
    onOpened: () => {
      opened.at = Date.now();
      onOpened();
    },
    onBytes: () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(cut, streamTimes.silence);
    },
    onEvent,
    onPosition,
  });
  clearTimeout(watchdog);
  stopListening();
  cut();
  if (opened.at !== null) onLost();
  return { end, settled: opened.at !== null && Date.now() - opened.at > streamTimes.settled };
}

/** Calls back when it is worth trying at once: the network is back, or the player is. */
function whenAwake(wake: () => void): () => void {
  const stops = [
    listen(window, 'online', wake),
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') wake();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Streams, and streams again after each loss, until the signal aborts, the host turns out to stream nothing, or nobody is signed in. */
export async function keepStreaming(streaming: Streaming): Promise<void> {
  const { signal, onSignedOut } = streaming;
  let wake = new AbortController();
  const stopWaking = whenAwake(() => wake.abort());
  signal.addEventListener('abort', stopWaking, { once: true });
  const isOver = () => signal.aborted;
  for (let failures = 0; !isOver(); failures += 1) {
    const { end, settled } = await streamOnce(streaming);
    if (isOver() || end.kind === 'off') return;
    if (end.kind === 'signedOut') return onSignedOut();
    if (settled) failures = 0;
    wake = new AbortController();
    await pause(retryDelay(failures, end.retryMs), signal, wake.signal);
    if (wake.signal.aborted) failures = 0;
  }
}
