import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ArrivalsState {
  /** Whole KP that came in and were not acknowledged yet; 0 for none. */
  credit: number;
}

const initialState: ArrivalsState = { credit: 0 };

/** PAY-9: KP that arrived while the player looked on (listeners/arrivals). */
const arrivalsSlice = createSlice({
  name: 'arrivals',
  initialState,
  reducers: {
    creditArrived: (state, { payload }: PayloadAction<number>) => {
      state.credit = payload;
    },
    arrivalSeen: (state) => {
      state.credit = 0;
    },
  },
});

export const { creditArrived, arrivalSeen } = arrivalsSlice.actions;
export const arrivalsReducer = arrivalsSlice.reducer;
