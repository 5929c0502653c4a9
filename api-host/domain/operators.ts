import { createHash, randomBytes } from 'node:crypto';

/** What an operator may do: each role may do what those before it may. */
export const operatorRoles = ['support', 'finance', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** Whether a role is enough for what `least` may do. */
export const suffices = (role: OperatorRole, least: OperatorRole): boolean =>
  operatorRoles.indexOf(role) >= operatorRoles.indexOf(least);

/** 256 random bits; the beginning tells what it is where it is found. */
export const newOperatorKey = (): string => `op_${randomBytes(32).toString('base64url')}`;

/** The hash that stands for a key in the database; a text that is no key has one too, which fits nothing. */
export const hashOfOperatorKey = (key: string): Buffer =>
  createHash('sha256').update(`operator.${key}`).digest();
