import type { Channel, CodeAction, SensitiveChange } from '@portal/contract';

export const MINUTE = 1;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Purpose =
  | Extract<
      CodeAction,
      'confirm.change_email' | 'confirm.phone_number' | 'confirm.second_factor' | 'confirm.deletion'
    >
  | 'reset.password'
  | 'remove.factor';
export type LinkPurpose = 'reset.password' | 'verify.email' | 'keep.factor';

export type ModelProof = Channel | 'password' | 'totp' | 'passkey';
/** A proof as a call sends it. `signed`: what a passkey signed, if anything. */
export interface GivenProof {
  kind: ModelProof | null;
  given: Given;
  signed?: Signed;
}
/** A challenge signed by a device with a passkey: the challenge's number and the device's signature counter. */
export interface Signed {
  device: number;
  challenge: number;
  counter: number;
}
/** The purpose of a challenge. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'proof';
/** What a sign-in sends besides the password. */
export type SecondStep = { kind: 'totp' | 'recoveryCode'; given: Given } | null;

export interface ModelChannel {
  to: string;
  /** null: not verified. `order` tells which of two channels was verified first. */
  verified: { age: number; order: number } | null;
}

export interface ModelCode {
  purpose: Purpose;
  target: string;
  age: number;
  triesLeft: number;
  used: boolean;
}

export interface ModelLink {
  purpose: LinkPurpose;
  target: string;
  age: number;
  used: boolean;
  /** Its position among all links sent. */
  number: number;
}

export interface ModelSession {
  remembered: boolean;
  age: number;
  /** Time since it was last used. */
  rest: number;
}

/** The initial state of an account. */
export interface Beginning {
  phone: string;
  email: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
}

/** Where a code comes from: the right one, one that was sent earlier, or a guess. */
export type Given = 'right' | 'former' | 'wrong';

/** Lifetimes, in minutes. */
export const lives = {
  code: 10 * MINUTE,
  links: { 'reset.password': HOUR, 'verify.email': HOUR, 'keep.factor': 72 * HOUR + 7 * DAY },
  challenge: 5 * MINUTE,
  session: DAY,
  remembered: 30 * DAY,
  longestSession: 90 * DAY,
  /** A further use within this time does not restart the idle time. */
  sessionUse: 5 * MINUTE,
  newChannel: 72 * HOUR,
  /** Waiting time before a lost second factor can be removed. */
  lostFactor: 72 * HOUR,
  /** Time from its request until the removal lapses. */
  lostFactorRequest: 72 * HOUR + 7 * DAY,
};
export const CODE_TRIES = 5;
/** How long an account scheduled for deletion is kept, in minutes. */
export const DELETION = 14 * DAY;
/** How long such an account is kept after its release, if it was suspended, in minutes. */
export const KEPT_AFTER_RELEASE = 7 * DAY;

export type ModelChange = Extract<SensitiveChange, 'email' | 'phone' | 'secondFactor' | 'deletion'>;

/** docs/security.md: the code that proves each change, and the order in which the channels are used. */
export const policies: Record<ModelChange, { purpose: Purpose; order: Channel[] }> = {
  email: { purpose: 'confirm.change_email', order: ['email', 'sms'] },
  phone: { purpose: 'confirm.phone_number', order: ['sms', 'email'] },
  secondFactor: { purpose: 'confirm.second_factor', order: ['sms', 'email'] },
  deletion: { purpose: 'confirm.deletion', order: ['sms', 'email'] },
};
