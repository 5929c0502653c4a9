import { waitFor } from '@testing-library/react';
import { logOut } from '../../src/app/logOut';
import { logIn } from '../../src/features/login/logIn';
import { historyApi } from '../../src/api/endpoints/history';
import { profileApi } from '../../src/api/endpoints/profile';
import { securityApi } from '../../src/api/endpoints/security';
import { meApi } from '../../src/api/endpoints/me';
import { paths } from '@portal/contract';
import { answer, refusal } from '../support/handlers';
import { set, useFakeHost } from '../support/fakeHost';
import { createRecordedStore } from '../support/recordedStore';

const host = useFakeHost();

describe('the order of actions', () => {
  it('LOGIN-4: a login dispatches the call, then the session, then refetches the profile', async () => {
    set(host, { me: null });
    const { store, names } = createRecordedStore();
    await store.dispatch(logIn({ username: 'demo', password: 'Demo@2026', remember: false }));
    expect(names()).toEqual([
      'login pending',
      'login fulfilled',
      'session/signedIn',
      'getMe pending',
      'getMe fulfilled',
    ]);
  });

  it('LOGIN-3: a refused login changes no session and makes no further call', async () => {
    host.server.use(answer('post', paths.login, () => refusal(422, { errors: { username: ['Sai.'] } })));
    const { store, names } = createRecordedStore();
    await store.dispatch(logIn({ username: 'demo', password: 'x', remember: false }));
    expect(names()).toEqual(['login pending', 'login rejected']);
  });

  it('LAY-11: a logout dispatches the call, then clears the cache and the player', async () => {
    const { store, names } = createRecordedStore();
    await store.dispatch(logOut());
    expect(names()).toEqual([
      'logout pending',
      'logout fulfilled',
      'session/signedOut',
      'api/resetApiState',
      'api/queries/cacheEntriesUpserted',
      'session/playerChanged',
    ]);
  });

  it('LAY-6: a 401 ends the session before the call itself is rejected', async () => {
    set(host, { me: null });
    const { store, names } = createRecordedStore();
    await store.dispatch(historyApi.endpoints.getHistory.initiate());
    expect(names().slice(0, 5)).toEqual([
      'getHistory pending',
      'session/sessionExpired',
      'api/resetApiState',
      'api/queries/cacheEntriesUpserted',
      'session/playerChanged',
    ]);
  });

  it('SEC-4: a request for a security code dispatches nothing else', async () => {
    const { store, names } = createRecordedStore();
    await store.dispatch(securityApi.endpoints.sendSecurityCode.initiate({ action: 'confirm.phone_number' }));
    expect(names()).toEqual(['sendSecurityCode pending', 'sendSecurityCode fulfilled']);
  });

  it('ME-3: a saved change refetches the profile', async () => {
    const { store, names } = createRecordedStore();
    await store.dispatch(meApi.endpoints.getMe.initiate());
    await store.dispatch(profileApi.endpoints.updateProfile.initiate({ firstName: 'Nam', lastName: 'Trần' }));
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
