import type {
  Passkey,
  LinkedSession,
  PaymentRule,
  RecoveryCodes,
  SecondFactor,
  LoginApproval,
  SecurityCodeSent,
  Session,
  SignIn,
  SignInOrigin,
  TotpSetup,
  User,
  UsernameCheck,
} from '../../entities';
import { supportedLocales } from '../../limits';
import { accountEventKinds, paymentRules } from '../../names';
import {
  addition,
  flag,
  instant,
  kp,
  listOf,
  number,
  objectOf,
  oneOf,
  oneOfOrOther,
  orAbsent,
  orNull,
  text,
  wholeNumber,
  type FieldsOf,
} from '../schema';
import { entity, type EntitySchemas } from './entity';

const NOT_SHOWN = 'The portal does not show it.';
const origin: FieldsOf<SignInOrigin> = {
  browser: orAbsent(orNull(text('The browser, such as Chrome.')), NOT_SHOWN),
  system: orAbsent(orNull(text('The operating system, such as Windows.')), NOT_SHOWN),
  place: orAbsent(orNull(text('The place of the IP address, such as Hà Nội.')), NOT_SHOWN),
  address: orAbsent(orNull(text('The IP address without its last part, such as 113.161.72.•')), NOT_SHOWN),
};

/** The player, sign-ins and security, and the dictionary of texts. */
export const playerEntities = {
  PaymentRule: objectOf<PaymentRule>({
    name: oneOf(paymentRules),
    above: orNull(
      wholeNumber('A recharge of more than this many KP needs a proof; null for the other rules.'),
    ),
  }),
  User: objectOf<User>({
    username: text(),
    email: orNull(text()),
    phoneNumber: orNull(text()),
    firstName: orNull(text()),
    middleName: orNull(text()),
    lastName: orNull(text()),
    dob: orNull({ type: 'string', format: 'date' }),
    joinAt: instant(),
    language: oneOf(supportedLocales),
    verifiedAt: orNull(instant('When the e-mail address was verified; null if it is not.')),
    verifiedPhoneAt: orNull(instant('When the phone number was verified; null if it is not.')),
    lastPasswordChange: orNull(instant()),
    mfaEnabled: flag('Whether login requires a second factor after the password.'),
    credit: kp('Balance'),
    debtCredit: kp('Debt (0 if none)'),
    offersDataExport: addition(
      flag('Whether the host implements GET /api/data-export.'),
      'The personal page does not offer the data export.',
    ),
    deletesAt: addition(
      orNull(instant('When the account will be deleted; null if no deletion was requested.')),
      'The personal page does not offer account deletion.',
    ),
    paymentRule: addition(
      entity('PaymentRule'),
      'The portal shows no payment rule, and no recharge needs a proof.',
    ),
  }),
  UsernameCheck: objectOf<UsernameCheck>({
    available: flag('Whether POST /register would accept the name now.'),
  }),
  SecurityCodeSent: objectOf<SecurityCodeSent>({
    resendAfter: addition(
      number('Seconds until another code can be requested.'),
      'Another code can be requested at once.',
    ),
    expiresIn: addition(
      orNull(number('Seconds for which the code is valid.')),
      'The portal does not show how long the code is valid.',
    ),
  }),
  SecondFactor: objectOf<SecondFactor>({
    enabledAt: orNull(instant('When the authenticator app was set up; null if it is not.')),
    codesLeft: number('Number of unused recovery codes.'),
  }),
  TotpSetup: objectOf<TotpSetup>({
    totpSecret: text('The secret, in Base32.'),
    totpUri: text('An otpauth://totp/… URI, shown as a QR code.'),
  }),
  Passkey: objectOf<Passkey>({
    id: text('Identifies the passkey in POST /api/passkeys/remove.'),
    name: text('Shown unchanged.'),
    createdAt: orAbsent(orNull(instant()), NOT_SHOWN),
    lastUsedAt: orAbsent(orNull(instant()), 'The portal shows the passkey as not used yet.'),
  }),
  RecoveryCodes: objectOf<RecoveryCodes>({
    recoveryCodes: listOf(text(), 'Each code works once. They are shown only once.'),
  }),
  SignInOrigin: objectOf<SignInOrigin>(origin),
  Session: objectOf<Session>({
    id: text("Identifies the session in DELETE /api/sessions/{id}. It must not be the session's credential."),
    ...origin,
    createdAt: orAbsent(orNull(instant()), NOT_SHOWN),
    lastUsedAt: orAbsent(orNull(instant()), NOT_SHOWN),
    current: flag('Whether the call was made in this session.'),
  }),
  LinkedSession: objectOf<LinkedSession>({
    ...origin,
    createdAt: orAbsent(orNull(instant()), NOT_SHOWN),
    ended: flag('Whether the player is no longer signed in in that browser.'),
  }),
  LoginApproval: objectOf<LoginApproval>({
    enabled: flag('Whether a sign-in from an unknown browser requires a code.'),
    available: flag('Whether the player has a verified channel that can receive the code.'),
  }),
  SignIn: objectOf<SignIn>({
    kind: oneOfOrOther(accountEventKinds, 'An unknown kind is shown as a change to the account.'),
    happenedAt: instant(),
    ...origin,
  }),
  LocaleDictionary: {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Texts by key, with {placeholder} substitution.',
  },
} satisfies Partial<EntitySchemas>;
