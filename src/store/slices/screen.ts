import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from './location';

export interface ScreenState {
  /** The phone's drawer with the sidebar (LAY-3). */
  drawerOpen: boolean;
  /** The page that is on the screen has asked to verify the phone: it also says when that is done (ME-2). */
  phoneWasUnverified: boolean;
}

const initialState: ScreenState = { drawerOpen: false, phoneWasUnverified: false };

/** What the player sees of the screen itself; gone with the page. */
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
    builder.addCase(locationChanged, (state, { payload: { pathname } }) => {
      state.drawerOpen = false;
      if (pathname !== '/') state.phoneWasUnverified = false;
    });
  },
});

export const { drawerToggled, unverifiedPhoneSeen } = screenSlice.actions;
export const screenReducer = screenSlice.reducer;
