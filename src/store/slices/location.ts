import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The router's location; `state` is the state of the entry in the browser's history. */
export interface PortalLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** null until the first page is rendered. */
const initialState = null as PortalLocation | null;

/** A copy of the router's location (docs/decisions/0050). Screens read the router; replays read this. */
const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: (_, { payload }: PayloadAction<PortalLocation>) => payload,
  },
});

export const { locationChanged } = locationSlice.actions;
export const locationReducer = locationSlice.reducer;
