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
/** A proof as a call carries it. `signed`: by a passkey; absent where nothing was. */
export interface GivenProof {
  kind: ModelProof | null;
  given: Given;
  signed?: Signed;
}
/** What a device with a passkey has signed: a challenge by its number, and what the device had counted. */
export interface Signed {
  device: number;
  challenge: number;
  counter: number;
}
/** What a challenge is for. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'proof';
/** What a sign-in carries beside the password. */
export type SecondStep = { kind: 'totp' | 'recoveryCode'; given: Given } | null;

export interface ModelChannel {
  to: string;
  /** null: it is not. `order` tells which of two was verified first. */
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
  /** Which of the links that were sent it is. */
  number: number;
}

export interface ModelSession {
  remembered: boolean;
  age: number;
  /** Since it was last used. */
  rest: number;
}

/** What an account begins with. */
export interface Beginning {
  phone: string;
  email: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
}

/** How a code was got: the right one, one that was sent earlier, or a guess. */
export type Given = 'right' | 'former' | 'wrong';

/** How long each works, in minutes. */
export const lives = {
  code: 10 * MINUTE,
  links: { 'reset.password': HOUR, 'verify.email': HOUR, 'keep.factor': 72 * HOUR },
  challenge: 5 * MINUTE,
  session: DAY,
  remembered: 30 * DAY,
  longestSession: 90 * DAY,
  /** A use within it does not count as one. */
  sessionUse: 5 * MINUTE,
  newChannel: 72 * HOUR,
  /** Until a lost second factor can be removed. */
  lostFactor: 72 * HOUR,
};
export const CODE_TRIES = 5;
/** An account that is to be deleted is kept so long, in minutes. */
export const DELETION = 14 * DAY;

export type ModelChange = Extract<SensitiveChange, 'email' | 'phone' | 'secondFactor' | 'deletion'>;

/** docs/security.md: the code that proves each change, and the channels in the order in which they are asked. */
export const policies: Record<ModelChange, { purpose: Purpose; order: Channel[] }> = {
  email: { purpose: 'confirm.change_email', order: ['email', 'sms'] },
  phone: { purpose: 'confirm.phone_number', order: ['sms', 'email'] },
  secondFactor: { purpose: 'confirm.second_factor', order: ['sms', 'email'] },
  deletion: { purpose: 'confirm.deletion', order: ['sms', 'email'] },
};
