import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as players write it, in E.164 (+84912345678); null where it can be none. Without a country it is Vietnamese.
 * Only the length is judged, not the operator's ranges: those change, and only an SMS proves a number (docs/decisions/0010).
 */
export function toE164(written: string): string | null {
  const number = parsePhoneNumberFromString(written.trim(), { defaultCountry: 'VN', extract: false });
  return number?.isPossible() && number.ext === undefined ? number.number : null;
}
