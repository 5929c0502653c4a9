import type { LoginApproval } from '@portal/contract';
import { fieldsOf } from './json';

/** GET /api/login-approval, an addition; null if the answer does not say whether the approval is on (HOST-4). */
export function readLoginApproval(json: unknown): LoginApproval | null {
  const { enabled, available } = fieldsOf(json);
  return typeof enabled === 'boolean' ? { enabled, available: available === true } : null;
}
