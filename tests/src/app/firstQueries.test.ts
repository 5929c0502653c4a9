import { paths } from '@portal/contract';
import { firstAnswersOf } from '../../../src/api/firstAnswers';
import { historyApi } from '../../../src/api/endpoints/history';
import { meApi } from '../../../src/api/endpoints/me';
import { prepareFirstRender, queriesAt, queryPaths } from '../../../src/app/firstQueries';
import { preloadPath } from '../../../src/app/preloadPath';
import { addressOf, flatten, routes } from '../../../src/app/routes';
import { createStore } from '../../../src/store/createStore';
import { paymentMethodsFixture } from '../../fixtures/paymentMethods';
import { rechargeConfigFixture } from '../../fixtures/recharge';
import { payFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { accountZoneFixture, zonesFixture } from '../../fixtures/zones';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';

const HOST = 'http://localhost';
const host = useFakeHost();

const json: Record<string, unknown> = {
  [paths.me]: userFixture(),
  [paths.transactionHistory]: [payFixture()],
  [paths.paymentMethods]: paymentMethodsFixture(),
  [paths.rechargeGame]: rechargeConfigFixture(),
  [paths.zones]: zonesFixture(),
  [paths.accountZones]: [accountZoneFixture()],
  [paths.giftCodes]: [],
  [paths.codeRedemptions]: [],
  [paths.secondFactor]: { enabledAt: null, codesLeft: 0 },
  [paths.loginApproval]: { enabled: false },
};

const addresses = [...new Set(flatten(routes.signedIn).flatMap((row) => addressOf(row) ?? []))];

it.each(addresses)('%s: reads the embedded responses as those of calls, and calls nothing', async (path) => {
  const store = createStore({
    apiHost: HOST,
    firstAnswers: firstAnswersOf(json, () => 0),
    devTools: false,
  });
  await store.dispatch(meApi.endpoints.getMe.initiate());
  await preloadPath(path);
  await prepareFirstRender(
    store.dispatch,
    path,
    firstAnswersOf(json, () => 0),
  );
  const { queries } = store.getState().api;
  const known = Object.values(queries).map((entry) => [entry?.endpointName, entry?.status]);
  const expected = ['getMe', ...queriesAt(path)].map((name) => [name, 'fulfilled']);
  expect(known.sort()).toEqual(expected.sort());
  expect(callsOf(host)).toEqual([]);
});

it('calls the host for data that is not embedded, and for every refetch', async () => {
  const answers = firstAnswersOf({ [paths.transactionHistory]: [] }, () => 0);
  const store = createStore({ apiHost: HOST, firstAnswers: answers, devTools: false });
  await prepareFirstRender(store.dispatch, '/transactions', answers);
  expect(callsOf(host)).toEqual([]);
  await store.dispatch(meApi.endpoints.getMe.initiate());
  const again = { forceRefetch: true } as const;
  await store.dispatch(historyApi.endpoints.getHistory.initiate(undefined, again));
  expect(callsOf(host)).toEqual(['GET /api/me', `GET ${queryPaths.getHistory}`]);
});

it('reports an unreadable embedded response as an error of its call', async () => {
  set(host, {});
  const answers = firstAnswersOf({ [paths.transactionHistory]: 'x' }, () => 0);
  const store = createStore({ apiHost: HOST, firstAnswers: answers, devTools: false });
  await prepareFirstRender(store.dispatch, '/transactions', answers);
  expect(historyApi.endpoints.getHistory.select()(store.getState())).toMatchObject({
    status: 'rejected',
    error: { kind: 'html' },
  });
});
