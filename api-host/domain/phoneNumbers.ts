import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number as players write it to E.164 (+84912345678); null if it cannot be one. Without a country code it is Vietnamese.
 * Only the length is checked, not the network operators' ranges: those change, and only an SMS proves a number (docs/decisions/0010).
 */
export function toE164(written: string): string | null {
  const number = parsePhoneNumberFromString(written.trim(), { defaultCountry: 'VN', extract: false });
  return number?.isPossible() && number.ext === undefined ? number.number : null;
}
