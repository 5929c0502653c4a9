import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IntentionOutcome, IntentionState } from '../../shared/intentionState';

/** GAME-8: a slice for the one thing of its kind that a player can have under way in this tab (store/intentions). */
export const intentionSlice = <Name extends string, Wish>(name: Name) =>
  createSlice({
    name,
    initialState: (): IntentionState<Wish> => ({ phase: 'idle' }),
    reducers: {
      submitted: (_, { payload }: PayloadAction<Wish>): IntentionState<Wish> => ({
        phase: 'submitting',
        wish: payload,
      }),
      /** No answer came: whether it happened is being looked up. */
      checkStarted: (_, { payload }: PayloadAction<Wish>): IntentionState<Wish> => ({
        phase: 'checking',
        wish: payload,
      }),
      settled: (_, { payload }: PayloadAction<IntentionOutcome<Wish>>): IntentionState<Wish> => payload,
      dismissed: (): IntentionState<Wish> => ({ phase: 'idle' }),
    },
  });

export type IntentionEvents<Wish> = ReturnType<typeof intentionSlice<string, Wish>>['actions'];
