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

const UNKNOWN = 'It is shown as not known.';
const origin: FieldsOf<SignInOrigin> = {
  browser: orAbsent(orNull(text('Its name, such as Chrome.')), UNKNOWN),
  system: orAbsent(orNull(text('Its name, such as Windows.')), UNKNOWN),
  place: orAbsent(orNull(text('Such as Hà Nội, by the range of the address.')), 'It is not shown.'),
  address: orAbsent(orNull(text('Only as much of it as may meet other eyes.')), UNKNOWN),
};

/** The player, sign-ins and security, and the dictionary of texts. */
export const playerEntities = {
  PaymentRule: objectOf<PaymentRule>({
    name: oneOf(paymentRules),
    above: orNull(wholeNumber('A recharge of more KP needs a proof; null for the other rules.')),
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
    verifiedAt: orNull(instant('When the e-mail address was verified; null: it is not.')),
    verifiedPhoneAt: orNull(instant('When the phone number was verified; null: it is not.')),
    lastPasswordChange: orNull(instant()),
    mfaEnabled: flag('Whether a login asks for a second factor after the password.'),
    credit: kp('The balance'),
    debtCredit: kp('What the player owes; 0 for nothing'),
    offersDataExport: addition(
      flag('Whether the host has GET /api/data-export.'),
      'The personal page does not offer the file.',
    ),
    deletesAt: addition(
      orNull(instant('When the account will be deleted; null: nobody has asked for that.')),
      'The personal page does not offer the deletion.',
    ),
    paymentRule: addition(entity('PaymentRule'), 'No rule is shown, and no recharge needs a proof.'),
  }),
  UsernameCheck: objectOf<UsernameCheck>({
    available: flag('Whether POST /register could take the name now.'),
  }),
  SecurityCodeSent: objectOf<SecurityCodeSent>({
    resendAfter: addition(
      number('Seconds until another code may be asked for.'),
      'Another code may be asked for at once.',
    ),
    expiresIn: addition(orNull(number('Seconds that the code works.')), 'The life of the code is not shown.'),
  }),
  SecondFactor: objectOf<SecondFactor>({
    enabledAt: orNull(instant('When the authenticator app was set up; null: it is not.')),
    codesLeft: number('Recovery codes that still work.'),
  }),
  TotpSetup: objectOf<TotpSetup>({
    totpSecret: text('Base32.'),
    totpUri: text('otpauth://totp/…, shown as a QR code.'),
  }),
  Passkey: objectOf<Passkey>({
    id: text('Names it when it is removed.'),
    name: text('Shown as it is.'),
    createdAt: orAbsent(orNull(instant()), UNKNOWN),
    lastUsedAt: orAbsent(orNull(instant()), 'It is shown as not used yet.'),
  }),
  RecoveryCodes: objectOf<RecoveryCodes>({ recoveryCodes: listOf(text(), 'Shown once.') }),
  SignInOrigin: objectOf<SignInOrigin>(origin),
  Session: objectOf<Session>({
    id: text('Ends the session. It must not be what signs it in.'),
    ...origin,
    createdAt: orAbsent(orNull(instant()), UNKNOWN),
    lastUsedAt: orAbsent(orNull(instant()), UNKNOWN),
    current: flag('Whether the call came from this one.'),
  }),
  LinkedSession: objectOf<LinkedSession>({
    ...origin,
    createdAt: orAbsent(orNull(instant()), UNKNOWN),
    ended: flag('Whether it has ended already.'),
  }),
  LoginApproval: objectOf<LoginApproval>({
    enabled: flag('Whether a sign-in from an unknown browser asks for a code.'),
    available: flag('Whether a verified channel can receive the code.'),
  }),
  SignIn: objectOf<SignIn>({
    kind: oneOfOrOther(accountEventKinds, 'Another one is shown as a change of the account.'),
    happenedAt: instant(),
    ...origin,
  }),
  LocaleDictionary: {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Texts by their keys, with {placeholder} substitution.',
  },
} satisfies Partial<EntitySchemas>;
