import type { FieldErrors, LoginPayload } from '@portal/contract';
import { fieldOfStep, type SignInState, type SignInStep } from '../../store/slices/signIn';

/** The fields that the step adds to the body of POST /login, without those of other steps. */
export function proofsOfStep(step: SignInStep, values: Partial<LoginPayload>): Partial<LoginPayload> {
  const field = fieldOfStep(step);
  return {
    ...((step === 'lostFactor' || step === 'otpNumber') && { lostFactor: true }),
    ...(values[field] && { [field]: values[field] }),
  };
}

/** The step that the host asks for when it refuses a login; null if it refuses what was typed at the current step. */
export function requestedStep(
  step: SignInStep,
  errors: FieldErrors,
): Pick<SignInState, 'step' | 'notice'> | null {
  const { lostFactor, totpCode, otpNumber, securityCode } = errors;
  if (errors['username']) return null;
  if (lostFactor) return { step: 'lostFactor', notice: lostFactor.join('\n') };
  if (errors[fieldOfStep(step)]) return null;
  const next =
    (step === 'password' && totpCode && 'totpCode') ||
    // Once support's removal is due no code by SMS removes the factor, but an approval may still be needed.
    (otpNumber && (step === 'lostFactor' ? 'otpNumber' : 'approveBySms')) ||
    (securityCode && 'approveByEmail');
  return next ? { step: next, notice: null } : null;
}
