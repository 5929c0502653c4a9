import * as fc from 'fast-check';
import { paths, type RecoveryCodes, type TotpSetup } from '@portal/contract';
import { changePhone, signIn, timePasses } from './accountSteps';
import { appCode, keepRecoveryCodes } from './app';
import { MINUTE, type Given } from './modelTerms';
import { provenStep, withCode } from './provenSteps';
import { browserOf } from './real';
import { expectOutcome, inOrder, signedInStep, type Step } from './step';
import { at, channel, given, proof } from './steps';

export const setUp = provenStep({
  what: 'set-up of the factor',
  change: 'secondFactor',
  path: paths.secondFactorSetup,
  make: (model, _browser, by) => model.setUpFactor(by),
  keep(_model, { app }, answer) {
    app.secret = (answer as TotpSetup).totpSecret;
  },
});

const confirm = (browser: number, which: Given): Step =>
  signedInStep(
    `confirm the second factor at ${browser} with a ${which} code`,
    browser,
    async (model, real) => {
      const totpCode = appCode(model, real, which);
      const answer = await browserOf(real, browser).post(paths.secondFactorConfirm, { totpCode });
      const done = model.confirmFactor(browser, which);
      expectOutcome('confirmation of the factor', answer.status, done);
      if (done) keepRecoveryCodes(real, (answer.json() as RecoveryCodes).recoveryCodes);
    },
  );

export const remove = provenStep({
  what: 'removal of the factor',
  change: 'secondFactor',
  path: paths.secondFactorRemove,
  make: (model, browser, by) => model.removeFactor(browser, by),
});

export const renewCodes = provenStep({
  what: 'renewal of the recovery codes',
  change: 'secondFactor',
  path: paths.recoveryCodes,
  make: (model, browser, by) => model.renewRecoveryCodes(browser, by),
  keep: (_model, real, answer) => keepRecoveryCodes(real, (answer as RecoveryCodes).recoveryCodes),
});

export const recoveryCode = (browser: number, which: Given): Step =>
  signIn(browser, 'right', false, { kind: 'recoveryCode', given: which });

/** All steps that concern the authenticator app and the recovery codes of an account. */
export const factorSteps: fc.Arbitrary<Step>[] = [
  ...[1, 2].map(() =>
    fc
      .tuple(at, channel)
      .map(([browser, by]) =>
        inOrder(
          withCode(browser, 'secondFactor', by, setUp(browser, by ?? 'first', 'right')),
          confirm(browser, 'right'),
        ),
      ),
  ),
  fc.tuple(at, proof, given).map((args) => setUp(...args)),
  fc.tuple(at, given).map((args) => confirm(...args)),
  fc.tuple(at, proof, given).map((args) => remove(...args)),
  fc.tuple(at, proof, given).map((args) => renewCodes(...args)),
  fc
    .tuple(at, channel, given)
    .map(([browser, by, which]) =>
      withCode(browser, 'secondFactor', by, remove(browser, by ?? 'first', which)),
    ),
  ...[1, 2, 3].map(() =>
    at.map((browser) => withCode(browser, 'secondFactor', 'sms', remove(browser, 'sms', 'right'))),
  ),
  at.map((browser) => signIn(browser, 'right', false, { kind: 'totp', given: 'wrong' })),
  at.map((browser) => withCode(browser, 'secondFactor', 'email', setUp(browser, 'email', 'right'))),
  at.map((browser) => signIn(browser, 'right', false, null)),
  at.map((browser) => inOrder(recoveryCode(browser, 'right'), recoveryCode(browser, 'former'))),
  // The app shows the next code.
  at.map((browser) => inOrder(timePasses(MINUTE), remove(browser, 'totp', 'right'))),
  at.map((browser) => inOrder(timePasses(MINUTE), changePhone(browser, 1, 'totp', 'right'))),
  fc.tuple(at, given).map(([browser, which]) => inOrder(timePasses(MINUTE), remove(browser, 'totp', which))),
  fc
    .tuple(at, given)
    .map(([browser, which]) => inOrder(timePasses(MINUTE), changePhone(browser, 1, 'totp', which))),
  ...[1, 2].map(() =>
    fc
      .tuple(at, fc.constantFrom<'totp' | 'recoveryCode'>('totp', 'recoveryCode', 'recoveryCode'), given)
      .map(([browser, kind, which]) => signIn(browser, 'right', false, { kind, given: which })),
  ),
];
