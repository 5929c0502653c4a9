import fc from 'fast-check';
import { bodyOf, contentType } from './bodies';
import { fuzzedRoutes } from './routes';
import { text } from './texts';

/** A browser with a signed-in player, a browser with nobody signed in, or no browser at all. */
export type Sender = 'player' | 'visitor' | 'stranger';

/** A request as sent over the wire. */
export interface FuzzedRequest {
  method: string;
  /** Includes the query; percent-encoded as sent. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Whose cookies and X-XSRF-TOKEN the request has. */
  sender: Sender;
}

/** A header's value, limited to the characters that Node.js sends. */
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

/** A value for a parameter: characters that a path cannot contain are percent-encoded, existing encodings are kept. */
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

/** Any request: a route of the host, usually with its method, and something that no portal sends. */
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
          // Node.js sends the length of a GET's body only when it is set explicitly.
          ...(hasBody && { 'Content-Type': contentType, 'Content-Length': String(body.length) }),
          ...Object.fromEntries(odd),
        },
        body: hasBody ? body : Buffer.alloc(0),
        sender: sender === 'player' && route.endsSessions ? 'visitor' : sender,
      };
    }),
);
