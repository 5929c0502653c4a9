import type { ObjectSchema, SchemaDescription } from 'yup';
import { strengthRules, type PasswordStrength } from '../passwordStrength';
import type { JsonType, Schema } from './schema';

type Params = Readonly<Record<string, unknown>>;

/** One rule in JSON Schema; `notes` states in English what JSON Schema cannot express. */
interface Keywords {
  keywords?: Schema;
  pattern?: string;
  notes?: string;
}

function strengthNote(strength: PasswordStrength): string {
  const { classes, required } = strengthRules[strength];
  const needed = required.length > 0 ? `, ${required.join(' and ')} among them` : '';
  return `Strength ${strength}: at least ${classes} of letter, number, symbol and mixedCase${needed}.`;
}

/** A text of exactly that length; an optional one may also be empty. */
const exactLength = (length: number, isRequired: boolean): Keywords =>
  isRequired
    ? { keywords: { minLength: length, maxLength: length } }
    : { pattern: `^(.{${length}})?$`, notes: 'May be empty.' };

/** The rules of `contract/rules` by their names in yup's description. */
const rules: Record<string, (params: Params, field: SchemaDescription) => Keywords> = {
  required: () => ({ keywords: { minLength: 1 } }),
  min: ({ min, more }, { type }) => ({
    keywords:
      type === 'string'
        ? { minLength: Number(min) }
        : more === undefined
          ? { minimum: Number(min) }
          : { exclusiveMinimum: Number(more) },
  }),
  max: ({ max }, { type }) => ({
    keywords: type === 'string' ? { maxLength: Number(max) } : { maximum: Number(max) },
  }),
  integer: () => ({ keywords: { type: 'integer' } }),
  email: () => ({
    keywords: { format: 'email' },
    notes: 'The domain needs no dot: a@b is valid.',
  }),
  matches: ({ regex }) => ({ pattern: (regex as RegExp).source }),
  'not-blank': () => ({ pattern: '\\S' }),
  'exact-length': ({ length }, { optional }) => exactLength(Number(length), !optional),
  strength: ({ strength }) => ({ notes: strengthNote(strength as PasswordStrength) }),
  confirm: ({ of }, { optional }) => ({
    notes: `Equals \`${String(of)}\`${optional ? ', or is empty' : ''}.`,
  }),
};

const jsonTypes: Readonly<Record<string, JsonType>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
};

function fieldSchema(name: string, field: SchemaDescription): Schema {
  const type = jsonTypes[field.type];
  // yup lists 'required' where it was called. It is moved to the front, so that any other length limit, which is stricter, wins.
  const tests = [...field.tests].sort(
    (one, other) => Number(other.name === 'required') - Number(one.name === 'required'),
  );
  const found = tests.map(({ name: test = '', params = {} }) => {
    const rule = rules[test];
    if (!rule) throw new Error(`The rule "${test}" of "${name}" has no counterpart in JSON Schema`);
    return rule(params, field);
  });
  const patterns = found.map(({ pattern }) => pattern).filter((pattern) => pattern !== undefined);
  const notes = found.map(({ notes: note }) => note).filter((note) => note !== undefined);
  const [pattern] = patterns;
  return {
    ...(type && { type }),
    ...(field.oneOf.length > 0 && { enum: field.oneOf }),
    ...found.reduce<Schema>((all, { keywords }) => ({ ...all, ...keywords }), {}),
    ...(patterns.length > 1
      ? { allOf: patterns.map((one) => ({ pattern: one })) }
      : pattern !== undefined && { pattern }),
    ...(notes.length > 0 && { description: notes.join(' ') }),
  };
}

/**
 * The JSON Schema of a payload, derived from the yup schema that validates it (VAL-3): types, required fields, lengths, limits, patterns,
 * and in words what JSON Schema cannot express. Throws on an unknown rule. The portal sends no other fields.
 */
export function fromYup(schema: ObjectSchema<object>): Schema {
  const fields = Object.entries(schema.describe().fields as Readonly<Record<string, SchemaDescription>>);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(name, field)])),
    required: fields.filter(([, { optional }]) => !optional).map(([name]) => name),
    additionalProperties: false,
  };
}
