import { enteredAt, type Moment } from './enteredAt';
import type { PortalSnapshot } from './timeTravel';

/**
 * The moment at an index in a form that can be shown. A moment before the first page was rendered has no location; it gets that of
 * the first page, which was about to be shown.
 */
export function screenAt(moments: readonly Moment[], index: number): PortalSnapshot | undefined {
  const moment = moments[index];
  if (!moment) return undefined;
  const entered = enteredAt(moments, index);
  if (entered) return { ...moment, entered };
  if (moment.state.location) return moment;
  const { location = null } = moments.slice(index).find(({ state }) => state.location)?.state ?? {};
  return location ? { ...moment, state: { ...moment.state, location } } : moment;
}

/** The index of the first moment with a page; 0 if there is none. */
export const firstScreen = (moments: readonly PortalSnapshot[]): number =>
  Math.max(
    0,
    moments.findIndex(({ state }) => state.location),
  );
