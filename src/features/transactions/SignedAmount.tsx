import { useTranslation } from 'react-i18next';
import { movedCredit, type Transaction } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import { Signed } from './History.styles';
import './texts';
import { TransactionAmount } from './TransactionAmount';

/** PLAY-7: the signed KP by which a transaction changed the balance, plus the transaction's value if it is in another currency. */
export const SignedAmount = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation();
  const moved = movedCredit(transaction);
  if (moved === null) return <TransactionAmount transaction={transaction} />;
  const sign = moved > 0 ? '+' : moved < 0 ? '−' : '';
  return (
    <>
      <Signed data-incoming={moved > 0}>
        {t('transactions.amount', { amount: `${sign}${formatNumber(Math.abs(moved))}` })}
      </Signed>
      {transaction.currency !== 'KP' && (
        <small>
          <TransactionAmount transaction={transaction} />
        </small>
      )}
    </>
  );
};
