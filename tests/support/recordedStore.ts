import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { actionNames } from './actionNames';
import { createTestStore } from './testStore';

/** The portal's store, and the types of all actions that reached its reducers. */
export function createRecordedStore() {
  const actions: UnknownAction[] = [];
  const record: StoreEnhancer = (create) => (reducer, preloaded) => {
    const store = create(reducer, preloaded);
    const dispatch: typeof store.dispatch = (action) => {
      actions.push(action);
      return store.dispatch(action);
    };
    return { ...store, dispatch };
  };
  const store = createTestStore({ devTools: record });
  actions.length = 0;
  return { store, names: () => actionNames(actions) };
}
