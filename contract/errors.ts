import type { Open } from './entities';
import type { RechargeErrorCode } from './names';

/** Field name → messages; forms join the messages with newlines under the field (API-5). */
export type FieldErrors = Record<string, string[]>;

/** The server's error body of requirements §3. */
export interface ErrorBody {
  statusCode: number;
  message: string;
  errors?: FieldErrors;
}

/** The error body of the recharge and migration calls. */
export interface RechargeErrorBody {
  errorCode: Open<RechargeErrorCode>;
  message: string;
  errors?: FieldErrors;
}

/** Laravel Sanctum's status for a missing, wrong or foreign XSRF token. */
export const CSRF_MISMATCH = 419;
