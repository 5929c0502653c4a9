import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the player is, as the router says it; `state` is what the entry of the browser's history carries. */
export interface PortalLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** null until the first page is shown. */
const initialState = null as PortalLocation | null;

/** The router's location, mirrored (docs/decisions/0050): screens follow the router, replays follow this. */
const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: (_, { payload }: PayloadAction<PortalLocation>) => payload,
  },
});

export const { locationChanged } = locationSlice.actions;
export const locationReducer = locationSlice.reducer;
