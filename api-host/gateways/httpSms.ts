import { gatewayAnswer } from './gatewayAnswer';
import type { Messenger, SendResult } from './messenger';
import { signedPost } from './signedPost';

const TIMEOUT_MS = 10_000;

function answerOf(status: number, text: string): SendResult {
  if (status >= 200 && status < 300) return { status: 'sent' };
  const answer = gatewayAnswer(status, text);
  return answer?.status === 'refused'
    ? { status: 'refused', reason: answer.reason }
    : { status: 'later', reason: `HTTP ${status}` };
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
