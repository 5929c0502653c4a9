import fc from 'fast-check';
import { fuzzedRoutes, type FuzzedRoute } from './routes';

/** A browser where a player is signed in, one where nobody is, or no browser at all. */
export type Sender = 'player' | 'visitor' | 'stranger';

/** A request as it goes over the wire. */
export interface FuzzedRequest {
  method: string;
  /** With its query, percent-encoded as it is sent. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Whose cookies and X-XSRF-TOKEN it carries. */
  sender: Sender;
}

const LONG = 20_000;
const DEEP = 5_000;
const WIDE = 5_000;

/** Texts that mean something to a parser, a database, a shell, a mail or a page. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nX-Injected: 1',
  '\uFEFF',
  '\u202Egnp.exe',
  '\uD800',
  "' or 1=1 --",
  '"; drop table players; --',
  '$1',
  '%00',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '1e309',
  '-0',
  '9007199254740993',
  '99999999999999999999999999',
  '2026-13-45T99:99:99Z',
  '0987654321',
  'demo',
  'x'.repeat(LONG),
  '𝒳'.repeat(500),
];
const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }));

/** The text of a JSON value: of each type, odd where JSON allows it, or no JSON at all. */
const jsonText: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: text.map((value) => JSON.stringify(value)) },
  {
    weight: 20,
    arbitrary: fc.constantFrom('null', 'true', 'false', '{}', '[]', '0', '-1', '5000', '1e308', '1e309'),
  },
  {
    weight: 10,
    arbitrary: fc.constantFrom('-0', '0.1', '9007199254740993', '-99999999999999999999', '1E-400'),
  },
  { weight: 10, arbitrary: fc.json({ maxDepth: 3 }) },
  {
    weight: 10,
    arbitrary: fc.constantFrom('{"$ne":null}', '{"toString":1}', '["a@example.com"]', '[[[[[]]]]]'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('NaN', 'undefined', "'x'", '01', '"\\u0000"', '"\\ud800"', '"\\x"', '"'),
  },
);

/** An object as text, so that keys may come twice, be missing, be unknown, or belong to the prototype. */
const objectText = ({ fields }: FuzzedRoute) => {
  const known = fields.length > 0 ? fc.constantFrom(...fields) : text;
  const key = fc.oneof(
    { weight: 8, arbitrary: known },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'length', '') },
    { weight: 1, arbitrary: text },
  );
  return fc
    .array(fc.tuple(key, jsonText), { maxLength: fields.length + 3 })
    .map((entries) => `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`);
};

const oddBodies = [
  '',
  '[]',
  '"text"',
  '7',
  'null',
  '{',
  '{"a":1}{"b":2}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{${Array.from({ length: WIDE }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  `{"a":"${'x'.repeat(2_000_000)}"}`,
].map((body) => Buffer.from(body));
const bodyOf = (route: FuzzedRoute): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 12, arbitrary: objectText(route).map((body) => Buffer.from(body)) },
    { weight: 2, arbitrary: objectText(route).map((body) => Buffer.from(`\uFEFF${body}`, 'utf16le')) },
    { weight: 2, arbitrary: fc.constantFrom(...oddBodies) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  );

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json;;',
      'application/vnd.api+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'text/html',
      'x',
      '/',
      '',
    ),
  },
);

/** A header's value: Node.js sends no others. */
const headerText = text.map((value) => value.replace(/[^\t\x20-\x7E\x80-\xFF]/g, '').slice(0, 2_000));
const oddHeader = fc.tuple(
  fc.constantFrom(
    ...[
      'Accept',
      'Accept-Language',
      'Accept-Encoding',
      'Content-Encoding',
      'Cookie',
      'Host',
      'Idempotency-Key',
    ],
    ...['If-None-Match', 'If-Modified-Since', 'Last-Event-ID', 'Origin', 'Range', 'Referer', 'User-Agent'],
    ...[
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'X-Request-Id',
      'X-Requested-With',
      'X-Signature',
      'X-XSRF-TOKEN',
    ],
  ),
  fc.oneof(
    headerText,
    fc.constantFrom('gzip', 'bytes=5-2', 'fs_session=%', 'fs_device=a; fs_device=b', '::1', '*'),
  ),
);

/** Whatever stands for a parameter; what a path cannot hold is percent-encoded, what is encoded already is sent as it is. */
const segment = text.map((value) =>
  /^[\w.%-]+$/.test(value) ? value : encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')).slice(0, 4_000),
);
const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom('action', 'page', 'from', '__proto__', 'a[b]', 'a[]'), segment), {
        maxLength: 3,
      })
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  },
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Any request: a route of the host, most often with its method, and something that no portal sends. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.constantFrom(...fuzzedRoutes).chain((route) =>
  fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query,
      body: bodyOf(route),
      contentType,
      odd: fc.array(oddHeader, { maxLength: 2 }),
      sender: fc.constantFrom<Sender>('player', 'player', 'player', 'visitor', 'visitor', 'stranger'),
    })
    .map(({ method, segments, query, body, contentType, odd, sender }) => {
      let at = 0;
      const path = route.path.replace(/[:*][a-zA-Z]*/g, () => segments[at++] ?? '');
      const hasBody = body.length > 0 && method !== 'TRACE';
      return {
        method,
        path: `${path}${query}`,
        headers: {
          // Node.js sends the length of a GET's body only where it is told.
          ...(hasBody && { 'Content-Type': contentType, 'Content-Length': String(body.length) }),
          ...Object.fromEntries(odd),
        },
        body: hasBody ? body : Buffer.alloc(0),
        sender: sender === 'player' && route.endsSessions ? 'visitor' : sender,
      };
    }),
);
