import { hash, randomBytes } from 'node:crypto';

const HOW_MANY = 10;
/** Crockford's base32, in which no letter looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 random bits, too many to try, so neither a slow hash nor a key is needed (docs/decisions/0087). */
const LENGTH = 16;
const GROUP = 4;

const newCode = (): string =>
  [...randomBytes(LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');

/** Ten codes, such as `7k2m-…-…-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode);

/** The canonical form of a typed code. */
const normalised = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

/** The hash by which the database stores a code. An invalid code has a hash as well, which matches nothing. */
export const hashOfRecoveryCode = (playerId: number, typed: string): Buffer =>
  hash('sha256', `recovery-code.${playerId}.${normalised(typed)}`, 'buffer');
