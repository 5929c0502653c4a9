import { checkPayload } from '@portal/contract/rules';

type Schema = Parameters<typeof checkPayload>[0];

/** The messages of one field when the rest of the payload is sound; [] when the field is sound too. */
export function messagesOf(schema: Schema, sound: object, field: string, value: unknown): string[] {
  const given = Object.entries({ ...sound, [field]: value }).filter(([, content]) => content !== undefined);
  const body = Object.fromEntries(given);
  const checked = checkPayload(schema, body);
  return checked.ok ? [] : (checked.errors[field] ?? ['no message for this field']);
}

/** One line of a table: a value and the message it gets, '' for none. */
export type Row = [about: string, value: unknown, message: string];
