import { firstAnswersId } from '@portal/contract';

/** Answers of GETs that the host wrote into the page it served, each to be taken once (docs/decisions/0111). */
export interface FirstAnswers {
  /** The JSON of a path's answer; undefined: ask the host. */
  take(path: string): { data: unknown } | undefined;
  has(path: string): boolean;
}

/** Older answers are not taken: money may have moved since. In ms since the page was asked for. */
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

/** `now` is in ms since the answers were asked for. */
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
 * Reads the page's first answers and removes them from the page, so that they do not outlive the session there (SAFE-12). A page of
 * another host has none.
 */
export function readFirstAnswers(page: Document): FirstAnswers {
  const element = page.getElementById(firstAnswersId);
  const answers = firstAnswersOf(element ? parse(element.textContent) : {});
  element?.remove();
  return answers;
}
