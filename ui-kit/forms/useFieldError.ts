import type { FieldMetaState } from 'react-final-form';

/** The parts of a field's meta that decide about its error. */
export type FieldErrorMeta = Pick<
  FieldMetaState<unknown>,
  'touched' | 'error' | 'submitError' | 'dirtySinceLastSubmit'
>;

const textOf = (error: unknown): string | undefined => {
  if (Array.isArray(error)) return error.map(String).join('\n') || undefined;
  return typeof error === 'string' && error !== '' ? error : undefined;
};

/**
 * The one rule of when a field shows an error: it was touched, and either its value breaks a rule now, or the
 * host refused the value that still stands there. Several messages come as lines (API-5).
 */
export const useFieldError = ({
  touched,
  error,
  submitError,
  dirtySinceLastSubmit,
}: FieldErrorMeta): string | undefined => {
  if (!touched) return undefined;
  return textOf(error) ?? (dirtySinceLastSubmit ? undefined : textOf(submitError));
};
