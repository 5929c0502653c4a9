/** The location of a part of a response: field names and indexes, from the outside in. */
export type JsonPath = readonly (string | number)[];

type Json = Record<string | number, unknown>;

/** The part of a response at that location. */
export const partAt = (json: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((part, step) => (part as Json)[step], json);

/** A copy of a response with another value at that location; `undefined` removes the field. */
export function withPart(json: unknown, path: JsonPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(json) ? [...(json as unknown[])] : { ...(json as Json) }) as Json;
  const part = withPart(copy[step], rest, value);
  if (part === undefined && !Array.isArray(copy)) Reflect.deleteProperty(copy, step);
  else copy[step] = part ?? null;
  return copy;
}
