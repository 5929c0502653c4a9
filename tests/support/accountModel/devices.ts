import type { AccountModel } from './model';
import { browserOf, type Real } from './real';

const optionsAt = { 'sign-in': '/passkey/options', proof: '/api/passkeys/proof' } as const;

/** Requests a challenge; for a proof, from a signed-in browser. Returns the challenge's number. */
export async function askChallenge(
  model: AccountModel,
  real: Real,
  browser: number,
  purpose: keyof typeof optionsAt,
): Promise<number> {
  const answer = await browserOf(real, browser).post(optionsAt[purpose], {});
  expect(answer.status).toBe(200);
  return keepChallenge(real, model.passkeys.issue(purpose), answer.json());
}

/** Stores the challenge of a response under the model's number. */
export function keepChallenge({ passkeys }: Real, number: number, answer: unknown): number {
  passkeys.challenges[number] = (answer as { challenge: string }).challenge;
  return number;
}

const deviceOf = ({ passkeys }: Real, number: number) => {
  const device = passkeys.devices[number];
  if (!device) throw new Error(`no device ${number}`);
  return device;
};

export const idOf = (real: Real, device: number): string => deviceOf(real, device).id;

const challengeAt = ({ passkeys }: Real, number: number) => ({
  challenge: passkeys.challenges[number] ?? 'made-up',
});

/** A device signs a challenge. */
export function signWith(model: AccountModel, real: Real, device: number, challenge: number) {
  const text = deviceOf(real, device).get(challengeAt(real, challenge));
  const made = { signed: model.passkeys.sign(device, challenge), text };
  real.passkeys.signed.push(made);
  return made;
}

/** A device makes a passkey for a challenge. */
export const makeAt = (real: Real, device: number, challenge: number): string =>
  deviceOf(real, device).create(challengeAt(real, challenge));
