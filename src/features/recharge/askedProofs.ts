import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { FieldErrors } from '@portal/contract';
import { proofFieldNames } from '../../forms/proofFields';
import type { SubmitErrors } from '../../forms/submitErrors';
import type { OperationState } from '../../operations/operationState';
import type { RechargeOrder } from '../../operations/recharge/rechargeSlice';
import { useAppDispatch } from '../../store/hooks';
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

/** Shows the fields of the proofs that the host asks for when 'Thử lại' repeats a recharge, which is no submit of the form (SAFE-6). */
export function useProofAskedByRetry(recharge: OperationState<RechargeOrder>) {
  const form = useForm();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const errors = dispatch(askedProofs());
    if (errors && !form.getState().submitting) form.mutators['setSubmitErrors']?.(errors);
  }, [dispatch, form, recharge]);
}
