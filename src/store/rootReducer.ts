import type { Reducer } from '@reduxjs/toolkit';
import { apiReducers } from './apiSlices';
import { createEarlyReducer, type EarlyReducer, type RootState } from './earlyReducer';

/** Adds the slices that exist only together with the API. */
export function injectApiSlices(reducer: EarlyReducer): void {
  for (const [reducerPath, slice] of Object.entries(apiReducers))
    reducer.inject({ reducerPath, reducer: slice as Reducer });
}

/** The reducer of the complete state (architecture §3). A function, because persisted reducers are injected into that of one store. */
export function createRootReducer(): Reducer<RootState> {
  const reducer = createEarlyReducer();
  injectApiSlices(reducer);
  return reducer as unknown as Reducer<RootState>;
}
