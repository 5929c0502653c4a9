import { movedCredit, type Transaction } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import { Signed } from './History.styles';
import { TransactionAmount } from './TransactionAmount';

/** PLAY-7: by how many KP a transaction changed the balance, with its sign; and its own value where that is in another currency. */
export const SignedAmount = ({ transaction }: { transaction: Transaction }) => {
  const moved = movedCredit(transaction);
  if (moved === null) return <TransactionAmount transaction={transaction} />;
  const sign = moved > 0 ? '+' : moved < 0 ? '−' : '';
  return (
    <>
      <Signed data-incoming={moved > 0}>{`${sign}${formatNumber(Math.abs(moved))}\u00A0KP`}</Signed>
      {transaction.currency !== 'KP' && (
        <small>
          <TransactionAmount transaction={transaction} />
        </small>
      )}
    </>
  );
};
