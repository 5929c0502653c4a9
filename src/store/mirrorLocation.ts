import type { AppThunk } from './types';
import { locationChanged, type PortalLocation } from './slices/location';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Copies the router's location into the store, once for each change (docs/decisions/0050). */
export const mirrorLocation =
  ({ pathname, search, hash, state = null }: PortalLocation): AppThunk =>
  (dispatch, getState) => {
    const location = { pathname, search, hash, state };
    if (!isEqual(getState().location, location)) dispatch(locationChanged(location));
  };
