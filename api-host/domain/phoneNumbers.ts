import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Vietnamese mobile and fixed-line numbers have 9 or 10 digits after +84. The library also accepts the shorter ones of services. */
const hasPossibleLength = (number: PhoneNumber): boolean =>
  number.isPossible() && (number.countryCallingCode !== '84' || number.nationalNumber.length >= 9);

/**
 * Converts a phone number as players write it to E.164 (+84912345678); null if it cannot be one. Without a country code it is Vietnamese.
 * Only the length is checked, not the network operators' ranges: those change, and only an SMS proves a number (docs/decisions/0010).
 */
export function toE164(written: string): string | null {
  const number = parsePhoneNumberFromString(written.trim(), { defaultCountry: 'VN', extract: false });
  return number && hasPossibleLength(number) && number.ext === undefined ? number.number : null;
}
