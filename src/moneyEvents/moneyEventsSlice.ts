import { createAction, createSlice } from '@reduxjs/toolkit';
import type { MoneyEvent } from '@portal/contract';

/** How a stream opened. */
interface Opening {
  /** It started where the page's first answers end, so nothing that the portal shows can be out of date. */
  complete: true;
}

export interface MoneyEventsState {
  /** Whether money events are streamed to this tab. If not, the pages that wait for money poll. */
  streaming: boolean;
}

const initialState: MoneyEventsState = { streaming: false };

/** Whether this tab can rely on the stream of money events (PAY-9, decision 0036). */
const moneyEventsSlice = createSlice({
  name: 'moneyEvents',
  initialState,
  reducers: {
    streamOpened: {
      reducer: () => ({ streaming: true }),
      prepare: (opening?: Opening) => ({ payload: opening }),
    },
    streamLost: () => ({ streaming: false }),
  },
});

export const { streamOpened, streamLost } = moneyEventsSlice.actions;
export interface ReceivedMoneyEvent extends MoneyEvent {
  /** The money events since the last profile were refunds only. */
  refunded?: true;
}

/** Money of the signed-in player moved. The event is only a hint; the amounts come from the other calls. */
export const moneyEventReceived = createAction<ReceivedMoneyEvent>('moneyEvents/moneyEventReceived');
export const moneyEventsReducer = moneyEventsSlice.reducer;
