import { proofFields, type ProofField, type ProofKind, type Proofs } from '@portal/contract';

export const proofKinds = Object.keys(proofFields) as ProofKind[];

/** The names of the fields that may carry a proof, for a form's `fields`. */
export const proofFieldNames: readonly ProofField[] = Object.values(proofFields);

/** The initial values of the proof fields. */
export const noProofs: Readonly<Record<ProofField, string>> = {
  otpNumber: '',
  securityCode: '',
  currentPassword: '',
  totpCode: '',
  passkey: '',
};

/** The filled-in proofs among a form's values, for the payload. A host that asked for none gets none. */
export const proofsOf = (values: Proofs): Proofs =>
  Object.fromEntries(proofFieldNames.filter((name) => values[name]).map((name) => [name, values[name]]));
