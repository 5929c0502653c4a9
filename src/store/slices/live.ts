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
/** Money of the signed-in player moved; what is true stands in the other calls. */
export const moneyMoved = createAction<MoneyEvent>('live/moneyMoved');
export const liveReducer = liveSlice.reducer;
