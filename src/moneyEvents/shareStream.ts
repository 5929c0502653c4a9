import type { MoneyEvent } from '@portal/contract';
import { keepStreaming } from './keepStreaming';
import { listen, untilAborted } from '../lib/pause';

/** What a tab is told, whoever streams. */
export interface MoneyEventHandlers {
  /** From now on each event is told. */
  opened: () => void;
  lost: () => void;
  moved: (event: MoneyEvent) => void;
  /** The host knows nobody any more. */
  signedOut: () => void;
}

const NAME = 'portal-live';

/** Times in ms: how often a tab that is looked at asks whether the leading one lives, and how long it waits for the answer. */
export const tabTimes = { ask: 10_000, answer: 5_000 };

type Message =
  | { kind: 'hello' }
  | { kind: 'state'; streaming: boolean; lastEventId: string }
  | { kind: 'moved'; event: MoneyEvent };

/** Whether this browser lets tabs agree on one that streams for all; else they ask again and again. */
const canShare = (): boolean => typeof BroadcastChannel !== 'undefined' && 'locks' in navigator;

/**
 * One stream for all tabs of the browser, since it may open only six connections to a host: the tab that holds the lock
 * streams and tells the others (decision 0036). A tab that is looked at takes the lock away from one that answers no more, as a phone's sleeping
 * tabs do. Gives back what ends it.
 */
export function shareStream(apiHost: string, sink: MoneyEventHandlers): () => void {
  if (!canShare()) return () => undefined;
  const channel = new BroadcastChannel(NAME);
  const ended = new AbortController();
  let turn = new AbortController();
  let steal = false;
  /** Of the turn in which this tab leads. */
  let leading: AbortSignal | null = null;
  let streaming = false;
  let lastEventId = '';
  let heardAt = Date.now();

  const tell = (message: Message) => channel.postMessage(message);
  const tellState = () => tell({ kind: 'state', streaming, lastEventId });
  const setStreaming = (now: boolean) => {
    if (streaming === now) return;
    streaming = now;
    if (now) sink.opened();
    else sink.lost();
  };
  const lead = async (signal: AbortSignal) => {
    leading = signal;
    const toAll = (now: boolean) => {
      if (signal.aborted) return;
      setStreaming(now);
      tellState();
    };
    toAll(false);
    await keepStreaming({
      apiHost,
      signal,
      lastEventId: () => lastEventId,
      onOpened: () => toAll(true),
      onLost: () => toAll(false),
      onEvent: (event) => {
        sink.moved(event);
        tell({ kind: 'moved', event });
      },
      onPosition: (id) => {
        lastEventId = id;
        tellState();
      },
      onSignedOut: sink.signedOut,
    });
    // Where the host streams nothing, holding on keeps the other tabs from finding that out one by one.
    await untilAborted(signal);
    if (leading === signal) leading = null;
  };

  /** Waits for its turn, leads, and queues again when the turn was taken away. */
  const takeTurns = async () => {
    while (!ended.signal.aborted) {
      turn = new AbortController();
      const options = steal ? { steal } : { signal: turn.signal };
      steal = false;
      const { signal } = turn;
      try {
        await navigator.locks.request(NAME, options, () => lead(signal));
      } catch (error) {
        // Taken by another tab, or no longer wanted; anything else means that there are no locks here.
        if (!(error instanceof DOMException && error.name === 'AbortError')) return;
      } finally {
        turn.abort();
      }
    }
  };

  const ask = () => {
    if (leading || document.visibilityState !== 'visible') return;
    const askedAt = Date.now();
    tell({ kind: 'hello' });
    setTimeout(() => {
      if (leading || ended.signal.aborted || heardAt >= askedAt) return;
      setStreaming(false);
      steal = true;
      turn.abort();
    }, tabTimes.answer);
  };

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello') {
      if (leading) tellState();
      return;
    }
    heardAt = Date.now();
    if (leading) return;
    if (data.kind === 'moved') return sink.moved(data.event);
    lastEventId = data.lastEventId;
    setStreaming(data.streaming);
  };
  const asking = setInterval(ask, tabTimes.ask);
  const stopLooking = listen(document, 'visibilitychange', ask);
  void takeTurns();
  ask();

  return () => {
    ended.abort();
    turn.abort();
    clearInterval(asking);
    stopLooking();
    channel.close();
    setStreaming(false);
  };
}
