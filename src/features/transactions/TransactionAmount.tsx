import { currencies, kindOf, type Transaction } from '@portal/contract';
import { Money, type MoneyProps } from '@portal/ui-kit';
import { amountText } from './describe';

export interface TransactionAmountProps extends Pick<MoneyProps, 'size'> {
  transaction: Transaction;
}

/** The value of a transaction in its currency; one that the kit has no sign for, and what a migration moved, is shown as text. */
export const TransactionAmount = ({ transaction, size }: TransactionAmountProps) => {
  const { value, currency } = transaction;
  const unit = currencies.find((known) => known === currency);
  const isMoney = value !== null && unit && kindOf(transaction) !== 'moved';
  return isMoney ? <Money value={value} unit={unit} size={size} /> : amountText(transaction);
};
