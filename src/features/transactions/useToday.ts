import { useSyncExternalStore } from 'react';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';

function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** The start of the current day, in ms since 1970. Renders again after midnight, since pages stay open overnight. */
export function useToday(): number {
  const shownAgain = useSnapshotTime();
  return useSyncExternalStore(shownAgain === undefined ? everyMinute : never, () =>
    dayOf(shownAgain ?? Date.now()),
  );
}
