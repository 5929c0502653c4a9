/** Checks of the field values that the readers of API responses return. */

export const isText = (value: unknown) => typeof value === 'string';
export const isBoolean = (value: unknown) => typeof value === 'boolean';
export const isNumber = (value: unknown) => Number.isFinite(value);
export const isInstant = (value: unknown) => isText(value) && new Date(value).toISOString() === value;
export const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isDecimal = (value: unknown) => isNumber(value) || (isText(value) && isNumber(Number(value)));
export const orNull = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === null || check(value);
export const orAbsent = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);

/** The check of each field of an entity after reading; the type requires every field. */
type Checks<Entity> = { [Field in keyof Required<Entity>]: (value: unknown) => boolean };

type Fields = Record<string, unknown>;

interface Subject<Entity> {
  name: string;
  sample: Entity;
  /** Reads the entity from its place in a response; null or undefined if it is left out. */
  read: (json: unknown) => Entity | null | undefined;
  checks: Checks<Entity>;
  /** Fields without which the entity cannot be read. */
  needs: (keyof Entity)[];
}

/** An entity whose fields are broken one by one (HOST-2). */
export const subject = <Entity extends object>(given: Subject<Entity>) => given as unknown as Subject<Fields>;
