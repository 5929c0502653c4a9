import { useTranslation } from 'react-i18next';
import { FilterChip, Filters } from './HistoryFilters.styles';
import type { HistoryFilter, TransactionKind } from './movement';
import './texts';
import { filteredStatuses } from './useHistoryFilter';

const shownKinds = ['topUp', 'spent', 'refund', 'recall'] as const satisfies readonly TransactionKind[];
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
      {filteredStatuses.map((status) =>
        chip(t(`transactions.${status}`), filter.status === status, {
          ...filter,
          status: filter.status === status ? null : status,
        }),
      )}
    </Filters>
  );
};
