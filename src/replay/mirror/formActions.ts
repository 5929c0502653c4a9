import { createAction } from '@reduxjs/toolkit';
import { isMaskedInput, MASK } from './secretFields';

export type FormValues = Readonly<Record<string, unknown>>;

/** A form was submitted with these values. Secrets are masked at once, since only replays read them (docs/state.md). */
export const formSubmitted = createAction('form/formSubmitted', (values: object) => ({
  payload: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value && isMaskedInput(name, value) ? MASK : (value as unknown),
    ]),
  ),
}));

/** The result of a submit: a message for each refused field, and final-form's FORM_ERROR; null for success. */
export const formAnswered = createAction<Readonly<Record<string, string | undefined>> | null>(
  'form/formAnswered',
);
