import type { AccountEventKind } from '../names';
import type { Instant, Open } from './common';

/** The origin of a sign-in, in terms that a player recognises; a field is null if the host does not know it. */
export interface SignInOrigin {
  /** 'Chrome' */
  browser: string | null;
  /** 'Windows' */
  system: string | null;
  /** 'Hà Nội', if the host is configured to look it up. */
  place: string | null;
  /** The address without its last part: '113.161.72.•'. */
  address: string | null;
}

/** GET /api/sessions: a browser in which the player is signed in (SAFE-3). */
export interface Session extends SignInOrigin {
  /** For DELETE /api/sessions/:id; it is not a credential. */
  id: string;
  createdAt: Instant | null;
  lastUsedAt: Instant | null;
  /** Whether the call was made in this session. */
  current: boolean;
}

/** GET /api/session-link/:token: a session in the browser that a message about a new browser is about (SAFE-4). */
export interface LinkedSession extends SignInOrigin {
  createdAt: Instant | null;
  /** Whether no session is left in that browser; if so, nothing else is known about it. */
  ended: boolean;
}

/** GET /api/login-approval: whether a sign-in from an unknown browser asks for a code (SAFE-4). */
export interface LoginApproval {
  enabled: boolean;
  /** Whether there is a verified channel for the code; without one it cannot be turned on. */
  available: boolean;
}

/** GET /api/sign-ins: a successful or failed sign-in, or a change of what protects the account (SAFE-3). */
export interface SignIn extends SignInOrigin {
  kind: Open<AccountEventKind>;
  happenedAt: Instant;
}

/** POST /api/username-check (an addition): whether a sign-up could take the name now. */
export interface UsernameCheck {
  available: boolean;
}

/** POST /api/security-code/; both in seconds. A response of `{}` means no wait and an unknown lifetime. */
export interface SecurityCodeSent {
  resendAfter: number;
  expiresIn: number | null;
}

/** GET /api/second-factor (an addition, SAFE-5). */
export interface SecondFactor {
  /** When the authenticator app was set up; null: the password alone is enough to sign in. */
  enabledAt: Instant | null;
  /** How many recovery codes still work. */
  codesLeft: number;
}

/** POST /api/second-factor/setup: the secret for the authenticator app, shown once. */
export interface TotpSetup {
  /** Base32, for players who type it. */
  totpSecret: string;
  /** otpauth://totp/…, the content of the QR code. */
  totpUri: string;
}

/** The codes that replace a lost authenticator app. Each works once, and they are shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** GET /api/passkeys (an addition, SAFE-5). */
export interface Passkey {
  id: string;
  /** Names the browser and the system in which it was added. */
  name: string;
  createdAt: Instant | null;
  lastUsedAt: Instant | null;
}
