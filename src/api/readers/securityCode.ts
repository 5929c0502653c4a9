import type { SecurityCodeSent } from '@portal/contract';
import { fieldsOf, readNumber } from './json';

/** POST /api/security-code/, whose answer the requirements do not specify. Without `resendAfter`, there is no waiting time. */
export function readSecurityCodeSent(json: unknown): SecurityCodeSent {
  const fields = fieldsOf(json);
  return {
    resendAfter: readNumber(fields['resendAfter']) ?? 0,
    expiresIn: readNumber(fields['expiresIn']),
  };
}
