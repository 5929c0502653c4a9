import type { MoneyEvent } from '@portal/contract';
import { runMoneyEventStream } from './moneyEventStream';
import { openChannel } from '../lib/openChannel';
import { listen, untilAborted } from '../lib/pause';

/** Called in every tab, whichever tab reads the stream. */
interface MoneyEventHandlers {
  /**
   * The stream is open: every event from now on is reported. `complete`: and so is every event since `lastEventId` that this page was
   * loaded with.
   */
  opened: (complete: boolean) => void;
  lost: () => void;
  moved: (event: MoneyEvent) => void;
  /** The host says that nobody is signed in. */
  signedOut: () => void;
}

/** The name of the lock and of the channel. Tabs with an older version of the portal use it as well. */
const NAME = 'portal-live';

/** In ms: how often a visible tab asks whether the leader is alive, and how long it waits for the answer. */
export const tabTimings = { ask: 10_000, answer: 5_000 };

type Message =
  | { kind: 'hello' }
  | { kind: 'state'; streaming: boolean; lastEventId: string }
  | { kind: 'moved'; event: MoneyEvent };

/**
 * Shares one stream among all tabs, since a browser opens at most six connections to a host. The tab that holds the lock is the
 * leader: it reads the stream and broadcasts to the others (decision 0036). A visible tab steals the lock from a leader that no longer
 * answers, such as a tab that a phone has frozen. If this tab reads the first stream, it starts after `lastEventId`, '' for now. Returns
 * a function that stops it.
 */
export function shareStream(
  { apiHost, lastEventId: start }: { apiHost: string; lastEventId: string },
  handlers: MoneyEventHandlers,
): () => void {
  // Without both, the tabs cannot elect a leader: nothing is streamed and the pages poll.
  const channel = 'locks' in navigator ? openChannel(NAME) : null;
  if (!channel) return () => undefined;
  const ended = new AbortController();
  let turn = new AbortController();
  let steal = false;
  /** Aborts when this tab stops being the leader; null while another tab leads. */
  let leading: AbortSignal | null = null;
  let streaming = false;
  let lastEventId = start;
  /** Whether the next stream reports all that this page does not know: only the first one, and only if no other tab led before. */
  let isComplete = start !== '';
  // Not by the clock of the device: after it was set back, no tab would be missed.
  let lastHeardAt = performance.now();

  const send = (message: Message) => channel.postMessage(message);
  const sendState = () => send({ kind: 'state', streaming, lastEventId });
  const setStreaming = (now: boolean) => {
    if (streaming === now) return;
    streaming = now;
    if (!now) return handlers.lost();
    const complete = isComplete;
    isComplete = false;
    handlers.opened(complete);
  };
  const lead = async (signal: AbortSignal) => {
    leading = signal;
    const announce = (now: boolean) => {
      if (signal.aborted) return;
      setStreaming(now);
      sendState();
    };
    announce(false);
    await runMoneyEventStream({
      apiHost,
      signal,
      lastEventId: () => lastEventId,
      onOpened: () => announce(true),
      onLost: () => announce(false),
      onEvent: (event) => {
        handlers.moved(event);
        send({ kind: 'moved', event });
      },
      onPosition: (id) => {
        lastEventId = id;
        sendState();
      },
      onSignedOut: handlers.signedOut,
    });
    // When the host offers no stream, keeping the lock saves the other tabs from finding that out one by one.
    await untilAborted(signal);
    if (leading === signal) leading = null;
  };

  /** Waits for the lock, leads while it holds it, and queues again when the lock was stolen. */
  const competeForLock = async () => {
    while (!ended.signal.aborted) {
      turn = new AbortController();
      const options = steal ? { steal } : { signal: turn.signal };
      steal = false;
      const { signal } = turn;
      try {
        await navigator.locks.request(NAME, options, () => lead(signal));
      } catch (error) {
        // Stolen by another tab, or no longer wanted. Any other error means that locks do not work here.
        if (!(error instanceof DOMException && error.name === 'AbortError')) return;
      } finally {
        turn.abort();
      }
    }
  };

  const askLeader = () => {
    if (leading || document.visibilityState !== 'visible') return;
    const askedAt = performance.now();
    send({ kind: 'hello' });
    setTimeout(() => {
      if (leading || ended.signal.aborted || lastHeardAt >= askedAt) return;
      setStreaming(false);
      steal = true;
      turn.abort();
    }, tabTimings.answer);
  };

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello') {
      if (leading) sendState();
      return;
    }
    lastHeardAt = performance.now();
    if (leading) return;
    if (data.kind === 'moved') return handlers.moved(data.event);
    lastEventId = data.lastEventId;
    isComplete = false;
    setStreaming(data.streaming);
  };
  const askTimer = setInterval(askLeader, tabTimings.ask);
  const stopListening = listen(document, 'visibilitychange', askLeader);
  void competeForLock();
  askLeader();

  return () => {
    ended.abort();
    turn.abort();
    clearInterval(askTimer);
    stopListening();
    channel.close();
    setStreaming(false);
  };
}
