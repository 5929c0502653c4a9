import type { Method } from '@portal/contract';

interface AnsweredCall {
  method?: Method;
  unread?: boolean;
  idempotencyKey?: string;
}

/**
 * Whether a success that is not JSON means only that the call succeeded, such as the word `OK` under any Content-Type. An HTML page never
 * does. A recharge or migration counts as answered only by plain text that is not incomplete JSON, since its answer may be a refusal;
 * after any other text, the host's data show what happened (GAME-8).
 */
export function isTextAnswer(call: AnsweredCall, text: string, contentType: string | null): boolean {
  if (call.idempotencyKey !== undefined)
    return (contentType ?? '').startsWith('text/plain') && !/^\s*[<{[]/.test(text);
  return (call.unread ?? (call.method ?? 'GET') !== 'GET') && !/^\s*</.test(text);
}
