import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { KeptQuery } from '../../lib/lastReadStorage';
import { playerChanged } from './session';

/** What is kept of a player and shown in place of an answer that could not be had. */
export const keptQueries: readonly KeptQuery[] = ['getMe', 'getHistory'];

/** When the host gave what is shown in place of an answer that could not be had, by endpoint, in ms since 1970. */
export type LastReadState = Partial<Record<KeptQuery, number>>;

const initialState: LastReadState = {};

const QUERY_FULFILLED = 'api/executeQuery/fulfilled';

const isAnswer = (
  action: UnknownAction,
): action is UnknownAction & { meta: { arg: { endpointName: string } } } => action.type === QUERY_FULFILLED;

/** PLAY-11: what was read last stands in the API's cache like an answer; this slice tells that it is none, and how old it is. */
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
