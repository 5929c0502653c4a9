import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf, limits, type Transaction } from '@portal/contract';
import { DataTable, ErrorBoundaryPanel } from '@portal/ui-kit';
import { lazyPart } from '../../components/lazyPart';
import { newestFirst } from '../../lib/newestFirst';
import { columnsOf } from './columns';
import { dayOf } from './describe';
import { FiltersGap, Rows } from './History.styles';
import { matches } from './historyView';
import { useHistoryFilter } from './useHistoryFilter';
import { useToday } from './useToday';
import './texts';

const HistoryFilters = lazyPart(async () => (await import('./HistoryFilters')).HistoryFilters);
const HistoryEmpty = lazyPart(async () => (await import('./HistoryEmpty')).HistoryEmpty);

/** TX-2: the most recent transactions, newest first; only those of a kind or a state if the player filters them (PLAY-7). */
export const TransactionTable = ({ transactions }: { transactions: readonly Transaction[] }) => {
  const { t } = useTranslation();
  const [filter, choose] = useHistoryFilter();
  const today = useToday();
  const newest = newestFirst(transactions);
  const shown = newest.filter((transaction) => matches(transaction, filter));
  return (
    <Rows>
      {newest.length > 0 && (
        // The rows can be read without the filters, so an error of the filters takes only their place.
        <ErrorBoundaryPanel>
          <Suspense fallback={<FiltersGap />}>
            <HistoryFilters
              withMoved={newest.some((transaction) => kindOf(transaction) === 'moved')}
              filter={filter}
              onChoose={choose}
              count={newest.length}
              shown={shown.length}
            />
          </Suspense>
        </ErrorBoundaryPanel>
      )}
      {shown.length > 0 && (
        <DataTable
          caption={
            newest.length > limits.historyLength
              ? t('transactions.captionMany', { shown: newest.length })
              : t('transactions.caption')
          }
          columns={columnsOf(t)}
          rows={shown}
          rowKey={({ type, id }) => type + id}
          groupOf={({ updatedAt }) => dayOf(updatedAt, today, t)}
        />
      )}
      {newest.length === 0 && (
        <Suspense fallback={null}>
          <HistoryEmpty />
        </Suspense>
      )}
    </Rows>
  );
};
