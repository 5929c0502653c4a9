import type { RecoveryCodes, SecondFactor, TotpSetup } from '@portal/contract';
import { fieldsOf, readInstant, readNumber, readText } from './json';

/** GET /api/second-factor, an addition; null if the answer has no `codesLeft` (HOST-4). */
export function readSecondFactor(json: unknown): SecondFactor | null {
  const fields = fieldsOf(json);
  const codesLeft = readNumber(fields['codesLeft']);
  return codesLeft === null ? null : { enabledAt: readInstant(fields['enabledAt']), codesLeft };
}

/** POST /api/second-factor/setup; null without a secret. */
export function readTotpSetup(json: unknown): TotpSetup | null {
  const fields = fieldsOf(json);
  const [totpSecret, totpUri] = [readText(fields['totpSecret']), readText(fields['totpUri'])];
  return totpSecret === null || totpUri === null ? null : { totpSecret, totpUri };
}

/** New recovery codes; null if there are none. */
export function readRecoveryCodes(json: unknown): RecoveryCodes | null {
  const codes = fieldsOf(json)['recoveryCodes'];
  const recoveryCodes = Array.isArray(codes) ? codes.map(readText).filter((code) => code !== null) : [];
  return recoveryCodes.length === 0 ? null : { recoveryCodes };
}
