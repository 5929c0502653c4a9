import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FilterChip, Filters } from './History.styles';
import { transactionKinds, type HistoryFilter, type TransactionKind } from './movement';
import './texts';

const shownKinds = ['topUp', 'spent', 'refund', 'recall'] as const satisfies readonly TransactionKind[];
const statuses = ['pending', 'failed'] as const;

/** The filter of the address, which Back and a reload keep. */
export function useHistoryFilter(): [HistoryFilter, (filter: HistoryFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const kind = transactionKinds.find((known) => known === search.get('kind')) ?? null;
  const status = statuses.find((known) => known === search.get('status')) ?? null;
  const choose = (filter: HistoryFilter) =>
    setSearch(
      Object.entries(filter).flatMap(([name, value]: [string, string | null]) =>
        value === null ? [] : [[name, value] as [string, string]],
      ),
      { replace: true },
    );
  return [{ kind, status }, choose];
}

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChoose: (filter: HistoryFilter) => void;
}

/** PLAY-7: which kinds and states are shown. */
export const HistoryFilters = ({ filter, onChoose }: HistoryFiltersProps) => {
  const { t } = useTranslation();
  const none = filter.kind === null && filter.status === null;
  const chip = (label: string, pressed: boolean, next: HistoryFilter) => (
    <FilterChip key={label} type="button" aria-pressed={pressed} onClick={() => onChoose(next)}>
      {label}
    </FilterChip>
  );
  return (
    <Filters role="group" aria-label={t('transactions.filters')}>
      {chip(t('transactions.all'), none, { kind: null, status: null })}
      {shownKinds.map((kind) =>
        chip(t(`transactions.kind.${kind}`), filter.kind === kind, {
          ...filter,
          kind: filter.kind === kind ? null : kind,
        }),
      )}
      {statuses.map((status) =>
        chip(t(`transactions.${status}`), filter.status === status, {
          ...filter,
          status: filter.status === status ? null : status,
        }),
      )}
    </Filters>
  );
};
