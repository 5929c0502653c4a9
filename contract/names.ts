/** Names of requirements §3 (ENT-1): each list is a constant, each type is derived from it. */

// In a file of its own, since every page of the portal needs that list, and none of the others.
export * from './paymentRules';

export const transactionTypes = [
  'credit.recharge',
  'credit.bonus',
  'credit.pay',
  'credit.recall',
  'credit.refund',
  'topup.bank-transfer',
  'topup.e-wallet',
  'topup.card',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** 'other' stands for any status that a host may add; shown as 'Chưa rõ' (TX-2). */
export const transactionStatuses = ['pending', 'success', 'failed', 'other'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const currencies = ['VND', 'KP'] as const;
export type Currency = (typeof currencies)[number];

export const paymentKinds = ['card', 'e-wallet', 'bank-transfer'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Payment methods with their own icon (PAY-2). */
export const walletNames = ['momo', 'viettelpay'] as const;
export const bankNames = ['techcombank', 'vietcombank'] as const;

export const zoneStates = ['ACTIVE', 'CLOSED'] as const;
export type ZoneState = (typeof zoneStates)[number];

export const campaignTypes = ['accumulate_game_recharge'] as const;
export type CampaignType = (typeof campaignTypes)[number];
export const activityStates = ['active', 'closed'] as const;
export type ActivityState = (typeof activityStates)[number];

export const securityCodePurposes = [
  'confirm.email',
  'confirm.phone_number',
  'confirm.payment',
  'confirm.change_password',
  'confirm.change_email',
  'approve.login',
] as const;
export type SecurityCodePurpose = (typeof securityCodePurposes)[number];
/** Purposes that are additions (SAFE-1). */
export const addedCodePurposes = [
  'confirm.second_factor',
  'confirm.deletion',
  'confirm.payment_rule',
] as const;
/** What POST /api/security-code/ sends a code for. */
export type CodeAction = SecurityCodePurpose | (typeof addedCodePurposes)[number];

/** What the record of an account tells (SAFE-2, SAFE-3): sign-ins, and changes of what protects the account. */
export const accountEventKinds = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'session-ended',
  'email-changed',
  'email-verified',
  'phone-changed',
  'phone-verified',
  'password-changed',
  'password-reset',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'factor-removal-requested',
  'factor-removal-cancelled',
  'passkey-added',
  'passkey-removed',
  'data-exported',
  'deletion-requested',
  'deletion-cancelled',
  'login-approval-on',
  'login-approval-off',
  'payment-rule-changed',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** Bot-check actions of requirements §7, that of REC-6, and those that a host asks for after many tries (SAFE-7). */
export const botCheckActions = [
  'registerFormSubmit',
  'forgotPasswordFormSubmit',
  'updatePhoneFormSubmit',
  'forgotUsernameFormSubmit',
  'loginFormSubmit',
  'resetPasswordByPhoneFormSubmit',
  'redeemCodeFormSubmit',
] as const;
export type BotCheckAction = (typeof botCheckActions)[number];

export const gameIds = ['fsonline'] as const;
export type GameId = (typeof gameIds)[number];
/** The game where a host names none (HOST-3). */
export const defaultGameId: GameId = 'fsonline';

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

/** What became of a player's claim that a transfer was not credited (PLAY-3). */
export const claimStates = ['open', 'credited', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Why a claim was refused: no transfer fits, it was credited before, it was sent back, or the player is to write to support. */
export const claimRefusals = ['notFound', 'creditedBefore', 'sentBack', 'askSupport'] as const;
export type ClaimRefusal = (typeof claimRefusals)[number];
