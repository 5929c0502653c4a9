import { createAction } from '@reduxjs/toolkit';
import type { MASK } from './mirror/secretFields';

interface Entry {
  /** The page and the dialog that contain the field, as in `form`. */
  at: string;
  /** The field's name; what the group is called where its radios have no name of their own. */
  field: string;
  /** The input's type: text, password, radio, checkbox, select-one and so on. */
  kind: string;
}

/** A field was left. What was typed is masked, whatever the field. */
export interface FieldLeft extends Entry {
  /** Whether anything stands in it. */
  value: '' | typeof MASK;
  /** Whether it shows no error. */
  valid: boolean;
  /** The error that it shows. */
  error?: string;
}

/** An option was chosen. Nobody types options, so they are shown: a number where the value is one, true or false of a checkbox. */
export interface OptionChosen extends Entry {
  value: string | number | boolean;
  /** As it is written on the screen; absent for a checkbox. */
  label?: string;
}

/** What was entered into the fields of a page, by their names, and the errors that they showed. */
export interface Entered {
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string | undefined>>;
}

export const fieldLeft = createAction<FieldLeft>('player/fieldLeft');
export const optionChosen = createAction<OptionChosen>('player/optionChosen');
