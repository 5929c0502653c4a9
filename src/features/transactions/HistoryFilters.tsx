import { useTranslation } from 'react-i18next';
import { limits } from '@portal/contract';
import { Text, VisuallyHidden } from '@portal/ui-kit';
import { StatusRegion } from '../../components/StatusRegion';
import { FilterChip, Filters } from './HistoryFilters.styles';
import type { HistoryFilter } from './historyView';
import './texts';
import './textsFilters';
import { filteredKinds, filteredStatuses } from './useHistoryFilter';

interface HistoryFiltersProps {
  /** Whether migrations get a filter: they are rare, and most hosts have none in the history. */
  withMoved: boolean;
  filter: HistoryFilter;
  onChoose: (filter: HistoryFilter) => void;
  /** How many lines there are, and how many of them the filter shows. */
  count: number;
  shown: number;
}

/** PLAY-7: the filters by kind and by state. */
export const HistoryFilters = ({ withMoved, filter, onChoose, count, shown }: HistoryFiltersProps) => {
  const { t } = useTranslation();
  const none = filter.kind === null && filter.status === null;
  const hasOlder = count > limits.historyLength;
  const chip = (label: string, pressed: boolean, next: HistoryFilter) => (
    <FilterChip key={label} type="button" aria-pressed={pressed} onClick={() => onChoose(next)}>
      {label}
    </FilterChip>
  );
  return (
    <>
      <Filters role="group" aria-label={t('historyFilter.filters')}>
        {chip(t('historyFilter.all'), none, { kind: null, status: null })}
        {filteredKinds
          .filter((kind) => kind !== 'moved' || withMoved || filter.kind === 'moved')
          .map((kind) =>
            chip(t(`historyFilter.kind.${kind}`), filter.kind === kind, {
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
      <StatusRegion>
        {shown === 0 ? (
          <Text>
            {hasOlder ? t('historyFilter.noneLoaded', { shown: count }) : t('historyFilter.noneOfThese')}
          </Text>
        ) : (
          // What the last press did, to those who do not see the rows.
          (!none || hasOlder) && <VisuallyHidden>{t('historyFilter.shown', { shown, count })}</VisuallyHidden>
        )}
      </StatusRegion>
    </>
  );
};
