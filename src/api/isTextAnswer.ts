import type { Method } from '@portal/contract';

interface AnsweredCall {
  method?: Method;
  unread?: boolean;
  idempotencyKey?: string;
}

/** Starts like JSON, which is incomplete if it could not be read. */
const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

const isHtml = (text: string): boolean => /^\s*</.test(text);

export const isChange = ({ method = 'GET' }: Pick<AnsweredCall, 'method'>): boolean => method !== 'GET';

/** A word such as `OK`, which frameworks also send as HTML or JSON; not a sentence such as a script's error. */
const isWord = (text: string): boolean => /^\s*\w{1,16}[.!]?\s*$/.test(text);

/**
 * Whether a success that is not JSON means only that the call succeeded: anything but an HTML page if nobody reads the answer; after a
 * change, plain text, or a word under any Content-Type. A recharge or migration counts as answered only by plain text, since its answer
 * may be a refusal; after any other text, the host's data show what happened (GAME-8).
 */
export function isTextAnswer(call: AnsweredCall, text: string, contentType: string | null): boolean {
  if (isHtml(text)) return false;
  if (call.unread) return true;
  if (!isChange(call) || isJson(text)) return false;
  return (contentType ?? '').startsWith('text/plain') || (call.idempotencyKey === undefined && isWord(text));
}

/**
 * Whether a 4xx that is not JSON refuses a change, or a token, in the host's own words. They are not shown, since they may be English
 * (HOST-2), but the player must check what they typed instead of waiting for the host.
 */
export const isTextRefusal = (call: AnsweredCall, text: string): boolean =>
  (isChange(call) || call.unread === true) && !isHtml(text) && !isJson(text);
