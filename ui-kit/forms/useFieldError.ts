import type { FieldMetaState } from 'react-final-form';

/** The parts of a field's `meta` that determine its error. */
export type FieldErrorMeta = Pick<
  FieldMetaState<unknown>,
  'touched' | 'error' | 'submitError' | 'dirtySinceLastSubmit'
>;

const textOf = (error: unknown): string | undefined => {
  if (Array.isArray(error)) return error.map(String).join('\n') || undefined;
  return typeof error === 'string' && error !== '' ? error : undefined;
};

/**
 * The error to show for a field (API-5). A touched field shows its validation error, or the server's error until the value is edited.
 * Several messages are separated by line breaks.
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
