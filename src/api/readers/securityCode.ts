import type { SecurityCodeSent } from '@portal/contract';
import { fieldsOf, readNumber } from './json';

/** POST /api/security-code/, whose answer the requirements do not specify. If it names no waiting time, there is none. */
export function readSecurityCodeSent(json: unknown): SecurityCodeSent {
  const fields = fieldsOf(json);
  return {
    resendAfter: readNumber(fields['resendAfter']) ?? 0,
    expiresIn: readNumber(fields['expiresIn']),
  };
}
