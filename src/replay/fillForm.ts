import { FORM_ERROR, type FormApi, type MutableState } from 'final-form';
import { submitErrorMutators } from '../forms/submitErrors';
import type { FormState } from './mirror/formSlice';

/** Restores a form to the given state: the submitted values, and the errors that the host answered with. */
export const fillForm =
  ({ values, errors, busy }: FormState) =>
  (form: FormApi): void => {
    if (Object.keys(values).length === 0) return;
    const { [FORM_ERROR]: alert, ...fieldErrors } = errors;
    const showAnswer = (_: unknown, { formState }: MutableState<Record<string, unknown>>) => {
      formState.lastSubmittedValues = { ...formState.values };
      formState.submitErrors = fieldErrors;
      formState.submitError = alert;
      formState.submitFailed = Object.keys(errors).length > 0;
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
