import { createAction } from '@reduxjs/toolkit';
import type { MASK } from './mirror/secretFields';

interface Entry {
  /** The page and the dialog that contain the field, as in `form`. */
  at: string;
  /** The field's name; the label of the group if its radios have no name. */
  field: string;
  /** The input's type: text, password, radio, checkbox, select-one and so on. */
  kind: string;
}

/** A field lost the focus. What was typed is masked in every field. */
export interface FieldLeft extends Entry {
  /** '' if the field is empty, otherwise the mask. */
  value: '' | typeof MASK;
  /** Whether it shows no error. */
  valid: boolean;
  /** The error that it shows. */
  error?: string;
}

/** An option was chosen. Options are not typed, so they are not masked: numeric values are numbers, a checkbox is true or false. */
export interface OptionChosen extends Entry {
  value: string | number | boolean;
  /** The option's text on the screen; absent for a checkbox. */
  label?: string;
}

/** The values entered into a page's fields and the errors that the fields showed, by field name. */
export interface Entered {
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string | undefined>>;
}

export const fieldLeft = createAction<FieldLeft>('player/fieldLeft');
export const optionChosen = createAction<OptionChosen>('player/optionChosen');
