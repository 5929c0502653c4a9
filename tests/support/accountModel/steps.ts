import * as fc from 'fast-check';
import type { Channel } from '@portal/contract';
import {
  askReset,
  changeEmail,
  changePassword,
  changePhone,
  endOthers,
  hotline,
  resetByCode,
  resetByLink,
  sendCode,
  signIn,
  signOut,
  timePasses,
  verifyEmail,
} from './accountSteps';
import { DAY, HOUR, MINUTE, type Given, type Purpose, type SecondStep } from './modelTerms';
import type { Proof } from './proofs';
import { BROWSERS, type Start } from './real';
import { inOrder, type Step } from './step';

/** The first browser is signed in from the start, so most steps use it. */
export const at = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat(BROWSERS - 1) },
);
const to = fc.constantFrom<0 | 1>(0, 1, 1);
export const given = fc.constantFrom<Given>('right', 'right', 'right', 'former', 'wrong');
export const proof = fc.constantFrom<Proof>(
  'first',
  'first',
  'first',
  'first',
  'sms',
  'email',
  'password',
  'totp',
  'passkey',
  'passkey',
  null,
);
export const channel = fc.constantFrom<Channel | undefined>(undefined, undefined, 'sms', 'email');
const purpose = fc.constantFrom<Purpose>('confirm.change_email', 'confirm.phone_number');
const link = fc.constantFrom(0, 0, 0, 1);
const second = fc.oneof(
  fc.constant<SecondStep>(null),
  fc.record({ kind: fc.constantFrom<'totp' | 'recoveryCode'>('totp', 'recoveryCode'), given }),
);

/** All steps that can happen to an account. */
export const steps: fc.Arbitrary<Step>[] = [
  ...[1, 2, 3].map(() =>
    fc
      .tuple(at, fc.constant<Given>('right'), fc.boolean(), fc.constant<'asked'>('asked'))
      .map((args) => signIn(...args)),
  ),
  fc.tuple(at, given, fc.boolean(), second).map((args) => signIn(...args)),
  at.map(signOut),
  at.map(endOthers),
  fc.tuple(at, fc.boolean()).map((args) => changePassword(...args)),
  ...[1, 2].map(() => fc.tuple(at, purpose, channel).map((args) => sendCode(...args))),
  ...[1, 2].map(() => fc.tuple(at, to, proof, given).map((args) => changeEmail(...args))),
  ...[1, 2].map(() => fc.tuple(at, to, proof, given).map((args) => changePhone(...args))),
  fc
    .tuple(at, to, channel, given)
    .map(([browser, number, by, code]) =>
      inOrder(
        sendCode(browser, 'confirm.phone_number', by),
        changePhone(browser, number, by ?? 'first', code),
      ),
    ),
  fc
    .tuple(at, to, channel, given)
    .map(([browser, number, by, code]) =>
      inOrder(
        sendCode(browser, 'confirm.change_email', by),
        changeEmail(browser, number, by ?? 'first', code),
        verifyEmail(0),
      ),
    ),
  fc.tuple(at, purpose, channel).map((args) => inOrder(sendCode(...args), sendCode(...args))),
  fc
    .tuple(at, fc.constantFrom<Channel>('sms', 'email'))
    .map(([browser, by]) =>
      inOrder(sendCode(browser, 'confirm.change_email', by), changeEmail(browser, 1, by, 'right')),
    ),
  fc
    .tuple(at, fc.constantFrom<Channel>('sms', 'email'))
    .map(([browser, by]) =>
      inOrder(sendCode(browser, 'confirm.phone_number', by), changePhone(browser, 1, by, 'right')),
    ),
  at.map((browser) => changeEmail(browser, 1, 'first', 'right')),
  at.map((browser) => changeEmail(browser, 1, null, 'right')),
  at.map((browser) => changePhone(browser, 1, 'password', 'right')),
  at.map((browser) => inOrder(changePassword(browser, true), signIn(1, 'former', false, 'asked'))),
  ...[1, 2].map(() => link.map(verifyEmail)),
  ...[1, 2].map(() =>
    fc.tuple(fc.constantFrom<'PTV' | 'MXT'>('PTV', 'MXT'), to).map((args) => hotline(...args)),
  ),
  fc.constant(null).map(askReset),
  link.map(resetByLink),
  ...[1, 2].map(() => fc.constant(null).map(() => inOrder(askReset(), resetByLink(0)))),
  given.map(resetByCode),
  fc.constant(null).map(() => inOrder(hotline('PTV', 0), resetByCode('right'))),
  fc.constantFrom(MINUTE * 25, HOUR * 26, HOUR * 73, DAY * 31).map(timePasses),
];

export const starts: fc.Arbitrary<Start> = fc.record({
  hasEmail: fc.boolean(),
  phoneVerified: fc.boolean(),
  emailVerified: fc.boolean(),
  hasFactor: fc.constantFrom(false, false, true),
  hasPasskey: fc.constantFrom(false, false, true),
});
