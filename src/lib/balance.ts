import type { User } from '@portal/contract';

type Balances = Pick<User, 'credit' | 'debtCredit'>;

/** Whole KP the player can spend; a host's negative balance is none (requirements §1). */
export const spendableCredit = ({ credit }: Balances): number => Math.max(0, credit);

/** Whole KP the player owes: the debt, and a host's negative balance (APP-5). */
export const owedCredit = ({ credit, debtCredit }: Balances): number => debtCredit + Math.max(0, -credit);

/** What the player has, less what is owed. */
export const netCredit = (balances: Balances): number => spendableCredit(balances) - owedCredit(balances);
