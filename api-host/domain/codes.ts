import { createHmac, randomInt } from 'node:crypto';
import { limits, type CodeAction } from '@portal/contract';

/**
 * What a code may be for: requirements §3's purposes, and the host's own for what is forgotten or lost, which no signed-in page can
 * ask for. A code for one of them does nothing for another.
 */
type CodePurpose = CodeAction | 'reset.password' | 'remove.factor';

/** A code lives this long, bears this many tries, and can be sent again after this long. */
export const CODE_SECONDS = 10 * 60;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;

/** Digits only: easy to read aloud and to type on a phone. */
export const newCode = (): string =>
  String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');

/** What a code is bound to: it proves nothing about another player, purpose, phone or address. */
export interface CodeBinding {
  playerId: number;
  purpose: CodePurpose;
  /** The phone number or address it was sent to. */
  target: string;
}

/** A code has too few digits to be hashed alone: without the key, who reads the table can try them all. */
export const hashOfCode = (key: Buffer, { playerId, purpose, target }: CodeBinding, code: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, playerId, target, code]))
    .digest();
