import { createAction, createSlice } from '@reduxjs/toolkit';
import type { MoneyEvent } from '@portal/contract';

export interface MoneyEventsState {
  /** Whether the host tells by itself when money moves; else the pages that wait for money ask again and again. */
  streaming: boolean;
}

const initialState: MoneyEventsState = { streaming: false };

/** The stream of money events (PAY-9, decision 0036), as far as this tab can rely on it. */
const moneyEventsSlice = createSlice({
  name: 'moneyEvents',
  initialState,
  reducers: {
    streamOpened: () => ({ streaming: true }),
    streamLost: () => ({ streaming: false }),
  },
});

export const { streamOpened, streamLost } = moneyEventsSlice.actions;
export interface ReceivedMoneyEvent extends MoneyEvent {
  /** What was told of and no profile shows yet is refunds only. */
  refunded?: true;
}

/** Money of the signed-in player moved; what is true stands in the other calls. */
export const moneyEventReceived = createAction<ReceivedMoneyEvent>('moneyEvents/moneyEventReceived');
export const moneyEventsReducer = moneyEventsSlice.reducer;
