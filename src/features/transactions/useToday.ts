import { useSyncExternalStore } from 'react';
import { startOfDay } from '../../lib/dates';
import { everyMinute } from '../../lib/everyMinute';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';

/** The start of the current day, in ms since 1970. Renders again after midnight, since pages stay open overnight. */
export function useToday(): number {
  const shownAgain = useSnapshotTime();
  const today = () => startOfDay(shownAgain ?? Date.now());
  return useSyncExternalStore(everyMinute, today, today);
}
