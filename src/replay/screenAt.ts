import { enteredAt, type LoggedSnapshot } from './enteredAt';
import type { PortalSnapshot } from './timeTravel';

/**
 * The snapshot at an index in a form that can be shown. A snapshot before the first page was rendered has no location; it gets that of
 * the first page, which was about to be shown.
 */
export function screenAt(snapshots: readonly LoggedSnapshot[], index: number): PortalSnapshot | undefined {
  const snapshot = snapshots[index];
  if (!snapshot) return undefined;
  const entered = enteredAt(snapshots, index);
  if (entered) return { ...snapshot, entered };
  if (snapshot.state.location) return snapshot;
  const { location = null } = snapshots.slice(index).find(({ state }) => state.location)?.state ?? {};
  return location ? { ...snapshot, state: { ...snapshot.state, location } } : snapshot;
}

/** The index of the first snapshot with a page; 0 if there is none. */
export const firstScreen = (snapshots: readonly PortalSnapshot[]): number =>
  Math.max(
    0,
    snapshots.findIndex(({ state }) => state.location),
  );
