import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { meApi } from '../../../src/api/endpoints/me';
import { enterSession } from '../../../src/store/enterSession';
import { userFixture } from '../../fixtures/users';
import { deferred } from '../../support/deferred';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { answer } from '../../support/handlers';
import { createTestStore } from '../../support/testStore';

const host = useFakeHost();

it('LOGIN-4: a request that the host answered before the login does not count as its session', async () => {
  set(host, { me: null });
  const late = deferred();
  host.server.use(
    answer('get', paths.me, async () => {
      const { me } = host.state;
      if (me === null) await late.promise;
      return HttpResponse.json(me);
    }),
  );
  const store = createTestStore();
  const before = store.dispatch(meApi.endpoints.getMe.initiate());
  await waitFor(() => expect(callsOf(host)).toHaveLength(1));
  set(host, { me: userFixture() });
  const entered = store.dispatch(enterSession());
  late.resolve();
  expect(await entered).toBeNull();
  expect((await before).data).toBeNull();
  expect(store.getState().api.queries['getMe(undefined)']?.data).toMatchObject({ username: 'demo' });
});
