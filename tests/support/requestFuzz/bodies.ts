import fc from 'fast-check';
import type { FuzzedRoute } from './routes';
import { text } from './texts';

/** The text of a JSON value: of any type, with odd forms that JSON allows, or not JSON at all. */
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

/** An object as text, so that keys can be repeated, missing, unknown, or names of the prototype. */
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

const DEEP = 5_000;
const WIDE = 5_000;

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

/** A body for a route: usually an object with its fields, sometimes anything else. */
export const bodyOf = (route: FuzzedRoute): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 12, arbitrary: objectText(route).map((body) => Buffer.from(body)) },
    { weight: 2, arbitrary: objectText(route).map((body) => Buffer.from(`\uFEFF${body}`, 'utf16le')) },
    { weight: 2, arbitrary: fc.constantFrom(...oddBodies) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  );

/** Usually JSON's. */
export const contentType = fc.oneof(
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
