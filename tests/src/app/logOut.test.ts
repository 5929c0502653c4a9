import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { logOut } from '../../../src/app/logOut';
import { signedOut } from '../../../src/store/slices/session';
import { userFixture } from '../../fixtures/users';
import { actionNames } from '../../support/actionNames';
import { useFakeHost } from '../../support/fakeHost';
import { answer } from '../../support/handlers';
import { createApiMockStore, meIs, stateAfter } from '../../support/mockStore';

const host = useFakeHost();
const signedInStore = () => createApiMockStore(stateAfter(meIs(userFixture())));

describe('LAY-11: logging out', () => {
  it.each([
    ['/login', '/login'],
    ['/recovery', '/recovery'],
    ['https://elsewhere.example/', '/'],
  ])('to %s: makes the call, then ends the session and leaves for %s', async (asked, to) => {
    const store = signedInStore();
    await store.dispatch(logOut(asked));
    expect(actionNames(store.getActions())).toEqual(['logout pending', 'logout fulfilled', signedOut.type]);
    expect(store.getActions().at(-1)).toEqual(signedOut({ to }));
  });

  it('keeps the player signed in if the call failed', async () => {
    host.server.use(answer('post', paths.logout, () => HttpResponse.error()));
    const store = signedInStore();
    await store.dispatch(logOut());
    expect(actionNames(store.getActions())).toEqual(['logout pending', 'logout rejected']);
  });
});
