import { useDeferredValue, useMemo, useState } from 'react';
import type { Step } from './readRecording';
import { stepInfos, type StepInfo } from './stepInfo';

const textOf = ({ action }: Step, { label }: StepInfo): string =>
  `${label} ${action.type} ${JSON.stringify(action['payload'] ?? '')}`.toLowerCase();

/** The steps that the list shows: those that match the search, without RTK Query's bookkeeping unless it is switched on. */
export function useListedSteps(steps: readonly Step[]) {
  const [search, setSearch] = useState('');
  const [showsPlumbing, setShowsPlumbing] = useState(false);
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const infos = useMemo(() => stepInfos(steps), [steps]);
  const listed = useMemo(
    () =>
      [...infos.entries()].flatMap(([index, info]) => {
        if (info.isPlumbing && !showsPlumbing) return [];
        const step = steps[index];
        return wanted === '' || (step && textOf(step, info).includes(wanted)) ? [index] : [];
      }),
    [steps, infos, showsPlumbing, wanted],
  );
  return { infos, listed, search, setSearch, showsPlumbing, setShowsPlumbing };
}
