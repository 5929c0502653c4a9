import type { Open } from '../entities';

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The part of JSON Schema 2020-12 that this contract uses. A validator of responses needs to support no more. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: JsonType | readonly JsonType[];
  enum?: readonly unknown[];
  format?: 'date' | 'date-time' | 'email' | 'uuid';
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  /** Not in the requirements: a host may leave it out. */
  'x-addition'?: true;
  /** What the portal does if a host does not send this field. */
  'x-when-absent'?: string;
}

declare const value: unique symbol;

/** The schema of a Value. The type parameter exists only at compile time: it ties a schema to the TypeScript type that it describes. */
export type SchemaOf<Value> = Schema & { readonly [value]?: Value };

/** The schema of a field that may be left out. */
export type AbsentableSchema<Value> = SchemaOf<Value> & { 'x-when-absent': string };

/**
 * All fields of an entity. A field that is optional in TypeScript must say what the portal does without it (`x-when-absent`); any other
 * may. A schema may allow less than the type, in which null can stand for a field that a host did not send.
 */
export type FieldsOf<Entity> = {
  [Name in keyof Entity]-?: object extends Pick<Entity, Name>
    ? AbsentableSchema<Exclude<Entity[Name], undefined>>
    : SchemaOf<Entity[Name]>;
};

const described = (description?: string) => (description === undefined ? {} : { description });

export const text = (description?: string): SchemaOf<string> => ({
  type: 'string',
  ...described(description),
});
export const number = (description?: string): SchemaOf<number> => ({
  type: 'number',
  ...described(description),
});
export const wholeNumber = (description?: string): SchemaOf<number> => ({
  type: 'integer',
  ...described(description),
});
/** An amount of KP. */
export const kp = (what: string): SchemaOf<number> => number(`${what}, in KP.`);
/** An amount of coins, as the game stores it. */
export const coins = (what: string): SchemaOf<number> =>
  number(`${what}, in the game's smallest unit (hundredths of a coin for fsonline).`);

export const flag = (description?: string): SchemaOf<boolean> => ({
  type: 'boolean',
  ...described(description),
});

/** ISO 8601, in any offset. */
export const instant = (description?: string): SchemaOf<string> => ({
  type: 'string',
  format: 'date-time',
  ...described(description),
});

/** An exact decimal: a number, or its digits as a string. */
export const decimal = (description: string): SchemaOf<number | string> => ({
  type: ['number', 'string'],
  pattern: '^[+-]?\\d+(\\.\\d+)?$',
  description,
});

/** One of the names, and no other. */
export const oneOf = <const Name extends string>(
  names: readonly Name[],
  description?: string,
): SchemaOf<Name> => ({ type: 'string', enum: names, ...described(description) });

/** One of the names, or one that this contract does not know yet. */
export const oneOfOrOther = <const Name extends string>(
  names: readonly Name[],
  description: string,
): SchemaOf<Open<Name>> => ({ anyOf: [{ type: 'string', enum: names }, { type: 'string' }], description });

export const orNull = <Value>({ description, ...schema }: SchemaOf<Value>): SchemaOf<Value | null> => ({
  anyOf: [schema, { type: 'null' }],
  ...described(description),
});

export const listOf = <Value>(items: SchemaOf<Value>, description?: string): SchemaOf<Value[]> => ({
  type: 'array',
  items,
  ...described(description),
});

/** A field that a host may leave out; `portal` says what the portal then does. */
export const orAbsent = <Value>(schema: SchemaOf<Value>, portal: string): AbsentableSchema<Value> => ({
  ...schema,
  'x-when-absent': portal,
});

/** A field that is not in the requirements. */
export const addition = <Value>(schema: SchemaOf<Value>, portal: string): AbsentableSchema<Value> => ({
  ...orAbsent(schema, portal),
  'x-addition': true,
});

/** An object; fields that the schema does not name are allowed and ignored. */
export function objectOf<Entity extends object>(
  fields: FieldsOf<Entity>,
  description?: string,
): SchemaOf<Entity> {
  const properties: Record<string, Schema> = { ...fields };
  const required = Object.keys(properties).filter(
    (name) => properties[name]?.['x-when-absent'] === undefined,
  );
  return { type: 'object', properties, required, ...described(description) };
}
