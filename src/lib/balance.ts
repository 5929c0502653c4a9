import { sumOf, type User } from '@portal/contract';

type Balances = Pick<User, 'credit' | 'debtCredit'>;

/** KP the player can spend; a host's negative balance is none (requirements §1), and so is one that it does not tell. */
export const spendableCredit = ({ credit }: Pick<User, 'credit'>): number => Math.max(0, credit ?? 0);

/** KP the player owes: the debt, and a host's negative balance (APP-5). */
export const owedCredit = ({ credit, debtCredit }: Balances): number =>
  sumOf([debtCredit, Math.max(0, -(credit ?? 0))]);

/** What the player has, less what is owed. */
export const netCredit = (balances: Balances): number =>
  sumOf([spendableCredit(balances), -owedCredit(balances)]);
