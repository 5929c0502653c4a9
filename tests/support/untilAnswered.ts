import type { WireAnswer } from './wireClient';

/**
 * Sends a call again after a 503, as players do: on a busy machine some of many calls at once reach their deadline. For calls whose
 * repetition changes nothing about what the test proves.
 */
export async function untilAnswered(send: () => Promise<WireAnswer>): Promise<WireAnswer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
