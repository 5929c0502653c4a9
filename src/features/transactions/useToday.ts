import { useSyncExternalStore } from 'react';
import { startOfDay } from '../../lib/dates';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';

function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

/** The start of the current day, in ms since 1970. Renders again after midnight, since pages stay open overnight. */
export function useToday(): number {
  const shownAgain = useSnapshotTime();
  const today = () => startOfDay(shownAgain ?? Date.now());
  return useSyncExternalStore(everyMinute, today, today);
}
