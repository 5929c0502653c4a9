import { createAction, createSlice } from '@reduxjs/toolkit';
import type { MoneyEvent } from '@portal/contract';

export interface LiveState {
  /** Whether the host tells by itself when money moves; else the pages that wait for money ask again and again. */
  streaming: boolean;
}

const initialState: LiveState = { streaming: false };

/** The stream of money events (PAY-9, decision 0036), as far as this tab can rely on it. */
const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    streamOpened: () => ({ streaming: true }),
    streamLost: () => ({ streaming: false }),
  },
});

export const { streamOpened, streamLost } = liveSlice.actions;
export interface MoneyMoved extends MoneyEvent {
  /** What was told of and no profile shows yet is refunds only. */
  refunded?: true;
}

/** Money of the signed-in player moved; what is true stands in the other calls. */
export const moneyMoved = createAction<MoneyMoved>('live/moneyMoved');
export const liveReducer = liveSlice.reducer;
