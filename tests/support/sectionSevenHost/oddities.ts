import type { Answer } from './answer';

/** What the host sends, or `cut`: it closes the connection without a word. */
export type Outcome = Answer | 'cut';

/** One way in which a call goes otherwise. `act` carries the call out as it should be and gives its answer. */
export type Oddity = (act: () => Answer) => Outcome | Promise<Outcome>;

/** The host acts, and its answer is lost. */
export const lost: Oddity = (act) => {
  act();
  return 'cut';
};

/** The connection breaks before the host has read the call. */
export const unreachable: Oddity = () => 'cut';

/** The host acts, and its answer comes when `until` is resolved. */
export const heldUntil =
  (until: Promise<unknown>): Oddity =>
  async (act) => {
    const answer = act();
    await until;
    return answer;
  };

/** The host does nothing and answers so. */
export const answering =
  (answer: Answer): Oddity =>
  () =>
    answer;

/** The host acts and answers so. */
export const actsBut =
  (answer: Answer): Oddity =>
  (act) => {
    act();
    return answer;
  };

/** The answer's JSON in another form. */
export const shaped =
  (change: (json: unknown) => unknown): Oddity =>
  (act) => {
    const answer = act();
    return answer.status < 300 ? { ...answer, json: change(answer.json) } : answer;
  };

/** Odd so many times, then as it should be. */
export function times(count: number, oddity: Oddity): Oddity {
  let left = count;
  return (act) => (left-- > 0 ? oddity(act) : act());
}

/** `change` on every row of a list. */
export const eachRow =
  (change: (row: Record<string, unknown>) => object) =>
  (json: unknown): unknown =>
    Array.isArray(json) ? json.map((row: Record<string, unknown>) => change(row)) : json;

/** Every number of an answer as a text with decimals, as a host sends them whose database has decimal columns. */
export const decimalTexts = (json: unknown): unknown => {
  if (typeof json === 'number') return json.toFixed(2);
  if (Array.isArray(json)) return json.map(decimalTexts);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, decimalTexts(value)]));
};

/** How a host says that it has no such call. `noCors`: what answers (a proxy, a firewall) knows nothing of CORS. */
export interface Absence {
  outcome: Outcome;
  noCors?: boolean;
}

const text = (status: number, body: string): Answer => ({ status, text: { type: 'text/html', body } });

/** HOST-4: every way in which an addition of ours may be absent. */
export const absences: Readonly<Record<string, Absence>> = {
  '404 in JSON': { outcome: { status: 404, json: { message: 'The route could not be found.' } } },
  '404 in HTML': { outcome: text(404, '<h1>Not Found</h1>') },
  '405': { outcome: { status: 405, json: { message: 'The GET method is not supported.' } } },
  '501': { outcome: { status: 501, json: { message: 'Not Implemented' } } },
  'a page in HTML': { outcome: text(200, '<!doctype html><h1>Portal</h1>') },
  'an empty body': { outcome: { status: 200 } },
  'no content': { outcome: { status: 204 } },
  'no CORS headers': { outcome: text(404, 'Not Found'), noCors: true },
};
