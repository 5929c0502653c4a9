import type { Messenger, SendResult } from './messenger';
import { signedPost } from './signedPost';

const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 64 * 1024;

/** A 4xx counts as a refusal only with a body of the protocol; a proxy's error page does not. */
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

/** Sends SMS through an HTTP gateway (docs/gateways.md): one signed POST `{id, to, text}` per message. */
export function httpSms({ url, secret }: { url: string; secret: string }, clock: () => Date): Messenger {
  return {
    async send({ id, to, text }) {
      const call = { id, body: { id, to, text }, signal: AbortSignal.timeout(TIMEOUT_MS) };
      const response = await signedPost({ url, secret }, call, clock());
      return answerOf(response.status, await response.text());
    },
  };
}
