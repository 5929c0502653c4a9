import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { KeptQuery } from '../../lib/lastReadStorage';
import { playerChanged } from './session';

/** The queries whose last data are stored on the device and shown when the host does not answer. */
export const keptQueries: readonly KeptQuery[] = ['getMe', 'getHistory'];

/** By endpoint: when the host sent the stored data that are shown now, in ms since 1970. */
export type LastReadState = Partial<Record<KeptQuery, number>>;

const initialState: LastReadState = {};

const QUERY_FULFILLED = 'api/executeQuery/fulfilled';

const isAnswer = (
  action: UnknownAction,
): action is UnknownAction & { meta: { arg: { endpointName: string } } } => action.type === QUERY_FULFILLED;

/** PLAY-11: stored data are put into the API's cache like an answer; this slice records that they are not one, and their age. */
const lastReadSlice = createSlice({
  name: 'lastRead',
  initialState,
  reducers: {
    lastReadShown: (state, { payload }: PayloadAction<{ query: KeptQuery; at: number }>) => {
      state[payload.query] = payload.at;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(playerChanged, () => initialState)
      .addMatcher(isAnswer, (state, { meta }) => {
        const { endpointName } = meta.arg;
        return Object.fromEntries(Object.entries(state).filter(([query]) => query !== endpointName));
      });
  },
});

export const { lastReadShown } = lastReadSlice.actions;
export const lastReadReducer = lastReadSlice.reducer;
