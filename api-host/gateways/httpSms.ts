import { signedHeaders } from '../domain/signature';
import type { Messenger, SendResult } from './messenger';

const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 64 * 1024;

/** A 4xx is a refusal only in the protocol's own words; a proxy's error page is none. */
function answerOf(status: number, text: string): SendResult {
  if (status >= 200 && status < 300) return { status: 'sent' };
  const later: SendResult = { status: 'later', reason: `HTTP ${status}` };
  if (status >= 500 || text.length > LONGEST_ANSWER) return later;
  try {
    const body = JSON.parse(text) as { status?: unknown; reason?: unknown } | null;
    if (body?.status !== 'refused') return later;
    return {
      status: 'refused',
      reason: typeof body.reason === 'string' ? body.reason.slice(0, 200) : 'refused',
    };
  } catch {
    return later;
  }
}

/** SMS by an HTTP gateway (docs/gateways.md): one signed POST `{id, to, text}` a message. */
export function httpSms({ url, secret }: { url: string; secret: string }, clock: () => Date): Messenger {
  const path = new URL(url).pathname;
  return {
    async send({ id, to, text }) {
      const body = JSON.stringify({ id, to, text });
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          ...signedHeaders(secret, { path, rawBody: body }, clock().getTime()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answerOf(response.status, await response.text());
    },
  };
}
