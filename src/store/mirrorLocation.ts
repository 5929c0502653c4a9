import type { AppThunk } from './types';
import { locationChanged, type PortalLocation } from './slices/location';

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writes down where the player is, once for each change (docs/decisions/0050). */
export const mirrorLocation =
  ({ pathname, search, hash, state = null }: PortalLocation): AppThunk =>
  (dispatch, getState) => {
    const location = { pathname, search, hash, state };
    if (!sameValue(getState().location, location)) dispatch(locationChanged(location));
  };
