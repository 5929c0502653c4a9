import type { Reducer } from '@reduxjs/toolkit';
import { apiReducers } from './apiSlices';
import { createFirstReducer, type FirstReducer, type RootState } from './firstReducer';

/** Adds the slices that exist only together with the API. */
export function injectApiSlices(reducer: FirstReducer): void {
  for (const [reducerPath, slice] of Object.entries(apiReducers))
    reducer.inject({ reducerPath, reducer: slice as Reducer });
}

/** The reducer of the complete state (architecture §3). A function, because persisted reducers are injected into that of one store. */
export function createRootReducer(): Reducer<RootState> {
  const reducer = createFirstReducer();
  injectApiSlices(reducer);
  return reducer as unknown as Reducer<RootState>;
}
