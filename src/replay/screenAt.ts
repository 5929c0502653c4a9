import { enteredAt, type Moment } from './enteredAt';
import type { PortalSnapshot } from './timeTravel';

/**
 * The moment at an index as it can be shown. Before the first page was rendered there was no location; then it is that of the first
 * page, since that is what stood or was about to.
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
