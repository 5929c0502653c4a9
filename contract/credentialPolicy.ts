import type { CodeAction } from './names';

/** How a player is reached. A channel is verified once a code or link that was sent there has come back. */
export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/**
 * The field of a payload that carries each proof. A host asks for one by a 422 with an error under that field, and the portal
 * shows the field once it is asked for: a host that asks for none works as well (SAFE-1, HOST-1).
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

/** What a session alone must not do: changes that decide who holds the account, and spending where the player wants it so (SAFE-6). */
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
  /** Purpose of the code that proves it; null where only the current password does. */
  purpose: CodeAction | null;
  /** The verified channels that may receive the code, in the order in which they are asked. */
  codeBy: readonly Channel[];
  /** Whether a second factor or a passkey of the account proves it as well (SAFE-5). */
  bySecondFactor: boolean;
  /** Hours until the change has its full effect; 0: at once. */
  waitHours: number;
}

/** For so many hours a new channel alone resets no password, while an older one is verified. */
export const NEW_CHANNEL_HOURS = 72;
/** So many hours after it was asked for, the verified phone removes a lost second factor (SAFE-5). */
export const LOST_FACTOR_HOURS = 72;
/** For so many hours a deletion can be taken back (SAFE-13). */
const DELETION_HOURS = 14 * 24;

/**
 * SAFE-1, as docs/security.md shows it: what proves each change. A code from one verified channel or of the
 * second factor; the current password where there is neither, or none is named here. After a change of a credential every verified
 * channel is notified, and links, codes, other sessions and known browsers end (SAFE-2); a payment and its rule end nothing.
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
