import { meApi } from '../../../src/api/endpoints/me';
import { selectUser } from '../../../src/store/selectors';
import { userFixture } from '../../fixtures/users';
import { createEarlyTestStore } from '../../support/earlyStore';
import { set, useFakeHost } from '../../support/fakeHost';
import { createTestStore } from '../../support/renderPortal';

const host = useFakeHost();

it('finds the player where RTK Query keeps the answer of getMe', async () => {
  const store = createTestStore();
  expect(selectUser(store.getState())).toBeNull();
  await store.dispatch(meApi.endpoints.getMe.initiate());
  expect(selectUser(store.getState())).toEqual(userFixture());
  expect(selectUser(store.getState())).toBe(meApi.endpoints.getMe.select()(store.getState()).data);
});

it('finds nobody after a 401, and none in a store without the API', async () => {
  set(host, { me: null });
  const store = createTestStore();
  await store.dispatch(meApi.endpoints.getMe.initiate());
  expect(selectUser(store.getState())).toBeNull();
  expect(selectUser(createEarlyTestStore().getState())).toBeNull();
});
