import { sumOf } from '@portal/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { moneyEventReceived, streamLost } from './moneyEventsSlice';
import { playerChanged } from '../store/slices/session';

/** KP that came in. */
export interface Arrival {
  /** Added to the credit. */
  credited: number;
  /** Used to repay debt (APP-5). */
  repaid: number;
  /** Debt that remains. */
  owed: number;
}

/** The sum of one or more arrivals. */
export interface Arrived extends Arrival {
  /** All of it was refunded. Known only while money events are streamed. */
  refunded?: true | undefined;
}

export interface ArrivalsState {
  /** KP that came in and that the player has not seen yet; null for none. */
  arrived: Arrived | null;
  /** The KP that paid for the code on /payment. That code is not shown again until the player asks for a new one (PLAY-2). */
  paid?: Arrived | undefined;
  /** The money events since the last profile were refunds only. */
  refunded?: true | undefined;
}

const initialState: ArrivalsState = { arrived: null };

/** PAY-9: KP that came in while the portal is open (dispatched by arrivalListeners.ts). */
const arrivalsSlice = createSlice({
  name: 'arrivals',
  initialState,
  reducers: {
    creditArrived: ({ arrived, refunded, paid }, { payload }: PayloadAction<Arrival>): ArrivalsState => ({
      paid,
      arrived: {
        credited: sumOf([arrived?.credited ?? 0, payload.credited]),
        repaid: sumOf([arrived?.repaid ?? 0, payload.repaid]),
        owed: payload.owed,
        refunded: (!arrived || arrived.refunded) && refunded,
      },
    }),
    arrivalSeen: ({ paid }): ArrivalsState => ({ arrived: null, paid }),
    /** The KP came in while /payment waited for them. The page shows them instead of the code. */
    codePaid: ({ arrived }): ArrivalsState => ({ arrived: null, paid: arrived ?? undefined }),
    /** The profile has been fetched since the last refund, so that it does not explain what comes in later. */
    eventsSettled: ({ arrived, paid }): ArrivalsState => ({ arrived, paid }),
    newCodeAsked: ({ arrived, refunded }): ArrivalsState => ({ arrived, refunded }),
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

export const { creditArrived, arrivalSeen, codePaid, eventsSettled, newCodeAsked } = arrivalsSlice.actions;
export const arrivalsReducer = arrivalsSlice.reducer;
