import { useEffect } from 'react';
import { FORM_ERROR, type MutableState } from 'final-form';
import { useForm, useFormState } from 'react-final-form';
import { formErrorsOf } from '../api/formErrors';
import type { PortalError } from '../api/portalError';
import { useReplayedForm } from '../replay/mirror/useReplayedForm';

export type SubmitErrors = Record<string, string | undefined>;

/** What onSubmit returns for a failed call: field errors under their inputs, the rest in the form's alert (API-5). */
export function submitErrorsOf(error: PortalError, formFields: readonly string[]): SubmitErrors {
  const { fields, alert } = formErrorsOf(error, formFields);
  return { ...fields, ...(alert !== undefined && { [FORM_ERROR]: alert }) };
}

function clearSubmitErrors<Values>(_: unknown, { formState }: MutableState<Values>) {
  formState.submitErrors = {};
  formState.submitError = undefined;
}

function setSubmitErrors<Values>([errors]: SubmitErrors[], { formState }: MutableState<Values>) {
  formState.submitErrors = errors ?? {};
  // Only an edit from now on clears them.
  formState.lastSubmittedValues = { ...(formState.values as object) };
}

/** For the form's `mutators`; useClearSubmitErrors calls the first. `setSubmitErrors`: for an answer to a call that the form did not send. */
export const submitErrorMutators = { clearSubmitErrors, setSubmitErrors };

/**
 * Clears the host's errors as soon as the player edits the form (LOGIN-3). In a replayed snapshot, the form shows what was
 * submitted. Call it in a component that is rendered after the fields.
 */
export function useClearSubmitErrors() {
  const form = useForm();
  useReplayedForm();
  const { dirtySinceLastSubmit, hasSubmitErrors, submitting } = useFormState({
    subscription: { dirtySinceLastSubmit: true, hasSubmitErrors: true, submitting: true },
  });
  const stale = dirtySinceLastSubmit && hasSubmitErrors && !submitting;
  useEffect(() => {
    if (stale) form.mutators['clearSubmitErrors']?.();
  }, [form, stale]);
}
