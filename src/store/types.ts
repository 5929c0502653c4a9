import type {
  Action,
  Middleware,
  Store,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
  UnsubscribeListener,
} from '@reduxjs/toolkit';
import type { CallEnvironment } from '../api/baseQuery';
import type { ActionLog } from './actionLog';
import type { EarlyReducer, RootState } from './earlyReducer';

/** The extra argument of thunks. */
export interface StoreEnvironment extends CallEnvironment {
  actionLog: ActionLog;
  parts: StoreParts;
}

/** What can be added to a store after it was created. */
export interface StoreParts {
  reducer: EarlyReducer;
  addMiddleware: (middleware: Middleware) => void;
}

export type { RootState };
/** With the listener middleware's overload: dispatching `addListener` returns a function that removes the listener. */
export type AppDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  ThunkDispatch<RootState, StoreEnvironment, UnknownAction>;
export type AppStore = Omit<Store<RootState>, 'dispatch'> & { dispatch: AppDispatch };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreEnvironment, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, CallEnvironment>;
