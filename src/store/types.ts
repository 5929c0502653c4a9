import type {
  Action,
  Store,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
  UnsubscribeListener,
} from '@reduxjs/toolkit';
import type { CallEnvironment } from '../api/baseQuery';
import type { createRootReducer } from './rootReducer';

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
/** The listener middleware's overload comes first: dispatching `addListener` returns how to remove it. */
export type AppDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  ThunkDispatch<RootState, CallEnvironment, UnknownAction>;
export type AppStore = Omit<Store<RootState>, 'dispatch'> & { dispatch: AppDispatch };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, CallEnvironment, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, CallEnvironment>;
