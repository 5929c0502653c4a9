import { hash, randomBytes } from 'node:crypto';

const HOW_MANY = 10;
/** Crockford's base32: no letter looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 random bits: nobody tries them all, so neither a slow hash nor a key is needed (docs/decisions/0087). */
const LENGTH = 16;
const GROUP = 4;

const newCode = (): string =>
  [...randomBytes(LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');

/** Ten codes, such as `7k2m-…-…-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode);

/** The code as it was made, however it is typed. */
const normalised = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

/** The hash that stands for a code in the database; a text that is no code has one too, which fits nothing. */
export const hashOfRecoveryCode = (playerId: number, typed: string): Buffer =>
  hash('sha256', `recovery-code.${playerId}.${normalised(typed)}`, 'buffer');
