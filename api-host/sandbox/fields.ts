import type { FieldErrors } from '@portal/contract';
import { INVALID_PAYLOAD } from '../domain/rechargeMessages';
import { problem } from '../errors';

/** Reads one value; throws a RangeError that says what it must be. Values of HTML forms arrive as text. */
type Field<Value> = (value: unknown) => Value;

export const text =
  (longest: number): Field<string> =>
  (value) => {
    if (typeof value === 'string' && value.length > 0 && value.length <= longest && !value.includes('\0'))
      return value;
    throw new RangeError(`cần là chuỗi từ 1 đến ${longest} ký tự`);
  };

export const whole =
  (least: number, most: number): Field<number> =>
  (value) => {
    const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : value;
    if (typeof number === 'number' && Number.isSafeInteger(number) && number >= least && number <= most)
      return number;
    throw new RangeError(`cần là số nguyên từ ${least} đến ${most}`);
  };

export const oneOf =
  <Name extends string>(names: readonly Name[]): Field<Name> =>
  (value) => {
    const name = names.find((known) => known === value);
    if (name !== undefined) return name;
    throw new RangeError(`cần là một trong: ${names.join(', ')}`);
  };

/** Makes a field optional: it may be left out, or left empty in a form. */
export const optional =
  <Value>(field: Field<Value>): Field<Value | undefined> =>
  (value) =>
    value === undefined || value === '' ? undefined : field(value);

type Fields = Record<string, Field<unknown>>;
type Read<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]> };

/** Reads the fields of a body. Throws 422 with the errors of all fields, unknown ones included. */
export function readFields<F extends Fields>(fields: F, body: unknown): Read<F> {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const errors: FieldErrors = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(fields, name)) errors[name] = ['không được hỗ trợ'];
  const values = Object.entries(fields).map(([name, field]): [string, unknown] => {
    try {
      return [name, field(given[name])];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      errors[name] = [error.message];
      return [name, undefined];
    }
  });
  if (Object.keys(errors).length > 0) throw problem(422, INVALID_PAYLOAD, errors);
  return Object.fromEntries(values) as Read<F>;
}
