import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with OWASP's first recommendation for interactive logins (19 MiB, 2 passes, 1 lane): ~20 ms of a core here, which
 * makes guessing expensive while the logins of a busy evening still fit on two cores. A hash carries its own parameters.
 * What is written about them: docs/operating.md.
 */
export const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, argon2Parameters);

let decoy: Promise<string> | undefined;

/** Whether the password is right. Without a hash (no such account) it takes as long, and is false. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this hash');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== undefined;
}
