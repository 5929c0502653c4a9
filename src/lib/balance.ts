import type { User } from '@portal/contract';

type Balances = Pick<User, 'credit' | 'debtCredit'>;

/** Whole KP that the player can spend; 0 for a negative credit (requirements §1). */
export const spendableCredit = ({ credit }: Balances): number => Math.max(0, credit);

/** Whole KP that the player owes: the debt and a negative credit (APP-5). */
export const owedCredit = ({ credit, debtCredit }: Balances): number => debtCredit + Math.max(0, -credit);

/** Whole KP that the player has, minus what they owe. */
export const netCredit = (balances: Balances): number => spendableCredit(balances) - owedCredit(balances);
