import { createParser } from 'eventsource-parser';
import { paths, streamEvents, wireNames, type MoneyEvent } from '@portal/contract';
import { requestGate } from '../api/earlyCall';
import { fieldsOf, readName, readText } from '../api/readers/json';

/**
 * How a stream ended. `closed`: by the network, the host or the caller, so reconnecting makes sense. `unanswered`: the browser
 * returned no response. `off`: this host offers no stream. `signedOut`: nobody is signed in any more.
 */
export type StreamEnd =
  | { kind: 'closed'; retryMs: number | null }
  | { kind: 'unanswered' }
  | { kind: 'off' }
  | { kind: 'signedOut' };

export interface ReadMoneyEventsOptions {
  /** Origin of the API host, '' for the portal's own. */
  apiHost: string;
  /** The id of the last event that was received; '' for none. */
  lastEventId: string;
  signal: AbortSignal;
  /** The first bytes arrived, so no proxy is buffering the stream. */
  onOpened: () => void;
  /** Bytes arrived, heartbeats included. */
  onBytes: () => void;
  onEvent: (event: MoneyEvent) => void;
  /** The id from which the next stream has to resume. */
  onPosition: (lastEventId: string) => void;
}

function moneyEventOf(data: string): MoneyEvent | null {
  try {
    const fields = fieldsOf(JSON.parse(data));
    const transactionId = readText(fields['transactionId']);
    const type = readName(fields['type']);
    const status = readName(fields['status']);
    return transactionId !== null && type !== null && status !== null
      ? { transactionId, type, status }
      : null;
  } catch {
    return null;
  }
}

const retryAfterMs = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : null;

const NOT_IMPLEMENTED = 501;

/** Interprets a response that is not a stream. Only transient failures are retried. */
export function endOf({ status, headers }: Response): StreamEnd {
  if (status === 401) return { kind: 'signedOut' };
  if (status === 429 || (status >= 500 && status !== NOT_IMPLEMENTED))
    return { kind: 'closed', retryMs: retryAfterMs(headers.get('Retry-After')) };
  return { kind: 'off' };
}

export const isStream = ({ status, headers, body }: Response): boolean =>
  status === 200 && body !== null && (headers.get('Content-Type') ?? '').startsWith('text/event-stream');

/**
 * Reads GET /api/events until it ends. Uses fetch because EventSource cannot send the headers of requirements §7, cannot tell a 401
 * from a 404, and hides heartbeats (decision 0036). Never throws.
 */
export async function readMoneyEvents(stream: ReadMoneyEventsOptions): Promise<StreamEnd> {
  const { apiHost, lastEventId, signal, onOpened, onBytes, onEvent, onPosition } = stream;
  let retryMs: number | null = null;
  let answered = false;
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      const money = event === streamEvents.money ? moneyEventOf(data) : null;
      if (money) onEvent(money);
      if (id) onPosition(id);
    },
    onRetry: (ms) => void (retryMs = ms),
  });
  try {
    await requestGate.blockedUntil;
    const response = await fetch(`${apiHost}${paths.events}`, {
      credentials: 'include',
      cache: 'no-store',
      // The stream never ends, and nothing on the page waits for it.
      priority: 'low',
      headers: {
        Accept: 'text/event-stream',
        [wireNames.requestedWith]: 'XMLHttpRequest',
        ...(lastEventId !== '' && { 'Last-Event-ID': lastEventId }),
      },
      signal,
    });
    answered = true;
    if (!isStream(response) || !response.body) return endOf(response);
    const reader = response.body.getReader();
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    const decoder = new TextDecoder();
    for (let first = true; ; first = false) {
      const { done, value } = await reader.read();
      if (done) break;
      if (first) onOpened();
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    // The network, the host or the caller ended it.
  }
  return answered || signal.aborted ? { kind: 'closed', retryMs } : { kind: 'unanswered' };
}
