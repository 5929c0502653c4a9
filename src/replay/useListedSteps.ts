import { useDeferredValue, useMemo, useState } from 'react';
import type { Step } from './readRecording';
import { stepInfos, type StepInfo } from './stepInfo';

const textOf = ({ action }: Step, { label }: StepInfo): string =>
  `${label} ${action.type} ${JSON.stringify(action['payload'] ?? '')}`.toLowerCase();

/** Which steps the list has: without the plumbing unless asked for, and with what is searched for. */
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
