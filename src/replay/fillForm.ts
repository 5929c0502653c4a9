import { FORM_ERROR, type FormApi, type MutableState } from 'final-form';
import { submitErrorMutators } from '../forms/submitErrors';
import type { FormState } from './mirror/formSlice';
import type { Entered } from './playerEntries';

/** Only the form's own fields, since a page may have several forms. */
const ofForm = (form: FormApi, fields: Entered['values']) => {
  const names = form.getRegisteredFields();
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
};

const nothing: Entered = { values: {}, errors: {} };

/**
 * Restores a form to the given state: the submitted values with the host's errors, and what the player has entered since with the
 * errors that they saw.
 */
export const fillForm =
  (submitted: FormState, entered: Entered = nothing) =>
  (form: FormApi): void => {
    const values = { ...submitted.values, ...ofForm(form, entered.values) };
    if (Object.keys(values).length === 0) return;
    const errors = { ...submitted.errors, ...ofForm(form, entered.errors) };
    const { busy } = submitted;
    const { [FORM_ERROR]: alert, ...fieldErrors } = errors as FormState['errors'];
    const showAnswer = (_: unknown, { formState }: MutableState<Record<string, unknown>>) => {
      formState.lastSubmittedValues = { ...formState.values };
      formState.submitErrors = fieldErrors;
      formState.submitError = alert;
      formState.submitFailed = Object.values(errors).some((error) => error !== undefined);
      formState.submitting = busy;
    };
    form.batch(() => {
      for (const [name, value] of Object.entries(values)) {
        form.change(name, value);
        form.focus(name);
        form.blur(name);
      }
    });
    form.setConfig('mutators', { ...submitErrorMutators, showAnswer });
    form.mutators['showAnswer']?.();
  };
