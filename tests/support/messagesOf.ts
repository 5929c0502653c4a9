import { checkPayload } from '@portal/contract/rules';

type Schema = Parameters<typeof checkPayload>[0];

/** The messages for one field while the rest of the payload is valid; [] if the field is valid as well. */
export function messagesOf(schema: Schema, sound: object, field: string, value: unknown): string[] {
  const given = Object.entries({ ...sound, [field]: value }).filter(([, content]) => content !== undefined);
  const body = Object.fromEntries(given);
  const checked = checkPayload(schema, body);
  return checked.ok ? [] : (checked.errors[field] ?? ['no message for this field']);
}

/** A row of a test table: a value and its expected message, '' for none. */
export type Row = [about: string, value: unknown, message: string];
