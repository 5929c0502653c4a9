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

describe('which actions follow each other', () => {
  it('LOGIN-4: a login: the call, the session, the profile anew', async () => {
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

  it('LOGIN-3: a refused login changes no session and asks for nothing', async () => {
    host.server.use(answer('post', paths.login, () => refusal(422, { errors: { username: ['Sai.'] } })));
    const { store, names } = createRecordedStore();
    await store.dispatch(logIn({ username: 'demo', password: 'x', remember: false }));
    expect(names()).toEqual(['login pending', 'login rejected']);
  });

  it('LAY-11: a logout: the call, then the cache goes, and nobody is signed in', async () => {
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

  it('LAY-6: a 401: the session is over before the call that found out is', async () => {
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

  it('SEC-4: a step-up code is asked for, and nothing else happens', async () => {
    const { store, names } = createRecordedStore();
    await store.dispatch(securityApi.endpoints.sendSecurityCode.initiate({ action: 'confirm.phone_number' }));
    expect(names()).toEqual(['sendSecurityCode pending', 'sendSecurityCode fulfilled']);
  });

  it('ME-3: after a saved change the profile is asked for again', async () => {
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
