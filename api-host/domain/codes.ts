import { createHmac, randomInt } from 'node:crypto';
import { limits, type CodeAction } from '@portal/contract';

/**
 * The purpose of a code: those of requirements §3, and the host's own for a forgotten password or a lost second factor, which no signed-in
 * page can request. A code is valid only for its own purpose.
 */
type CodePurpose = CodeAction | 'reset.password' | 'remove.factor';

/** The lifetime of a code, the tries it allows, and the wait before it can be sent again. */
export const CODE_SECONDS = 10 * 60;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;

/** Digits only: easy to read aloud and to type on a phone. */
export const newCode = (): string =>
  String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');

/** A code is bound to these: it proves nothing about another player, purpose, phone or address. */
export interface CodeBinding {
  playerId: number;
  purpose: CodePurpose;
  /** The phone number or address it was sent to. */
  target: string;
}

/** A code is hashed with a key: it has so few digits that anyone who can read the table could otherwise try them all. */
export const hashOfCode = (key: Buffer, { playerId, purpose, target }: CodeBinding, code: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, playerId, target, code]))
    .digest();
