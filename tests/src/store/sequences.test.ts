import { waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore, type MockStoreCreator } from 'redux-mock-store';
import { logOut } from '../../../src/app/logOut';
import { logIn } from '../../../src/features/login/logIn';
import { withExtraArgument } from 'redux-thunk';
import { portalApi } from '../../../src/api/portalApi';
import { historyApi } from '../../../src/api/endpoints/history';
import { profileApi } from '../../../src/api/endpoints/profile';
import { securityApi } from '../../../src/api/endpoints/security';
import { meApi } from '../../../src/api/endpoints/me';
import { createPortalListeners } from '../../../src/store/listeners';
import { createRootReducer } from '../../../src/store/rootReducer';
import type { AppDispatch, RootState } from '../../../src/store/types';
import { paths } from '@portal/contract';
import { answer, FAKE_HOST, refusal } from '../../support/handlers';
import { set, useFakeHost } from '../../support/fakeHost';

const host = useFakeHost();

/** The types call it deprecated, as Redux recommends to test states; here the sequence is the thing to prove. */
const createMockStore = legacy_configureStore as (
  middlewares: never[],
) => MockStoreCreator<RootState, AppDispatch>;

/** The portal's middleware on a store that only writes down what reaches it; its state follows the real reducer. */
function sequenceStore() {
  const listeners = createPortalListeners();
  const reduce = createRootReducer();
  const initial = reduce(undefined, { type: '@@INIT' });
  const thunk = withExtraArgument({ apiHost: FAKE_HOST });
  const create = createMockStore([listeners.middleware, thunk, portalApi.middleware] as never[]);
  const store = create((actions: UnknownAction[]) => actions.reduce(reduce, initial));
  const names = () =>
    (store.getActions() as UnknownAction[]).flatMap(({ type, meta }) => {
      if (/^api\/(config|internalSubscriptions)|^__rtkq/.test(type)) return [];
      const endpoint = (meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName;
      const [, , step = ''] = type.split('/');
      return [endpoint === undefined ? type : `${endpoint} ${step}`];
    });
  return { ...store, names };
}

describe('which actions follow each other', () => {
  it('LOGIN-4: a login: the call, the session, the profile anew', async () => {
    set(host, { me: null });
    const { dispatch, names } = sequenceStore();
    await dispatch(logIn({ username: 'demo', password: 'Demo@2026', remember: false }));
    expect(names()).toEqual([
      'login pending',
      'login fulfilled',
      'session/signedIn',
      'getMe pending',
      'getMe fulfilled',
    ]);
  });

  it('LOGIN-3: a refused login changes no session and asks for nothing', async () => {
    host.server.use(answer('post', paths.login, () => refusal(422, { errors: { username: ['Sai.'] } })));
    const { dispatch, names } = sequenceStore();
    await dispatch(logIn({ username: 'demo', password: 'x', remember: false }));
    expect(names()).toEqual(['login pending', 'login rejected']);
  });

  it('LAY-11: a logout: the call, then the cache goes, and nobody is signed in', async () => {
    const { dispatch, names } = sequenceStore();
    await dispatch(logOut());
    expect(names()).toEqual([
      'logout pending',
      'logout fulfilled',
      'session/signedOut',
      'api/resetApiState',
      'api/queries/cacheEntriesUpserted',
      'session/playerChanged',
    ]);
  });

  it('LAY-6: a 401: the session is over before the call that found out is', async () => {
    set(host, { me: null });
    const { dispatch, names } = sequenceStore();
    await dispatch(historyApi.endpoints.getHistory.initiate());
    expect(names().slice(0, 5)).toEqual([
      'getHistory pending',
      'session/sessionExpired',
      'api/resetApiState',
      'api/queries/cacheEntriesUpserted',
      'session/playerChanged',
    ]);
  });

  it('SEC-4: a step-up code is asked for, and nothing else happens', async () => {
    const { dispatch, names } = sequenceStore();
    await dispatch(securityApi.endpoints.sendSecurityCode.initiate({ action: 'confirm.phone_number' }));
    expect(names()).toEqual(['sendSecurityCode pending', 'sendSecurityCode fulfilled']);
  });

  it('ME-3: after a saved change the profile is asked for again', async () => {
    const { dispatch, names } = sequenceStore();
    await dispatch(meApi.endpoints.getMe.initiate());
    await dispatch(profileApi.endpoints.updateProfile.initiate({ firstName: 'Nam', lastName: 'Trần' }));
    await waitFor(() =>
      expect(names()).toEqual([
        'getMe pending',
        'getMe fulfilled',
        'updateProfile pending',
        'updateProfile fulfilled',
        'getMe pending',
        'getMe fulfilled',
      ]),
    );
  });
});
