import { createHash, randomBytes } from 'node:crypto';

/** The roles of operators: each may also do everything that those before it may. */
export const operatorRoles = ['support', 'finance', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** Whether a role may do what `least` may do. */
export const suffices = (role: OperatorRole, least: OperatorRole): boolean =>
  operatorRoles.indexOf(role) >= operatorRoles.indexOf(least);

/** A new operator key: 256 random bits. The prefix identifies it as an operator key wherever it is found. */
export const newOperatorKey = (): string => `op_${randomBytes(32).toString('base64url')}`;

/** The hash by which the database stores a key. An invalid key has a hash as well, which matches nothing. */
export const hashOfOperatorKey = (key: string): Buffer =>
  createHash('sha256').update(`operator.${key}`).digest();
