import type { FieldErrors } from '@portal/contract';
import { proofFieldNames } from '../../forms/proofFields';
import type { SubmitErrors } from '../../forms/submitErrors';
import type { AppThunk } from '../../store/types';

const askedIn = (errors: FieldErrors) => proofFieldNames.filter((name) => errors[name]?.length);

/** Whether the host has refused a recharge because a proof is missing (SAFE-6). */
export const isProofAsked = (errors: FieldErrors = {}): boolean => askedIn(errors).length > 0;

/** The errors of the proofs that the host has just asked for, by field; undefined for none. */
export const askedProofs = (): AppThunk<SubmitErrors | undefined> => (_, getState) => {
  const { recharge } = getState();
  const errors = recharge.phase === 'refused' ? (recharge.errors ?? {}) : {};
  const asked = askedIn(errors);
  return asked.length === 0
    ? undefined
    : Object.fromEntries(asked.map((name) => [name, errors[name]?.join('\n')]));
};
