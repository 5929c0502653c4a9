import { limits, paths } from '@portal/contract';
import type { Browser } from './browser';

interface OpenedStream {
  /** null if there was no answer. */
  status: number | null;
  isStream: boolean;
  /** The first bytes; '' if none arrived within 5000 ms. */
  begins: string;
}

/** Opens GET /api/events as the portal does, waits for its first bytes and closes it. Never throws. */
export async function openStream(browser: Browser): Promise<OpenedStream> {
  const connection = new AbortController();
  const signal = AbortSignal.any([connection.signal, AbortSignal.timeout(limits.apiTimeoutMs)]);
  const opened: OpenedStream = { status: null, isStream: false, begins: '' };
  try {
    const headers = { ...browser.headersOf('GET', {}), Accept: 'text/event-stream' };
    const { status, body, headers: received } = await fetch(browser.host + paths.events, { headers, signal });
    opened.status = status;
    const type = received.get('Content-Type') ?? '';
    opened.isStream = status === 200 && body !== null && type.startsWith('text/event-stream');
    if (opened.isStream && body) {
      const { value } = await body.getReader().read();
      opened.begins = new TextDecoder().decode(value);
    }
  } catch {
    // The part that was read so far is enough.
  } finally {
    connection.abort();
  }
  return opened;
}
