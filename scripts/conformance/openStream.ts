import { paths } from '@portal/contract';
import { streamTimings } from '../../src/moneyEvents/moneyEventStream';
import { endOf, isStream, type StreamEnd } from '../../src/moneyEvents/readMoneyEvents';
import type { Browser, Exchange } from './browser';

interface OpenedStream {
  exchange: Exchange;
  /** What the portal makes of an answer that is not a stream; null if it is one, or if there is no answer. */
  end: StreamEnd | null;
  /** Whether its first bytes arrived in time. */
  hasBegun: boolean;
}

async function hasFirstBytes({ body }: Response): Promise<boolean> {
  const reader = body?.getReader();
  try {
    const { value } = (await reader?.read()) ?? {};
    return value !== undefined;
  } catch {
    return false;
  } finally {
    reader?.cancel().catch(() => undefined);
  }
}

/** Opens GET /api/events as the portal does, waits for its first bytes and closes it. Never throws. */
export async function openStream(
  browser: Browser,
  firstByteMs: number = streamTimings.firstByte,
): Promise<OpenedStream> {
  const opened: Omit<OpenedStream, 'exchange'> = { end: null, hasBegun: false };
  const exchange = await browser.open(paths.events, firstByteMs, async (response) => {
    if (isStream(response)) opened.hasBegun = await hasFirstBytes(response);
    else opened.end = endOf(response);
    return { text: '' };
  });
  return { exchange, ...opened };
}
