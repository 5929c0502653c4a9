import { firstAnswersId } from '@portal/contract';

/** Responses to GET requests that the host embedded in the page it served; each is used once (docs/decisions/0111). */
export interface FirstAnswers {
  /** The JSON response for a path; undefined: request it from the host. */
  take(path: string): { data: unknown } | undefined;
  has(path: string): boolean;
}

/** Maximum age of an answer, in ms since the page was requested. Older ones are not used, since money may have moved meanwhile. */
const FRESH_MS = 15_000;

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function parse(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}

/** `now` returns the ms since the answers were requested. */
export function firstAnswersOf(json: Record<string, unknown>, now = () => performance.now()): FirstAnswers {
  const answers = new Map(Object.entries(json));
  const has = (path: string) => answers.has(path) && now() < FRESH_MS;
  return {
    has,
    take(path) {
      const known = has(path) ? { data: answers.get(path) } : undefined;
      answers.delete(path);
      return known;
    },
  };
}

/**
 * Reads the first answers and removes them from the page, so that they do not outlive the session in the DOM (SAFE-12). Pages served
 * by other hosts contain none.
 */
export function readFirstAnswers(page: Document): FirstAnswers {
  const element = page.getElementById(firstAnswersId);
  const answers = firstAnswersOf(element ? parse(element.textContent) : {});
  element?.remove();
  return answers;
}
