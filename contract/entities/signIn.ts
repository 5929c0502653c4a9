import type { AccountEventKind } from '../names';
import type { Instant, Open } from './common';

/** Where a sign-in came from, as a player can recognise it; null where the host does not know. */
export interface SignInOrigin {
  /** 'Chrome' */
  browser: string | null;
  /** 'Windows' */
  system: string | null;
  /** 'Hà Nội', where the host is set up to know it. */
  place: string | null;
  /** The address without its last part: '113.161.72.•'. */
  address: string | null;
}

/** GET /api/sessions: a browser in which the player is signed in (SAFE-3). */
export interface Session extends SignInOrigin {
  /** For DELETE /api/sessions/:id; it signs nobody in. */
  id: string;
  createdAt: Instant | null;
  lastUsedAt: Instant | null;
  /** Whether the call came from this one. */
  current: boolean;
}

/** GET /api/session-link/:token: the session that a message about a new browser is about (SAFE-4). */
export interface LinkedSession extends SignInOrigin {
  createdAt: Instant | null;
  /** It has ended already; nothing else is known of it then. */
  ended: boolean;
}

/** GET /api/login-approval: whether a sign-in from an unknown browser asks for a code (SAFE-4). */
export interface LoginApproval {
  enabled: boolean;
  /** Whether there is a verified channel for the code; without one it cannot be turned on. */
  available: boolean;
}

/** GET /api/sign-ins: a sign-in, also a failed one, or a change of what protects the account (SAFE-3). */
export interface SignIn extends SignInOrigin {
  kind: Open<AccountEventKind>;
  happenedAt: Instant;
}

/** POST /api/username-check (an addition): whether a sign-up could take the name now. */
export interface UsernameCheck {
  available: boolean;
}

/** POST /api/security-code/; both in seconds. An answer without them is `{}`: no wait, and a life that is not known. */
export interface SecurityCodeSent {
  resendAfter: number;
  expiresIn: number | null;
}

/** GET /api/second-factor (an addition, SAFE-5). */
export interface SecondFactor {
  /** When the authenticator app was set up; null: a password alone signs in. */
  enabledAt: Instant | null;
  /** How many recovery codes still work. */
  codesLeft: number;
}

/** POST /api/second-factor/setup: what the authenticator app is given. It is shown once. */
export interface TotpSetup {
  /** Base32, for players who type it. */
  totpSecret: string;
  /** otpauth://totp/…, the content of the QR code. */
  totpUri: string;
}

/** What replaces the authenticator app where it is lost: each code works once. They are shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** GET /api/passkeys (an addition, SAFE-5). */
export interface Passkey {
  id: string;
  /** Of the browser and the system in which it was added. */
  name: string;
  createdAt: Instant | null;
  lastUsedAt: Instant | null;
}
