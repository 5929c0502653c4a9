import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import styled from '@emotion/styled';
import { limits, type Transaction } from '@portal/contract';
import {
  CircleHelp,
  DataTable,
  Gamepad2,
  History,
  Landmark,
  RefreshCw,
  StatusChip,
  Text,
  TextLink,
  TriangleAlert,
  VisuallyHidden,
  type DataColumn,
} from '@portal/ui-kit';
import { formatDateTime } from '../../lib/dates';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import { lazyPart } from '../../components/lazyPart';
import { statusOf, transactionName, transactionParts } from './describe';
import { ReceiptLink } from './receipt/ReceiptLink';
import { FiltersGap, KindIcon, Rows, What } from './History.styles';
import { useHistoryFilter } from './useHistoryFilter';
import { kindOf, matches, newestFirst, type TransactionKind } from './movement';
import { SignedAmount } from './SignedAmount';
import './texts';

const HistoryFilters = lazyPart(async () => (await import('./HistoryFilters')).HistoryFilters);

const icons = {
  topUp: Landmark,
  spent: Gamepad2,
  refund: RefreshCw,
  recall: TriangleAlert,
  other: CircleHelp,
} as const satisfies Record<TransactionKind, typeof Landmark>;

interface CellProps {
  transaction: Transaction;
  t: TFunction;
}

/** KP that were taken back are no success for the player, so the chip is not green. */
const Status = ({ transaction, t }: CellProps) => {
  const chip = statusOf(transaction.status, t);
  return <StatusChip {...chip} tone={kindOf(transaction) === 'recall' ? 'neutral' : chip.tone} />;
};

const Named = ({ transaction, t }: CellProps) => {
  const kind = kindOf(transaction);
  const Icon = icons[kind];
  return (
    <What>
      <KindIcon kind={kind} aria-hidden>
        <Icon size={20} />
      </KindIcon>
      <span>{transactionName(transaction, t)}</span>
    </What>
  );
};

const Instant = styled.time({ whiteSpace: 'nowrap' });

const columnsOf = (t: TFunction): DataColumn<Transaction>[] => [
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
    cell: (transaction) => transactionParts(transaction, t).map((part) => <div key={part}>{part}</div>),
  },
  {
    id: 'status',
    header: t('transactions.columnStatus'),
    cell: (transaction) => <Status transaction={transaction} t={t} />,
  },
  {
    id: 'time',
    header: t('transactions.columnTime'),
    cell: ({ updatedAt }) =>
      updatedAt === null ? '—' : <Instant dateTime={updatedAt}>{formatDateTime(updatedAt)}</Instant>,
  },
  {
    id: 'receipt',
    header: t('transactions.columnReceipt'),
    cell: ({ id }) => (
      <TextLink href={`/transactions/${encodeURIComponent(id)}`} linkComponent={ReceiptLink}>
        {t('transactions.receipt')}
        <VisuallyHidden> {t('transactions.receiptOf', { id })}</VisuallyHidden>
      </TextLink>
    ),
  },
];

/** TX-2: the 15 most recent transactions, newest first; those of a kind or a state, if the player asks for them (PLAY-7). */
export const TransactionTable = ({ transactions }: { transactions: readonly Transaction[] }) => {
  const { t } = useTranslation();
  const [filter, choose] = useHistoryFilter();
  const newest = newestFirst(transactions.slice(0, limits.historyLength));
  const shown = newest.filter((transaction) => matches(transaction, filter));
  const filtered = newest.length > 0 && shown.length === 0;
  return (
    <Rows>
      {newest.length > 0 && (
        <Suspense fallback={<FiltersGap />}>
          <HistoryFilters filter={filter} onChoose={choose} />
        </Suspense>
      )}
      {filtered ? (
        <Text role="status">{t('transactions.noneOfThese')}</Text>
      ) : (
        <DataTable
          caption={t('transactions.caption')}
          columns={columnsOf(t)}
          rows={shown}
          rowKey={({ id }) => id}
          empty={
            <EmptyWithLink
              Icon={History}
              art="history"
              title={t('transactions.empty')}
              text={t('transactions.emptyNext')}
              href="/payment"
              link={t('transactions.topUp')}
            />
          }
        />
      )}
    </Rows>
  );
};
