import * as fc from 'fast-check';
import { paths } from '@portal/contract';
import { askChallenge, idOf, keepChallenge, makeAt, signWith } from './devices';
import type { AccountModel } from './model';
import { MINUTE, type Given } from './modelTerms';
import { OTHERS_DEVICE } from './passkeys';
import type { Proof } from './proofs';
import { provenStep } from './provenSteps';
import { browserOf, type Real } from './real';
import { passTime } from './state';
import { expectOutcome, inOrder, signedInStep, step, type Step } from './step';
import { at, given, proof } from './steps';

export const askForPasskey = provenStep({
  what: 'options of a passkey',
  change: 'secondFactor',
  path: paths.passkeyOptions,
  make: (model, _browser, by) => model.askForPasskey(by),
  keep(model, real, answer) {
    real.passkeys.toAdd = keepChallenge(real, model.passkeys.newest, answer);
  },
});

/** Uses the newest challenge for this purpose, which may be used, ended or expired. */
export const addPasskey = (browser: number, device: number): Step =>
  signedInStep(`add device ${device} at ${browser}`, browser, async (model, real) => {
    const { toAdd } = real.passkeys;
    const passkey = makeAt(real, device, toAdd);
    const { status } = await browserOf(real, browser).post(paths.passkeys, { passkey });
    const whose = device === OTHERS_DEVICE ? " of another account's device" : '';
    expectOutcome(`adding of a passkey${whose}`, status, model.addPasskey(browser, device, toAdd));
  });

export const removePasskey = (browser: number, device: number, by: Proof, which: Given): Step =>
  provenStep({
    what: `removal of the passkey`,
    change: 'secondFactor',
    path: paths.passkeyRemove,
    body: (real) => ({ id: idOf(real, device) }),
    make: (model, at, made) => model.removePasskey(at, device, made),
  })(browser, by, which);

/** What a sign-in sends: a fresh signature, one that is too late, one that was sent before, or one requested for a proof. */
type Signing = 'fresh' | 'late' | 'replayed' | 'for a proof';

async function signedFor(model: AccountModel, real: Real, browser: number, device: number, how: Signing) {
  if (how === 'replayed') return real.passkeys.signed.at(-1);
  const purpose = how === 'for a proof' ? 'proof' : 'sign-in';
  const made = signWith(model, real, device, await askChallenge(model, real, browser, purpose));
  if (how === 'late') {
    model.timePasses(6 * MINUTE);
    await passTime(real, 6 * MINUTE);
  }
  return made;
}

const whoseAccount = ({ isDeleted, isSuspended, passkeys }: AccountModel, device: number) =>
  isDeleted
    ? ' to a deleted account'
    : !passkeys.known.has(device)
      ? ' by a device without one'
      : isSuspended
        ? ' to a suspended account'
        : '';

export const signInByPasskey = (browser: number, device: number, how: Signing, remember = false): Step =>
  step(
    `sign in at ${browser} with device ${device}, ${how}`,
    async (model, real) => {
      if (how === 'for a proof') model.uses(browser);
      const sent = await signedFor(model, real, browser, device, how);
      const { status } = await browserOf(real, browser).post(paths.passkeySignIn, {
        passkey: sent?.text ?? 'nothing was signed',
        remember,
      });
      const of = whoseAccount(model, sent?.signed.device ?? device);
      expectOutcome(
        `sign-in by passkey${of}, ${how}`,
        status,
        model.signInByPasskey(browser, sent?.signed, remember),
      );
    },
    (model) => how !== 'for a proof' || model.isSignedIn(browser),
  );

const device = fc.constantFrom(0, 0, 1);
const anyDevice = fc.constantFrom(0, 1, 1, OTHERS_DEVICE);

/** All steps that concern the passkeys of an account. */
export const passkeySteps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(at, anyDevice)
    .map(([browser, added]) => inOrder(askForPasskey(browser, 'first', 'right'), addPasskey(browser, added))),
  fc.tuple(at, proof, given).map((args) => askForPasskey(...args)),
  fc.tuple(at, anyDevice).map((args) => addPasskey(...args)),
  fc.tuple(at, device, proof, given).map((args) => removePasskey(...args)),
  ...[1, 2].map(() =>
    fc.tuple(at, device, fc.constant<Signing>('fresh'), fc.boolean()).map((args) => signInByPasskey(...args)),
  ),
  fc
    .tuple(at, device, fc.constantFrom<Signing>('late', 'replayed', 'for a proof'))
    .map((args) => signInByPasskey(...args)),
];
