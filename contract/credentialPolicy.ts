import type { CodeAction } from './names';

/** The ways to reach a player. A channel is verified once the player has used a code or link that was sent there. */
export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/**
 * The payload field of each proof. A host asks for a proof with a 422 that has an error under its field, and the portal shows the field
 * only then, so a host that never asks works as well (SAFE-1, HOST-1).
 */
export const proofFields = {
  sms: 'otpNumber',
  email: 'securityCode',
  password: 'currentPassword',
  totp: 'totpCode',
  passkey: 'passkey',
} as const;
export type ProofKind = keyof typeof proofFields;
export type ProofField = (typeof proofFields)[ProofKind];

/** Actions that need more than a session: changes of who controls the account, and spending if the player chose that (SAFE-6). */
export const sensitiveChanges = [
  'email',
  'phone',
  'password',
  'secondFactor',
  'deletion',
  'paymentRule',
  'payment',
] as const;
export type SensitiveChange = (typeof sensitiveChanges)[number];

export interface ChangePolicy {
  /** Purpose of the code that proves the change; null if only the current password does. */
  purpose: CodeAction | null;
  /** The verified channels that may receive the code, in order of preference. */
  codeBy: readonly Channel[];
  /** Whether a second factor or a passkey of the account also proves the change (SAFE-5). */
  bySecondFactor: boolean;
  /** Hours until the change has its full effect; 0 for immediately. */
  waitHours: number;
}

/** Hours for which a new channel cannot reset the password on its own while an older channel is verified. */
export const NEW_CHANNEL_HOURS = 72;
/** Hours from the request until the verified phone can remove a lost second factor (SAFE-5). */
export const LOST_FACTOR_HOURS = 72;
/** Days after that in which it can be removed. Then the request lapses, so that a forgotten one does not stay usable. */
export const FACTOR_REMOVAL_DAYS = 7;
/** Hours for which a deletion can be cancelled (SAFE-13). */
const DELETION_HOURS = 14 * 24;

/**
 * SAFE-1, also shown in docs/security.md: the proofs of each change. A code from one verified channel or of the second factor proves it,
 * or the current password if the account has neither or this table lists none. After a change of a credential every verified channel is
 * notified, and links, codes, other sessions and known browsers end (SAFE-2); a payment and its rule end nothing.
 */
export const credentialPolicy = {
  email: {
    purpose: 'confirm.change_email',
    codeBy: ['email', 'sms'],
    bySecondFactor: true,
    waitHours: NEW_CHANNEL_HOURS,
  },
  phone: {
    purpose: 'confirm.phone_number',
    codeBy: ['sms', 'email'],
    bySecondFactor: true,
    waitHours: NEW_CHANNEL_HOURS,
  },
  password: { purpose: null, codeBy: [], bySecondFactor: false, waitHours: 0 },
  secondFactor: {
    purpose: 'confirm.second_factor',
    codeBy: ['sms', 'email'],
    bySecondFactor: true,
    waitHours: 0,
  },
  deletion: {
    purpose: 'confirm.deletion',
    codeBy: ['sms', 'email'],
    bySecondFactor: true,
    waitHours: DELETION_HOURS,
  },
  paymentRule: {
    purpose: 'confirm.payment_rule',
    codeBy: ['sms', 'email'],
    bySecondFactor: true,
    waitHours: 0,
  },
  payment: { purpose: 'confirm.payment', codeBy: ['sms', 'email'], bySecondFactor: true, waitHours: 0 },
} as const satisfies Record<SensitiveChange, ChangePolicy>;
