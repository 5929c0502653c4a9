import { brandError } from './brandError';

/** Reads one field of brand.json; `name` is its path in the file: 'links.news'. Throws StartupError. */
export type ReadField<Value> = (value: unknown, name: string) => Value;

type Json = Record<string, unknown>;

const wrong = (name: string, wanted: string) => brandError(`brand.json: ${name} must be ${wanted}.`);

/** Characters that would end a line or change its text direction. */
// eslint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** A single-line text of 1 to `most` characters. */
export const line =
  (most: number): ReadField<string> =>
  (value, name) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' || text.length > most || unseen.test(text) || /[<>{}]/.test(text))
      throw wrong(name, `a text of 1 to ${most} characters in one line, without < > { }`);
    return text;
  };

export const webLink: ReadField<string> = (value, name) => {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw wrong(name, 'an address that begins with https:// or http://');
  return url.href;
};

export const number =
  (least: number, most: number): ReadField<number> =>
  (value, name) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw wrong(name, `a whole number from ${least} to ${most}`);
    return value;
  };

/** A text that matches `form`; `wanted` describes the form in the error message. */
export const like =
  (form: RegExp, wanted: string): ReadField<string> =>
  (value, name) => {
    if (typeof value !== 'string' || !form.test(value)) throw wrong(name, wanted);
    return value;
  };

export const listOf =
  <Value>(read: ReadField<Value>, least: number, most: number): ReadField<Value[]> =>
  (value, name) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      throw wrong(name, `a list of ${least} to ${most}`);
    return value.map((item, index) => read(item, `${name}[${index}]`));
  };

const inside = (name: string, part: string) => (name === '' ? part : `${name}.${part}`);

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose fields are all optional. Unknown fields are refused, so that a misspelling does not go unnoticed. */
export const fields =
  <Fields extends Record<string, ReadField<unknown>>>(
    known: Fields,
  ): ReadField<{ [Name in keyof Fields]?: ReturnType<Fields[Name]> }> =>
  (value, name) => {
    if (!isObject(value)) throw wrong(name || 'all of it', 'an object, in { }');
    const stranger = Object.keys(value).find((part) => !Object.hasOwn(known, part));
    if (stranger !== undefined)
      throw brandError(
        `brand.json: ${inside(name, stranger)} is not known; ${name || 'it'} has ${Object.keys(known).join(', ')}.`,
      );
    return Object.fromEntries(
      Object.entries(value).map(([part, given]) => [part, known[part]?.(given, inside(name, part))]),
    ) as { [Name in keyof Fields]?: ReturnType<Fields[Name]> };
  };
