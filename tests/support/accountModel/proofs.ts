import { proofFields, type ProofField } from '@portal/contract';
import { appCode } from './app';
import { askChallenge, signWith } from './devices';
import { codeText } from './messages';
import type { AccountModel } from './model';
import { policies, type Given, type GivenProof, type ModelChange, type ModelProof } from './modelTerms';
import { OTHERS_DEVICE } from './passkeys';
import type { Real } from './real';

/** Either the proof that is asked for first, or another one. */
export type Proof = 'first' | ModelProof | null;

/** The proof of a change from a signed-in browser. */
export interface ChosenProof {
  browser: number;
  change: ModelChange;
  by: Proof;
  given: Given;
}

/** Right: by a device that has a passkey. Former: a signature sent again. Wrong: by another account's device, or for a sign-in. */
async function signedProof(model: AccountModel, real: Real, { browser, given }: ChosenProof) {
  if (given === 'former') return real.passkeys.signed.at(-1);
  const [own = 0] = model.passkeys.known.keys();
  const isOthers = given === 'wrong' && real.passkeys.challenges.length % 2 === 0;
  const purpose = given === 'right' || isOthers ? 'proof' : 'sign-in';
  const challenge = await askChallenge(model, real, browser, purpose);
  return signWith(model, real, isOthers ? OTHERS_DEVICE : own, challenge);
}

/** A proof in the model's terms, and the fields that contain it. */
export async function proofOf(
  model: AccountModel,
  real: Real,
  chosen: ChosenProof,
): Promise<{ proof: GivenProof; fields: Partial<Record<ProofField, string>> }> {
  const { change, by, given } = chosen;
  const kind = by === 'first' ? model.accepted(change)[0] : by;
  const proof = { kind, given };
  if (kind === null) return { proof, fields: {} };
  const carried = (text: string) => ({ [proofFields[kind]]: text });
  if (kind === 'passkey') {
    const signed = await signedProof(model, real, chosen);
    if (!signed) return { proof, fields: carried('nothing was signed') };
    return { proof: { ...proof, signed: signed.signed }, fields: carried(signed.text) };
  }
  if (kind === 'totp') return { proof, fields: carried(appCode(model, real, given)) };
  if (kind !== 'password') return { proof, fields: carried(codeText(real, policies[change].purpose, given)) };
  return { proof, fields: carried(passwordText(model, given)) };
}

/** The current password, the previous one, or one that was never set. */
export const passwordText = (model: AccountModel, given: Given): string =>
  given === 'right'
    ? model.password
    : ((given === 'former' ? model.passwords.at(-2) : undefined) ?? 'Khong-phai-9');
