import type { Answer } from './answer';

/** The response, or `cut`: the host closes the connection without one. */
export type Outcome = Answer | 'cut';

/** One way in which a call can deviate. `act` executes the call correctly and returns its response. */
export type Oddity = (act: () => Answer) => Outcome | Promise<Outcome>;

/** The host executes the call, and its response is lost. */
export const lost: Oddity = (act) => {
  act();
  return 'cut';
};

/** The connection breaks before the host has read the request. */
export const unreachable: Oddity = () => 'cut';

/** The host executes the call, and its response is sent when `until` resolves. */
export const heldUntil =
  (until: Promise<unknown>): Oddity =>
  async (act) => {
    const answer = act();
    await until;
    return answer;
  };

/** The host sends this response without executing the call. */
export const answering =
  (answer: Answer): Oddity =>
  () =>
    answer;

/** The host executes the call and sends this response. */
export const actsBut =
  (answer: Answer): Oddity =>
  (act) => {
    act();
    return answer;
  };

/** The response's JSON in another form. */
export const shaped =
  (change: (json: unknown) => unknown): Oddity =>
  (act) => {
    const answer = act();
    return answer.status < 300 ? { ...answer, json: change(answer.json) } : answer;
  };

/** Odd for the first `count` calls, then correct. */
export function times(count: number, oddity: Oddity): Oddity {
  let left = count;
  return (act) => (left-- > 0 ? oddity(act) : act());
}

/** Applies `change` to every row of a list. */
export const eachRow =
  (change: (row: Record<string, unknown>) => object) =>
  (json: unknown): unknown =>
    Array.isArray(json) ? json.map((row: Record<string, unknown>) => change(row)) : json;

/** Turns every number of a response into a decimal text, as hosts with decimal database columns send them. */
export const decimalTexts = (json: unknown): unknown => {
  if (typeof json === 'number') return json.toFixed(2);
  if (Array.isArray(json)) return json.map(decimalTexts);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, decimalTexts(value)]));
};

/** How a host reports that it does not have a call. `noCors`: the responder (a proxy, a firewall) sends no CORS headers. */
export interface Absence {
  outcome: Outcome;
  noCors?: boolean;
}

const text = (status: number, body: string): Answer => ({ status, text: { type: 'text/html', body } });

/** HOST-4: all ways in which one of our additions may be absent. */
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
