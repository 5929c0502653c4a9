import type * as fc from 'fast-check';
import type { ProofField } from '@portal/contract';
import { proofFields } from '@portal/contract';
import type { AccountModel } from './model';
import type { Given, LinkPurpose, ModelLink, ModelProof, Purpose } from './modelTerms';
import { appCode } from './app';
import { modelState, newestTo, stateOf, type Real } from './real';

export type Step = fc.AsyncCommand<AccountModel, Real>;

/** How often each kind of step came to what end; shows that the random sequences were no idle ones. */
export const tallies = new Map<string, number>();
export const count = (what: string) => tallies.set(what, (tallies.get(what) ?? 0) + 1);

/** After each step the database says what the model says. */
export const step = (
  label: string,
  run: (model: AccountModel, real: Real) => Promise<void>,
  check: (model: Readonly<AccountModel>) => boolean = () => true,
): Step => ({
  check,
  async run(model, real) {
    await run(model, real);
    expect(await stateOf(real)).toEqual(modelState(model));
  },
  toString: () => label,
});

/** A step of the session of a browser, which is signed in. */
export const signedInStep = (
  label: string,
  browser: number,
  run: (model: AccountModel, real: Real) => Promise<void>,
): Step =>
  step(
    label,
    (model, real) => {
      model.uses(browser);
      return run(model, real);
    },
    (model) => model.isSignedIn(browser),
  );

/** The status that the host must give: 204 where the model says that it is done, else 422. */
export function expectOutcome(what: string, status: number, done: boolean): void {
  count(`${what}: ${done ? 'done' : 'refused'}`);
  expect({ what, status }).toEqual({ what, status: done ? 204 : 422 });
}

const GUESSES = ['000000', '111111'];

/** The text of a code: the newest, one of before, or a guess. */
export function codeText(real: Real, purpose: Purpose, given: Given): string {
  const sent = real.codes.get(purpose) ?? [];
  const newest = sent.at(-1);
  const others = [...(given === 'former' ? sent.slice(0, -1) : []), ...GUESSES];
  const other = others.find((text) => text !== newest) ?? '';
  return given === 'right' ? (newest ?? other) : other;
}

export async function keepCode(real: Real, purpose: Purpose, recipient: string): Promise<void> {
  const { code = '' } = await newestTo(real, recipient);
  real.codes.set(purpose, [...(real.codes.get(purpose) ?? []), code]);
}

export async function keepLink(real: Real, purpose: LinkPurpose, recipient: string): Promise<void> {
  const { links } = await newestTo(real, recipient);
  real.links.push({ purpose, token: links[0]?.split('/').at(-1) ?? '' });
}

/** One of the links that were sent, working or not, and its token; a made-up one where there is none. */
export function chooseLink(model: AccountModel, real: Real, purpose: LinkPurpose, at: number) {
  const sent = real.links.flatMap((link, number) => (link.purpose === purpose ? [{ ...link, number }] : []));
  const chosen = sent.at(-1 - (at % Math.max(1, sent.length)));
  const link: ModelLink | undefined = model.links.find(({ number }) => number === chosen?.number);
  return { link, token: chosen?.token ?? 'x'.repeat(43) };
}

/** The field of a proof, filled in. */
export function proofOf(
  model: AccountModel,
  real: Real,
  { purpose, kind, given }: { purpose: Purpose; kind: ModelProof | null; given: Given },
): Partial<Record<ProofField, string>> {
  if (kind === null) return {};
  if (kind === 'totp') return { [proofFields[kind]]: appCode(model, real, given) };
  if (kind !== 'password') return { [proofFields[kind]]: codeText(real, purpose, given) };
  return {
    [proofFields[kind]]: given === 'right' ? model.password : (model.passwords.at(-2) ?? 'Khong-phai-9'),
  };
}

/** One after the other, as a player does them. */
export const inOrder = (...parts: Step[]): Step => ({
  check: (model) => parts.every((part) => part.check(model)),
  async run(model, real) {
    for (const part of parts) if (part.check(model)) await part.run(model, real);
  },
  toString: () => parts.join(', then '),
});
