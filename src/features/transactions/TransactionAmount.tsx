import { useTranslation } from 'react-i18next';
import { currencies, kindOf, type Transaction } from '@portal/contract';
import { Money, type MoneyProps } from '@portal/ui-kit';
import { amountText } from './describe';

export interface TransactionAmountProps extends Pick<MoneyProps, 'size'> {
  transaction: Transaction;
}

/** A transaction's value in its currency; a currency without a sign in the kit, and the balances of a migration, are shown as text. */
export const TransactionAmount = ({ transaction, size }: TransactionAmountProps) => {
  const { t } = useTranslation();
  const { value, currency } = transaction;
  const known = currencies.some((one) => one === currency);
  const isMoney = value !== null && known && kindOf(transaction) !== 'moved';
  if (!isMoney) return amountText(transaction, t);
  // It wraps only if it is wider than a phone: it has no space to break at.
  return (
    <Money
      value={value}
      unit={currency === 'KP' ? undefined : currency}
      size={size}
      style={{ whiteSpace: 'normal' }}
    />
  );
};
