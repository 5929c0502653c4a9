import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with OWASP's first recommendation for interactive logins (19 MiB, 2 passes, 1 lane): ~20 ms on one core here, which
 * makes guessing expensive, while two cores still handle the logins of a busy evening. Each hash contains its own parameters.
 * See docs/operating.md.
 */
export const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How use cases hash passwords for a request (plugins/passwords.ts). Concurrency is bounded: a call may have to wait, or be refused. */
export interface Passwords {
  /** The hash of a new password. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Without a hash (no such account) it takes just as long and returns false. `yields`: when many calls
   * wait, this one must pass a bot check, which leaves room for others.
   */
  matches(
    passwordHash: string | undefined,
    password: string,
    options?: { yields?: boolean },
  ): Promise<boolean>;
}

/** Hashes without a bound on concurrency, for seeds and programs. Requests use `Passwords`. */
export const hashPassword = (password: string): Promise<string> => hash(password, argon2Parameters);

let decoy: Promise<string> | undefined;

/** `Passwords.matches` without a bound on concurrency. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this hash');
  // A deleted account has the empty text as its hash.
  const isRight = await verify(passwordHash || (await decoy), password);
  return isRight && Boolean(passwordHash);
}
