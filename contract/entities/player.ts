import type { Locale } from '../limits';
import type { PaymentRuleName } from '../names';
import type { Instant } from './common';

/**
 * GET /api/me. `credit` and `debtCredit` are KP; our host keeps them whole and not negative. `joinAt` and `credit` are null if a
 * host sends none.
 */
export interface User {
  username: string;
  email: string | null;
  phoneNumber: string | null;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  /** YYYY-MM-DD */
  dob: string | null;
  joinAt: Instant | null;
  language: Locale;
  /** When the e-mail address was verified. */
  verifiedAt: Instant | null;
  verifiedPhoneAt: Instant | null;
  lastPasswordChange: Instant | null;
  mfaEnabled: boolean;
  credit: number | null;
  debtCredit: number;
  /** Whether the host offers players their data as a file (SAFE-13). An addition; absent from other hosts (HOST-4). */
  offersDataExport?: boolean;
  /** When the account will be deleted; null: not requested. An addition; absent if a host deletes no accounts (SAFE-13, HOST-4). */
  deletesAt?: Instant | null;
  /** The player's own rule for recharges. An addition; absent if a host has none (SAFE-6, HOST-4). */
  paymentRule?: PaymentRule;
}

/** When a recharge needs a proof (SAFE-6). `above`: a recharge of more than this many whole KP needs one; null for the other rules. */
export interface PaymentRule {
  name: PaymentRuleName;
  above: number | null;
}
