import { changeEmail, changePhone, sendCode, signIn, timePasses } from './accountSteps';
import { askDeletion, deleteDue, keep } from './deletionSteps';
import { recoveryCode, remove, renewCodes, setUp } from './factorSteps';
import { DAY, HOUR, MINUTE } from './modelTerms';
import { addPasskey, askForPasskey, removePasskey, signInByPasskey } from './passkeySteps';
import { OTHERS_DEVICE } from './passkeys';
import type { Start } from './real';
import type { Step } from './step';
import { keepFactor, loseFactor, setSuspension, supportRemovesFactors } from './supportSteps';

const lost = loseFactor(1, 'right', null);
const waited = timePasses(73 * HOUR);
const codeBySms = sendCode(0, 'confirm.second_factor', 'sms');
const nothing: Start = {
  hasEmail: true,
  phoneVerified: false,
  emailVerified: false,
  hasFactor: false,
  hasPasskey: false,
};

/** Sequences that random choice rarely produces, played once each. Every step must be possible. */
export const fixedSequences: readonly { start: Start; steps: readonly Step[] }[] = [
  {
    start: { ...nothing, hasPasskey: true },
    steps: [
      setUp(0, 'passkey', 'right'),
      removePasskey(0, 0, 'password', 'right'),
      signInByPasskey(1, 0, 'fresh'),
      askForPasskey(0, 'password', 'right'),
      addPasskey(0, 1),
      addPasskey(0, 1),
      changePhone(0, 1, 'password', 'right'),
      changeEmail(0, 1, 'passkey', 'right'),
    ],
  },
  {
    start: { ...nothing, phoneVerified: true, hasFactor: true },
    steps: [
      codeBySms,
      renewCodes(0, 'sms', 'right'),
      recoveryCode(0, 'former'),
      recoveryCode(0, 'right'),
      recoveryCode(0, 'former'),
      renewCodes(0, 'totp', 'right'),
      renewCodes(0, 'totp', 'right'),
      lost,
      lost,
      keepFactor(0),
      keepFactor(0),
      lost,
      waited,
      lost,
      lost,
      loseFactor(1, 'right', 'wrong'),
      loseFactor(1, 'right', 'right'),
      lost,
    ],
  },
  {
    start: { ...nothing, phoneVerified: true, hasFactor: true, hasPasskey: true },
    steps: [
      renewCodes(0, 'passkey', 'right'),
      askForPasskey(0, 'totp', 'right'),
      changePhone(0, 1, 'passkey', 'right'),
      changePhone(0, 0, 'passkey', 'wrong'),
      lost,
      supportRemovesFactors(),
      lost,
      waited,
      lost,
      supportRemovesFactors(),
    ],
  },
  {
    start: { ...nothing, phoneVerified: true, hasFactor: true },
    steps: [
      lost,
      waited,
      timePasses(6 * DAY),
      keepFactor(0),
      lost,
      timePasses(10 * DAY),
      keepFactor(0),
      lost,
      lost,
      supportRemovesFactors(),
      waited,
      timePasses(6 * DAY),
      keepFactor(0),
      supportRemovesFactors(),
      timePasses(10 * DAY),
      lost,
    ],
  },
  {
    start: { ...nothing, hasPasskey: true },
    steps: [
      signInByPasskey(0, 0, 'fresh'),
      signInByPasskey(0, 0, 'replayed'),
      signInByPasskey(0, 0, 'late'),
      signInByPasskey(0, 0, 'for a proof'),
      askForPasskey(0, 'passkey', 'right'),
      addPasskey(0, OTHERS_DEVICE),
      askForPasskey(0, 'passkey', 'former'),
      askForPasskey(0, null, 'right'),
      removePasskey(0, 0, 'passkey', 'wrong'),
      setSuspension(true),
      signInByPasskey(0, 0, 'fresh'),
      signIn(0, 'right', false, null),
      lost,
      setSuspension(false),
      signInByPasskey(0, 0, 'fresh'),
      askDeletion(0, 'passkey', 'right'),
      timePasses(14 * DAY),
      deleteDue(),
      signInByPasskey(0, 0, 'fresh'),
    ],
  },
  {
    start: { ...nothing, phoneVerified: true, hasFactor: true, hasPasskey: true },
    steps: [
      remove(0, 'passkey', 'right'),
      codeBySms,
      askForPasskey(0, 'sms', 'right'),
      removePasskey(0, 0, 'passkey', 'right'),
      setUp(0, 'totp', 'right'),
    ],
  },
  {
    start: { ...nothing, phoneVerified: true, hasFactor: true },
    steps: [
      askDeletion(0, 'totp', 'right'),
      keep(0),
      sendCode(0, 'confirm.deletion', 'sms'),
      askDeletion(0, 'sms', 'right'),
      codeBySms,
      remove(0, 'sms', 'right'),
    ],
  },
  {
    start: { ...nothing, phoneVerified: true, hasFactor: true },
    steps: [
      remove(0, 'totp', 'wrong'),
      remove(0, 'totp', 'right'),
      sendCode(0, 'confirm.phone_number', 'sms'),
      changePhone(0, 1, 'sms', 'right'),
    ],
  },
  {
    start: nothing,
    steps: [
      askDeletion(0, 'password', 'right'),
      setSuspension(true),
      timePasses(15 * DAY),
      deleteDue(),
      setSuspension(false),
      timePasses(6 * DAY),
      deleteDue(),
      timePasses(DAY),
      deleteDue(),
    ],
  },
  {
    start: { ...nothing, hasFactor: true },
    steps: [timePasses(MINUTE), changePhone(0, 1, 'totp', 'right')],
  },
];
