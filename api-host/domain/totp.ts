import { Secret, TOTP } from 'otpauth';
import { limits } from '@portal/contract';

/** The parameters that every authenticator app supports: SHA-1, six digits, 30 seconds (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: limits.codeLength, period: 30 } as const;
/** A code is accepted one step early or late, since clocks differ. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** The time in seconds within which a setup must be confirmed by a code. */
export const SETUP_SECONDS = 30 * 60;

/** A secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code for an authenticator app, which names its entry after the game and the player. */
export const totpUri = (issuer: string, username: string, secret: string): string =>
  new TOTP({ ...parameters, issuer, label: username, secret: Secret.fromBase32(secret) }).toString();

/**
 * The time step of a code that is currently valid, else null. A caller that accepts a code stores its step, and refuses that step and
 * all earlier ones from then on, so that no code works twice.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // otpauth throws for a code with the right number of characters but more bytes.
  if (!/^[0-9]+$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...parameters,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  });
  return delta === null ? null : TOTP.counter({ period: parameters.period, timestamp }) + delta;
}
