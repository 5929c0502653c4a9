import { currencies, type Transaction } from '@portal/contract';
import { Money, type MoneyProps } from '@portal/ui-kit';
import { amountText } from './describe';

export interface TransactionAmountProps extends Pick<MoneyProps, 'size'> {
  transaction: Pick<Transaction, 'value' | 'currency'>;
}

/** The value of a transaction in its currency; one that the kit has no sign for is shown as text. */
export const TransactionAmount = ({ transaction, size }: TransactionAmountProps) => {
  const { value, currency } = transaction;
  const unit = currencies.find((known) => known === currency);
  return value !== null && unit ? <Money value={value} unit={unit} size={size} /> : amountText(transaction);
};
