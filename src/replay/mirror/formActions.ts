import { createAction } from '@reduxjs/toolkit';
import { isMaskedField, MASK } from './secretFields';

export type FormValues = Readonly<Record<string, unknown>>;

/** A form was sent, with what it held; secrets as masks from the start, since only a replay reads this (docs/state.md). */
export const formSubmitted = createAction('form/formSubmitted', (values: object) => ({
  payload: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value && isMaskedField(name) ? MASK : (value as unknown),
    ]),
  ),
}));

/** What came back: a message for each refused field, and final-form's FORM_ERROR; null when all went well. */
export const formAnswered = createAction<Readonly<Record<string, string | undefined>> | null>(
  'form/formAnswered',
);
