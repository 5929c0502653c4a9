import { openApiDocument, type Schema } from '@portal/contract/openapi';

/** A place where an answer does not match its schema. */
export interface Fault {
  path: readonly (string | number)[];
  /** A description, such as 'is the text "12.50", not a number'. */
  what: string;
}

const components: Readonly<Record<string, Schema>> = openApiDocument().components.schemas;

const resolve = (schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components[name] ?? {});
};

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i,
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const shown = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (value === null || typeof value === 'boolean') return String(value);
  const text = JSON.stringify(value);
  return text.length > 40
    ? (names[typeOf(value)] ?? '')
    : `${names[typeOf(value)]} ${text}`.replace(/^a /, 'the ');
};

const fits = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeOf(value) === 'object';

function faultsInside(schema: Schema, value: unknown, path: Fault['path']): Fault[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => schemaFaults(schema.items ?? {}, item, [...path, index]));
  if (!isObject(value)) return [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {};
  const missing = required.filter((name) => value[name] === undefined);
  return [
    ...missing.map((name) => ({ path: [...path, name], what: 'is missing' })),
    ...Object.entries(value).flatMap(([name, field]) =>
      schemaFaults(properties[name] ?? rest, field, [...path, name]),
    ),
  ];
}

/** The faults of `value` against a schema. Supports the keywords of contract's Schema that answers use. */
export function schemaFaults(given: Schema, value: unknown, path: Fault['path'] = []): Fault[] {
  const schema = resolve(given);
  const { type, enum: allowed, format, pattern, anyOf } = schema;
  if (anyOf) {
    const all = anyOf.map((one) => schemaFaults(one, value, path));
    return all.some((faults) => faults.length === 0) ? [] : (all[0] ?? []);
  }
  const types = type === undefined ? [] : [type].flat();
  if (types.length > 0 && !types.some((one) => fits(value, one)))
    return [{ path, what: `is ${shown(value)}, not ${types.map((one) => names[one]).join(' or ')}` }];
  if (allowed && !allowed.includes(value))
    return [
      { path, what: `is ${shown(value)}, not ${allowed.map((one) => JSON.stringify(one)).join(' or ')}` },
    ];
  if (typeof value === 'string') {
    const form = format === undefined ? undefined : formats[format];
    if (form && !form.test(value))
      return [{ path, what: `is ${shown(value)}, not in the form ${format ?? ''}` }];
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
      return [{ path, what: `is ${shown(value)}, not in the form ${pattern}` }];
  }
  return faultsInside(schema, value, path);
}
