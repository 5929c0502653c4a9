import type { SecurityCodeSent } from '@portal/contract';
import { fieldsOf, readNumber } from './json';

/** POST /api/security-code/; its answer is not in the requirements. A host that sends none makes nobody wait. */
export function readSecurityCodeSent(json: unknown): SecurityCodeSent {
  const fields = fieldsOf(json);
  return {
    resendAfter: readNumber(fields['resendAfter']) ?? 0,
    expiresIn: readNumber(fields['expiresIn']),
  };
}
