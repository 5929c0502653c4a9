import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { paths } from '@portal/contract';
import { historyApi } from '../../../src/api/endpoints/history';
import { meApi } from '../../../src/api/endpoints/me';
import { sessionExpired } from '../../../src/api/sessionExpired';
import { keepLastRead } from '../../../src/store/keepLastRead';
import { signedOut } from '../../../src/store/slices/session';
import { topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { answering, broken } from '../../support/answers';
import { answer } from '../../support/handlers';
import { createTestStore } from '../../support/renderPortal';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const controlled = (controller: object | null) => {
  const value = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
};
const signIn = () => void (document.cookie = 'XSRF-TOKEN=x');

const keptKeys = () =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith('last-read-'))
    .sort();

beforeEach(() => {
  controlled({});
  signIn();
});
afterEach(() => {
  server.resetHandlers();
  window.localStorage.clear();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const online = (username = 'demo') =>
  server.use(
    answer('get', paths.me, () => HttpResponse.json(userFixture({ username }))),
    answer('get', paths.transactionHistory, () => HttpResponse.json([topUpFixture({ id: '7' })])),
  );
const offline = () => server.use(broken(paths.me), broken(paths.transactionHistory));

/** A newly opened page of the portal that has requested the profile and the history. */
async function opened() {
  const store = createTestStore();
  const stop = keepLastRead(store);
  await store.dispatch(meApi.endpoints.getMe.initiate());
  await store.dispatch(historyApi.endpoints.getHistory.initiate());
  const shown = () => ({
    user: meApi.endpoints.getMe.select()(store.getState()).data?.username,
    rows: historyApi.endpoints.getHistory
      .select()(store.getState())
      .data?.map(({ id }) => id),
    ages: store.getState().lastRead,
  });
  return { store, stop, shown };
}

describe('PLAY-11: the last read data', () => {
  it('is shown with its age in a page opened offline, and without it after a response', async () => {
    online();
    const before = Date.now();
    expect((await opened()).shown()).toEqual({ user: 'demo', rows: ['7'], ages: {} });
    offline();
    const page = await opened();
    const { user, rows, ages } = page.shown();
    expect([user, rows]).toEqual(['demo', ['7']]);
    for (const at of [ages.getMe, ages.getHistory]) {
      expect(at).toBeGreaterThanOrEqual(before);
      expect(at).toBeLessThanOrEqual(Date.now());
    }
    server.resetHandlers();
    online();
    await page.store.dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
    await page.store.dispatch(historyApi.endpoints.getHistory.initiate(undefined, { forceRefetch: true }));
    expect(page.shown().ages).toEqual({});
  });

  it('PAY-9: KP that came in since then are not reported as having just come in', async () => {
    const withCredit = (credit: number) =>
      server.use(answer('get', paths.me, () => HttpResponse.json(userFixture({ credit }))));
    online();
    withCredit(100);
    await opened();
    offline();
    const { store } = await opened();
    const refetched = async (credit: number) => {
      withCredit(credit);
      await store.dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
      return store.getState().arrivals.arrived?.credited;
    };
    expect(await refetched(300)).toBeUndefined();
    expect(await refetched(350)).toBe(50);
  });

  it('is found for queries that failed before its chunk had loaded', async () => {
    online();
    await opened();
    offline();
    const store = createTestStore();
    await store.dispatch(meApi.endpoints.getMe.initiate());
    keepLastRead(store);
    expect(store.getState().lastRead.getMe).toEqual(expect.any(Number));
  });

  it.each([
    ['a refusal', 403],
    ['a fault of the host', 500],
  ])('is not shown in place of %s', async (_, status) => {
    online();
    await opened();
    server.use(answering(paths.me, 'get', status));
    expect((await opened()).shown().user).toBeUndefined();
  });
});

describe('SAFE-12: the last read data', () => {
  it('is kept for one player, and removed with the session', async () => {
    online();
    const { store } = await opened();
    expect(keptKeys()).toEqual(['last-read-getHistory:demo', 'last-read-getMe:demo']);
    store.dispatch(signedOut({ to: '/login' }));
    expect(keptKeys()).toEqual([]);
  });

  it.each([
    ['when the session ends by itself', () => sessionExpired()],
    ['with a logout in another tab', () => signedOut({ to: '/login', elsewhere: true as const })],
  ])('is removed %s', async (_, action) => {
    online();
    const { store } = await opened();
    store.dispatch(action());
    expect(keptKeys()).toEqual([]);
  });

  it('is removed when the host says that nobody is signed in', async () => {
    online();
    await opened();
    server.use(answering(paths.me, 'get', 401));
    const store = createTestStore();
    await store.dispatch(meApi.endpoints.getMe.initiate());
    expect(keptKeys()).toEqual([]);
  });

  it('of another player is removed when a player signs in', async () => {
    online('thanhnam');
    await opened();
    online('demo');
    await opened();
    expect(keptKeys()).toEqual(['last-read-getHistory:demo', 'last-read-getMe:demo']);
  });

  it('is not shown once the session’s cookie is gone, as after a browser restart', async () => {
    online();
    await opened();
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    offline();
    expect((await opened()).shown()).toEqual({ user: undefined, rows: undefined, ages: {} });
  });

  it('is not kept if no service worker is active', async () => {
    controlled(null);
    online();
    await opened();
    expect(keptKeys()).toEqual([]);
  });

  it('is kept as soon as the service worker is active', async () => {
    controlled(null);
    online();
    await opened();
    Object.assign(navigator.serviceWorker, { controller: {} });
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(keptKeys()).toEqual(['last-read-getHistory:demo', 'last-read-getMe:demo']);
  });
});
