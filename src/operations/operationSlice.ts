import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged, signedIn } from '../store/slices/session';
import type { OperationOutcome, OperationState } from './operationState';

/** Creates the slice of one kind of operation; a player has at most one of each kind under way in a tab (GAME-8). */
export const createOperationSlice = <Name extends string, Payload>(name: Name) => {
  const idle = (): OperationState<Payload> => ({ phase: 'idle' });
  return createSlice({
    name,
    initialState: idle,
    reducers: {
      submitted: (_, { payload }: PayloadAction<Payload>): OperationState<Payload> => ({
        phase: 'submitting',
        payload,
      }),
      /** No response arrived, so the host's data are searched for the operation's effect. */
      checkStarted: (_, { payload }: PayloadAction<Payload>): OperationState<Payload> => ({
        phase: 'checking',
        payload,
      }),
      settled: (_, { payload }: PayloadAction<OperationOutcome<Payload>>): OperationState<Payload> => payload,
      dismissed: idle,
    },
    extraReducers: (builder) => {
      builder.addCase(playerChanged, idle);
      // A login in another tab may be the same player's, whose operation goes on.
      builder.addCase(signedIn, (state, { payload }) => (payload.elsewhere ? state : idle()));
    },
  });
};

export type OperationActions<Payload> = ReturnType<typeof createOperationSlice<string, Payload>>['actions'];
