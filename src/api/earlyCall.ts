import { limits, wireNames } from '@portal/contract';

/** While the portal shows a snapshot, calls and their answers wait for this promise (docs/decisions/0051). */
export const requestGate: { blockedUntil: Promise<void> | null } = { blockedUntil: null };

/** The headers of every call (API-1). */
export const callHeaders = { Accept: 'application/json', [wireNames.requestedWith]: 'XMLHttpRequest' };

/** The answer of a call: its status, and its body as JSON; undefined if it is anything else. */
export interface EarlyAnswer {
  status: number;
  json: unknown;
}

/**
 * Sends a GET request like `hostCall`, but without RTK Query, which public pages load later (docs/decisions/0137). Resolves with null
 * if there was no answer within 5000 ms; never rejects.
 */
export async function earlyCall(address: string): Promise<EarlyAnswer | null> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limits.apiTimeoutMs);
  try {
    await requestGate.blockedUntil;
    const answer = await fetch(address, {
      credentials: 'include',
      // As in hostCall, but the dictionary may be answered with 304.
      cache: 'no-cache',
      headers: callHeaders,
      signal: timeout.signal,
    });
    const text = await answer.text();
    await requestGate.blockedUntil;
    return { status: answer.status, json: parse(text) };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
