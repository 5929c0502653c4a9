import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with OWASP's first recommendation for interactive logins (19 MiB, 2 passes, 1 lane): ~20 ms of a core here, which
 * makes guessing expensive while the logins of a busy evening still fit on two cores. A hash carries its own parameters.
 * What is written about them: docs/operating.md.
 */
export const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How use cases hash passwords: bounded, and for a request (plugins/passwords.ts). Each call may wait for its turn or be refused. */
export interface Passwords {
  /** The hash of a new password. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Without a hash (no such account) it takes as long, and is false. `yields`: where many wait, this
   * one is asked for a bot check, so that there is room for others.
   */
  fits(passwordHash: string | undefined, password: string, options?: { yields?: boolean }): Promise<boolean>;
}

/** Unbounded: for seeds and programs. Requests go through `Passwords`. */
export const hashPassword = (password: string): Promise<string> => hash(password, argon2Parameters);

let decoy: Promise<string> | undefined;

/** `Passwords.fits`, unbounded. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this hash');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== undefined;
}
