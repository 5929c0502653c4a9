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
  type Proof,
} from './accountSteps';
import { DAY, HOUR, MINUTE, type Given, type Purpose } from './modelTerms';
import { BROWSERS, type Start } from './real';
import { inOrder, type Step } from './step';

const at = fc.nat(BROWSERS - 1);
const to = fc.constantFrom<0 | 1>(0, 1, 1);
const given = fc.constantFrom<Given>('right', 'right', 'right', 'former', 'wrong');
const proof = fc.constantFrom<Proof>('first', 'first', 'first', 'first', 'sms', 'email', 'password', null);
const channel = fc.constantFrom<Channel | undefined>(undefined, undefined, 'sms', 'email');
const purpose = fc.constantFrom<Purpose>('confirm.change_email', 'confirm.phone_number');
const link = fc.constantFrom(0, 0, 0, 1);

/** Everything that may happen to an account. */
export const steps: fc.Arbitrary<Step>[] = [
  ...[1, 2, 3].map(() =>
    fc.tuple(at, fc.constant<Given>('right'), fc.boolean()).map((args) => signIn(...args)),
  ),
  fc.tuple(at, given, fc.boolean()).map((args) => signIn(...args)),
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
  ...[1, 2].map(() => link.map(verifyEmail)),
  ...[1, 2].map(() =>
    fc.tuple(fc.constantFrom<'PTV' | 'MXT'>('PTV', 'MXT'), to).map((args) => hotline(...args)),
  ),
  fc.constant(null).map(askReset),
  link.map(resetByLink),
  fc.constant(null).map(() => inOrder(askReset(), resetByLink(0))),
  given.map(resetByCode),
  fc.constantFrom(MINUTE * 25, HOUR * 26, HOUR * 73, DAY * 31).map(timePasses),
];

export const starts: fc.Arbitrary<Start> = fc.record({
  hasEmail: fc.boolean(),
  phoneVerified: fc.boolean(),
  emailVerified: fc.boolean(),
});
