import type { TFunction } from 'i18next';
import { kindOf, linesWith, type Transaction } from '@portal/contract';
import { StatusChip, TextLink, VisuallyHidden, type DataColumn } from '@portal/ui-kit';
import { lazyPart } from '../../components/lazyPart';
import { Optional } from '../../components/Optional';
import { receiptLink } from '../../components/receiptLink';
import { formatDateTime } from '../../lib/dates';
import { openedFromPage } from '../../lib/openedFromPage';
import { relatedText, statusOf, transactionName, transactionParts } from './describe';
import { KindIcon, Related, What } from './History.styles';
import { SignedAmount } from './SignedAmount';
import './texts';

/** They repeat what the text says, so the rows do not wait for them. */
const KindPicture = lazyPart(async () => (await import('./KindPicture')).KindPicture);
const MovedLines = lazyPart(async () => (await import('./MovedLines')).MovedLines);

interface CellProps {
  transaction: Transaction;
  t: TFunction;
}

const Named = ({ transaction, t }: CellProps) => {
  const kind = kindOf(transaction);
  return (
    <What>
      <KindIcon kind={kind} aria-hidden>
        <Optional>
          <KindPicture kind={kind} />
        </Optional>
      </KindIcon>
      <span>{transactionName(transaction, t)}</span>
    </What>
  );
};

/** The details, and links to the related lines (PLAY-7). */
const Parts = ({ transaction, t }: CellProps) => (
  <>
    {transactionParts(transaction, t).map((part, index) => (
      <div key={`${index}: ${part}`}>{part}</div>
    ))}
    {transaction.payload.moved && (
      <Optional>
        <MovedLines transaction={transaction} />
      </Optional>
    )}
    {linesWith(transaction).map((line) => (
      <Related key={line.type + line.id}>
        <TextLink {...receiptLink(line, openedFromPage)}>{relatedText(line, t)}</TextLink>
      </Related>
    ))}
  </>
);

/** The columns of the history (TX-2, PLAY-7). */
export const columnsOf = (t: TFunction): DataColumn<Transaction>[] => [
  {
    id: 'what',
    header: t('transactions.columnWhat'),
    heading: true,
    cell: (transaction) => <Named transaction={transaction} t={t} />,
  },
  {
    id: 'value',
    header: t('transactions.columnValue'),
    align: 'end',
    cell: (transaction) => <SignedAmount transaction={transaction} />,
  },
  {
    id: 'parts',
    header: t('transactions.columnParts'),
    cell: (transaction) => <Parts transaction={transaction} t={t} />,
  },
  {
    id: 'status',
    header: t('transactions.columnStatus'),
    cell: (transaction) => <StatusChip {...statusOf(transaction, t)} />,
  },
  {
    id: 'time',
    header: t('transactions.columnTime'),
    cell: ({ updatedAt }) =>
      updatedAt === null ? (
        '—'
      ) : (
        // The time wraps below the day if one line has no room for both, which leaves the details more room.
        <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>
      ),
  },
  {
    id: 'receipt',
    header: t('transactions.columnReceipt'),
    cell: (transaction) => (
      <TextLink {...receiptLink(transaction, openedFromPage)}>
        {t('transactions.receipt')}
        <VisuallyHidden> {t('transactions.receiptOf', { id: transaction.id })}</VisuallyHidden>
      </TextLink>
    ),
  },
];
