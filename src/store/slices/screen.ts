import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from './location';
import { playerChanged } from './session';

export interface ScreenState {
  /** Whether the drawer with the sidebar is open, on a phone (LAY-3). */
  drawerOpen: boolean;
  /** The current page has asked to verify the phone, so it also confirms the verification (ME-2). */
  phoneWasUnverified: boolean;
}

const initialState: ScreenState = { drawerOpen: false, phoneWasUnverified: false };

/** UI state that does not outlive the page. */
const screenSlice = createSlice({
  name: 'screen',
  initialState,
  reducers: {
    drawerToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.drawerOpen = payload;
    },
    unverifiedPhoneSeen: (state) => {
      state.phoneWasUnverified = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state, { payload: { pathname } }) => {
        state.drawerOpen = false;
        if (pathname !== '/') state.phoneWasUnverified = false;
      })
      .addCase(playerChanged, () => initialState);
  },
});

export const { drawerToggled, unverifiedPhoneSeen } = screenSlice.actions;
export const screenReducer = screenSlice.reducer;
