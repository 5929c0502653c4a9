import { sumOf } from '@portal/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { moneyEventReceived, streamLost } from './moneyEventsSlice';
import { playerChanged } from '../store/slices/session';

/** KP that came in. */
export interface Arrival {
  /** What was put to the balance. */
  credited: number;
  /** What repaid debt (APP-5). */
  repaid: number;
  /** What is owed still. */
  owed: number;
}

/** One or several of them, as one sum. */
export interface Arrived extends Arrival {
  /** All of it is refunds; only known where the host streams. */
  refunded?: true | undefined;
}

export interface ArrivalsState {
  /** What came in and was not acknowledged yet; null for nothing. */
  arrived: Arrived | null;
  /** What the host told of, and no profile shows yet, is refunds only. */
  refunded?: true | undefined;
}

const initialState: ArrivalsState = { arrived: null };

/** PAY-9: KP that arrived while the player looked on (listeners/arrivals). */
const arrivalsSlice = createSlice({
  name: 'arrivals',
  initialState,
  reducers: {
    creditArrived: ({ arrived, refunded }, { payload }: PayloadAction<Arrival>): ArrivalsState => ({
      arrived: {
        credited: sumOf([arrived?.credited ?? 0, payload.credited]),
        repaid: sumOf([arrived?.repaid ?? 0, payload.repaid]),
        owed: payload.owed,
        refunded: (!arrived || arrived.refunded) && refunded,
      },
    }),
    arrivalSeen: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(playerChanged, () => initialState)
      .addCase(moneyEventReceived, (state, { payload }) => {
        state.refunded = payload.refunded;
      })
      .addCase(streamLost, (state) => {
        state.refunded = undefined;
      });
  },
});

export const { creditArrived, arrivalSeen } = arrivalsSlice.actions;
export const arrivalsReducer = arrivalsSlice.reducer;
