import { sessionApi } from '../../../src/api/endpoints/session';
import { createActionLog } from '../../../src/store/actionLog';
import { configureStore } from '@reduxjs/toolkit';
import { createRootReducer } from '../../../src/store/rootReducer';
import { playerChanged } from '../../../src/store/slices/session';
import { valueCopied } from '../../../src/store/slices/copied';

function logged() {
  const log = createActionLog(() => 1_000);
  const store = configureStore({
    reducer: createRootReducer(),
    enhancers: (getDefault) => getDefault().concat(log.enhancer),
  });
  return { log, store };
}

it('keeps each action with the state before it, without bookkeeping actions', () => {
  const { log, store } = logged();
  const before = store.getState();
  store.dispatch(valueCopied('momo:content'));
  store.dispatch({ type: 'persist/REHYDRATE' });
  store.dispatch({ type: 'api/internalSubscriptions/subscriptionsUpdated', payload: [] });
  expect(log.entries()).toEqual([{ action: valueCopied('momo:content'), before, at: 1_000, length: 100 }]);
  expect(log.entries()[0]?.before).toBe(before);
});

it('keeps at most 200 actions, and fewer long ones', () => {
  const { log, store } = logged();
  for (let at = 0; at < 300; at += 1) store.dispatch({ type: 'short', at });
  expect(log.entries()).toHaveLength(200);
  expect(log.entries().at(-1)?.action).toEqual({ type: 'short', at: 299 });
  for (let at = 0; at < 20; at += 1) store.dispatch({ type: 'long', payload: { text: 'x'.repeat(10_000) } });
  expect(log.entries().length).toBeLessThan(9);
});

it('SAFE-12: keeps no submitted values, and nothing of the previous player', () => {
  const { log, store } = logged();
  store.dispatch({
    type: 'api/executeMutation/pending',
    meta: {
      arg: {
        type: 'mutation',
        endpointName: sessionApi.endpoints.login.name,
        originalArgs: { password: 'canary' },
      },
    },
  });
  expect(JSON.stringify(log.entries().map(({ action }) => action))).not.toContain('canary');
  store.dispatch(valueCopied('momo:content'));
  store.dispatch(playerChanged({ username: null }));
  expect(log.entries().map(({ action }) => action.type)).toEqual([playerChanged.type]);
  expect(log.entries()[0]?.before).toBe(store.getState());
});
