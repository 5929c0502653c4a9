import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import styled from '@emotion/styled';
import { limits, type Transaction } from '@portal/contract';
import { DataTable, History, StatusChip, TextLink, VisuallyHidden, type DataColumn } from '@portal/ui-kit';
import { formatDateTime } from '../../lib/dates';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import { statusOf, transactionName, transactionParts } from './describe';
import { ReceiptLink } from './receipt/ReceiptLink';
import './texts';
import { TransactionAmount } from './TransactionAmount';

const Status = ({ status, t }: { status: string; t: TFunction }) => <StatusChip {...statusOf(status, t)} />;

const Instant = styled.time({ whiteSpace: 'nowrap' });

const columnsOf = (t: TFunction): DataColumn<Transaction>[] => [
  {
    id: 'what',
    header: t('transactions.columnWhat'),
    heading: true,
    cell: (transaction) => transactionName(transaction, t),
  },
  {
    id: 'value',
    header: t('transactions.columnValue'),
    align: 'end',
    cell: (transaction) => <TransactionAmount transaction={transaction} />,
  },
  {
    id: 'parts',
    header: t('transactions.columnParts'),
    cell: (transaction) => transactionParts(transaction, t).map((part) => <div key={part}>{part}</div>),
  },
  {
    id: 'status',
    header: t('transactions.columnStatus'),
    cell: ({ status }) => <Status status={status} t={t} />,
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

/** TX-2: the 15 most recent transactions, newest first. */
export const TransactionTable = ({ transactions }: { transactions: readonly Transaction[] }) => {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('transactions.caption')}
      columns={columnsOf(t)}
      rows={transactions.slice(0, limits.historyLength)}
      rowKey={({ id }) => id}
      empty={
        <EmptyWithLink
          Icon={History}
          title={t('transactions.empty')}
          text={t('transactions.emptyNext')}
          href="/payment"
          link={t('transactions.topUp')}
        />
      }
    />
  );
};
