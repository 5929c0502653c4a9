import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired } from '../../api/sessionExpired';
import { signedOut } from './session';

/** Whole KP that came in. */
export interface Arrival {
  /** What was put to the balance. */
  credited: number;
  /** What repaid debt (APP-5). */
  repaid: number;
  /** What is owed still. */
  owed: number;
}

export interface ArrivalsState {
  /** What came in and was not acknowledged yet, as one sum; null for nothing. */
  arrived: Arrival | null;
}

const initialState: ArrivalsState = { arrived: null };

/** PAY-9: KP that arrived while the player looked on (listeners/arrivals). */
const arrivalsSlice = createSlice({
  name: 'arrivals',
  initialState,
  reducers: {
    creditArrived: (state, { payload }: PayloadAction<Arrival>) => {
      const before = state.arrived ?? { credited: 0, repaid: 0 };
      state.arrived = {
        credited: before.credited + payload.credited,
        repaid: before.repaid + payload.repaid,
        owed: payload.owed,
      };
    },
    arrivalSeen: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, () => initialState).addCase(signedOut, () => initialState);
  },
});

export const { creditArrived, arrivalSeen } = arrivalsSlice.actions;
export const arrivalsReducer = arrivalsSlice.reducer;
