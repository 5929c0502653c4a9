import { useSearchParams } from 'react-router-dom';
import type { TransactionKind } from '@portal/contract';
import type { HistoryFilter } from './historyView';

/** The kinds and the states that have a filter. */
export const filteredKinds = [
  'topUp',
  'spent',
  'refund',
  'recall',
  'moved',
] as const satisfies readonly TransactionKind[];
export const filteredStatuses = ['pending', 'success', 'failed'] as const;

/** The filter from the address, which Back and a reload keep. */
export function useHistoryFilter(): [HistoryFilter, (filter: HistoryFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const kind = filteredKinds.find((known) => known === search.get('kind')) ?? null;
  const status = filteredStatuses.find((known) => known === search.get('status')) ?? null;
  const choose = (filter: HistoryFilter) =>
    setSearch(
      Object.entries(filter).flatMap(([name, value]: [string, string | null]) =>
        value === null ? [] : [[name, value] as [string, string]],
      ),
      { replace: true },
    );
  return [{ kind, status }, choose];
}
