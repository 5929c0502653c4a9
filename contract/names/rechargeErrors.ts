/** Refusals of the recharge and migration calls. The names are stable, so clients may rely on them. */
export const rechargeErrorCodes = [
  'INSUFFICIENT_CREDIT',
  'UNKNOWN_AMOUNT',
  'PRICE_CHANGED',
  'ZONE_UNAVAILABLE',
  'GAME_UNAVAILABLE',
  'MIGRATION_REQUIRED',
  'NOTHING_TO_MIGRATE',
  'MIGRATION_PENDING',
  'BALANCE_TOO_LARGE',
  'INVALID_PAYLOAD',
  'IDEMPOTENCY_CONFLICT',
  'PROOF_REQUIRED',
  'ACCOUNT_SUSPENDED',
] as const;
export type RechargeErrorCode = (typeof rechargeErrorCodes)[number];
