import { defaultLocale, paymentRules, supportedLocales, type PaymentRule, type User } from '@portal/contract';
import { fieldsOf, readInstant, readNumber, readText } from './json';

function readPaymentRule(json: unknown): PaymentRule | null {
  const fields = fieldsOf(json);
  const name = paymentRules.find((known) => known === fields['name']);
  return name === undefined ? null : { name, above: readNumber(fields['above']) };
}

/** GET /api/me; null without a username. Missing fields become null, a missing debt 0, and a missing language the default. */
export function readUser(json: unknown): User | null {
  const fields = fieldsOf(json);
  const username = readText(fields['username']);
  if (username === null) return null;
  const paymentRule = readPaymentRule(fields['paymentRule']);
  return {
    username,
    email: readText(fields['email']),
    phoneNumber: readText(fields['phoneNumber']),
    firstName: readText(fields['firstName']),
    middleName: readText(fields['middleName']),
    lastName: readText(fields['lastName']),
    dob: readText(fields['dob']),
    joinAt: readInstant(fields['joinAt']),
    language: supportedLocales.find((locale) => locale === fields['language']) ?? defaultLocale,
    verifiedAt: readInstant(fields['verifiedAt']),
    verifiedPhoneAt: readInstant(fields['verifiedPhoneAt']),
    lastPasswordChange: readInstant(fields['lastPasswordChange']),
    mfaEnabled: fields['mfaEnabled'] === true,
    credit: readNumber(fields['credit']),
    debtCredit: readNumber(fields['debtCredit']) ?? 0,
    ...(fields['offersDataExport'] === true && { offersDataExport: true }),
    ...(fields['deletesAt'] !== undefined && { deletesAt: readInstant(fields['deletesAt']) }),
    ...(paymentRule && { paymentRule }),
  };
}
