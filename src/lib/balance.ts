import { sumOf, type User } from '@portal/contract';

type Balances = Pick<User, 'credit' | 'debtCredit'>;

/** KP that the player can spend; 0 for a negative credit (requirements §1), and if the host does not send it. */
export const spendableCredit = ({ credit }: Pick<User, 'credit'>): number => Math.max(0, credit ?? 0);

/** KP that a purchase may cost; no limit if the host does not send the balance, since it then decides alone. */
export const payableCredit = (user: Pick<User, 'credit'>): number =>
  user.credit === null ? Infinity : spendableCredit(user);

/** KP that the player owes: the debt, or a negative credit (APP-5). A host with both states the same KP twice. */
export const owedCredit = ({ credit, debtCredit }: Balances): number =>
  Math.max(0, debtCredit, -(credit ?? 0));

/** KP that the player has, minus what they owe. */
export const netCredit = (balances: Balances): number =>
  sumOf([spendableCredit(balances), -owedCredit(balances)]);
