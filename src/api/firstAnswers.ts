import { firstAnswersId } from '@portal/contract';

/** Responses to GET requests that are known before RTK Query asks for them; each is used once (docs/decisions/0111). */
export interface FirstAnswers {
  /** The JSON response for a path; undefined: request it from the host. */
  take(path: string): { data: unknown } | undefined;
  has(path: string): boolean;
  /** Adds a response that has just arrived. */
  keep(path: string, data: unknown): void;
  /** Removes all of them, since they belong to the player of the page's load. */
  forget(): void;
}

/** Maximum age of an answer, in ms. Older ones are not used, since money may have moved meanwhile. */
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

/** `now` returns the ms since the answers in `json` were requested. */
export function firstAnswersOf(json: Record<string, unknown>, now = () => performance.now()): FirstAnswers {
  const answers = new Map(Object.entries(json).map(([path, data]) => [path, { data, at: 0 }]));
  const freshAt = (path: string) => {
    const answer = answers.get(path);
    return answer && now() - answer.at < FRESH_MS ? answer : undefined;
  };
  return {
    has: (path) => freshAt(path) !== undefined,
    keep: (path, data) => void answers.set(path, { data, at: now() }),
    forget: () => answers.clear(),
    take(path) {
      const known = freshAt(path);
      answers.delete(path);
      return known && { data: known.data };
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
