import { waitFor } from '@testing-library/react';
import { paths } from '@portal/contract';
import { HttpResponse } from 'msw';
import { historyApi } from '../../../src/api/endpoints/history';
import { meApi } from '../../../src/api/endpoints/me';
import { addApi } from '../../../src/store/createStore';
import { persistChoices } from '../../../src/store/persistence';
import { selectUser } from '../../../src/store/selectors';
import { colourModeChosen } from '../../../src/store/slices/colourMode';
import { signInProofAsked } from '../../../src/store/slices/signIn';
import { userFixture } from '../../fixtures/users';
import { createEarlyTestStore } from '../../support/earlyStore';
import { useFakeHost } from '../../support/fakeHost';
import { answer } from '../../support/handlers';
import { createTestStore } from '../../support/renderPortal';

const host = useFakeHost();

describe('the API, added to the store of a public page', () => {
  it('completes the state, and keeps what was in it', () => {
    const store = createEarlyTestStore();
    expect(Object.keys(store.getState())).toHaveLength(8);
    store.dispatch(signInProofAsked({ step: 'totpCode', notice: null }));
    const before = store.getState().signIn;
    addApi(store);
    expect(Object.keys(store.getState()).sort()).toEqual(Object.keys(createTestStore().getState()).sort());
    expect(store.getState().signIn).toBe(before);
  });

  it('makes the first call at once', async () => {
    const store = createEarlyTestStore();
    addApi(store);
    await store.dispatch(meApi.endpoints.getMe.initiate());
    expect(selectUser(store.getState())).toEqual(userFixture());
  });

  it('LAY-6: brings the listeners, so that a 401 ends the session', async () => {
    const store = createEarlyTestStore();
    addApi(store);
    await store.dispatch(meApi.endpoints.getMe.initiate());
    host.server.use(answer('get', paths.transactionHistory, () => new HttpResponse('{}', { status: 401 })));
    await store.dispatch(historyApi.endpoints.getHistory.initiate());
    expect(selectUser(store.getState())).toBeNull();
    expect(store.getState().session.expired).toBe(true);
  });

  it.each(['before', 'after'])('keeps the choices persisted %s it', async (when) => {
    const store = createEarlyTestStore();
    if (when === 'after') addApi(store);
    const persistor = persistChoices(store);
    if (when === 'before') addApi(store);
    await waitFor(() => expect(store.getState().colourMode).toHaveProperty('_persist.rehydrated', true));
    store.dispatch(colourModeChosen('light'));
    await waitFor(() => expect(window.localStorage.getItem('mode')).toBe('light'));
    expect(store.getState().api.queries).toEqual({});
    persistor.pause();
  });
});
