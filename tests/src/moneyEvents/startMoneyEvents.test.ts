import { waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { historyApi } from '../../../src/api/endpoints/history';
import { meApi } from '../../../src/api/endpoints/me';
import { sessionExpired } from '../../../src/api/sessionExpired';
import { createStore } from '../../../src/store/createStore';
import { followMoneyEvents } from '../../../src/moneyEvents/followMoneyEvents';
import { retryDelay, streamTimings } from '../../../src/moneyEvents/moneyEventStream';
import { tabTimings } from '../../../src/moneyEvents/shareStream';
import { startMoneyEvents } from '../../../src/moneyEvents/startMoneyEvents';
import { arrivalSeen } from '../../../src/moneyEvents/arrivalsSlice';
import { signedOut } from '../../../src/store/slices/session';
import { topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { eventsOf } from '../../support/eventHost';
import { callsOf, set, timeOutAfter, useFakeHost } from '../../support/fakeHost';
import { createFakeLocks, setLocks } from '../../support/fakeLocks';
import { answer, FAKE_HOST, refusal } from '../../support/handlers';
import { callsEnded, turns } from '../../support/idle';

const within = { timeout: 10_000 };

const host = useFakeHost();
let locks: ReturnType<typeof createFakeLocks>;
const undo: (() => void)[] = [];

beforeEach(() => {
  locks = createFakeLocks();
  undo.push(setLocks(locks));
});
afterEach(() => {
  undo.splice(0).forEach((end) => end());
  jest.restoreAllMocks();
});

/** A tab in which somebody is signed in and which shows balance and history. */
async function openTab() {
  const store = createStore({ apiHost: FAKE_HOST, devTools: false });
  await store.dispatch(meApi.endpoints.getMe.initiate());
  await store.dispatch(historyApi.endpoints.getHistory.initiate());
  return store;
}

type Store = Awaited<ReturnType<typeof openTab>>;

function live(store: Store) {
  const stop = startMoneyEvents(store);
  undo.push(stop);
  return stop;
}

const streaming = (store: Store) => store.getState().moneyEvents.streaming;
const arrived = (store: Store) => store.getState().arrivals.arrived;
const untilStreaming = (store: Store) => waitFor(() => expect(streaming(store)).toBe(true), within);
const streamsAsked = () => callsOf(host).filter((call) => call === `GET ${paths.events}`).length;

describe('PAY-9: the host tells that money moved', () => {
  it('balance, history and notice follow, once, without anybody asking', async () => {
    const events = eventsOf(host);
    const store = await openTab();
    live(store);
    await untilStreaming(store);
    expect(arrived(store)).toBeNull();

    Object.assign(host.state, {
      me: userFixture({ credit: 130_500 }),
      history: [topUpFixture({ id: '999' })],
    });
    events.tell();
    await waitFor(() => expect(arrived(store)).toEqual({ credited: 10_500, repaid: 0, owed: 0 }), within);
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('999'), within);

    const asked = callsOf(host).length;
    events.tell();
    events.tell();
    await waitFor(() => expect(callsOf(host).slice(asked)).toContain(`GET ${paths.me}`), within);
    await callsEnded(store);
    expect(arrived(store)).toEqual({ credited: 10_500, repaid: 0, owed: 0 });
  });

  it('a refund is told as one', async () => {
    const events = eventsOf(host);
    const store = await openTab();
    live(store);
    await untilStreaming(store);
    host.state.me = userFixture({ credit: 140_000 });
    events.tell({ type: 'credit.pay', status: 'failed' });
    events.tell({ type: 'credit.refund' });
    await waitFor(
      () => expect(arrived(store)).toEqual({ credited: 20_000, repaid: 0, owed: 0, refunded: true }),
      within,
    );
  });

  it('a refund told together with a top-up is told as money that came in', async () => {
    const events = eventsOf(host);
    const store = await openTab();
    live(store);
    await untilStreaming(store);
    host.state.me = userFixture({ credit: 150_000 });
    events.tell();
    events.tell({ type: 'credit.refund' });
    await waitFor(() => expect(arrived(store)).toEqual({ credited: 30_000, repaid: 0, owed: 0 }), within);
    store.dispatch(arrivalSeen());
    host.state.me = userFixture({ credit: 155_000 });
    events.tell({ type: 'credit.refund' });
    await waitFor(() => expect(arrived(store)).toMatchObject({ credited: 5_000, refunded: true }), within);
  });

  it('what moved before the stream began is seen when it begins', async () => {
    eventsOf(host);
    const store = await openTab();
    host.state.me = userFixture({ credit: 120_001 });
    live(store);
    await waitFor(() => expect(arrived(store)?.credited).toBe(1), within);
  });

  it('HOST-8: a call that times out while the stream opens says so after 5 s, and is not asked again', async () => {
    eventsOf(host);
    host.server.use(answer('get', paths.transactionHistory, () => delay('infinite')));
    timeOutAfter(200);
    const store = createStore({ apiHost: FAKE_HOST, devTools: false });
    await store.dispatch(meApi.endpoints.getMe.initiate());
    const history = store.dispatch(historyApi.endpoints.getHistory.initiate());
    live(store);
    await untilStreaming(store);
    expect((await history).error).toMatchObject({ kind: 'timeout' });
    await callsEnded(store);
    expect(callsOf(host).filter((call) => call === `GET ${paths.transactionHistory}`)).toHaveLength(1);
    expect(historyApi.endpoints.getHistory.select()(store.getState())).toMatchObject({ isError: true });
  });

  it('a profile that was read before the money moved is asked for again', async () => {
    const events = eventsOf(host);
    const store = await openTab();
    live(store);
    await untilStreaming(store);
    let release: () => void = jest.fn();
    const held = new Promise<void>((resolve) => (release = resolve));
    const before = host.state.me;
    host.server.use(
      answer('get', paths.me, async () => held.then(() => HttpResponse.json(before)), { once: true }),
    );
    const old = store.dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
    host.state.me = userFixture({ credit: 120_007 });
    events.tell();
    await turns();
    release();
    await old;
    await waitFor(() => expect(arrived(store)?.credited).toBe(7), within);
  });

  it('a host that restarts: the stream begins anew where it was, and what moved meanwhile is told', async () => {
    const events = eventsOf(host);
    const store = await openTab();
    live(store);
    await untilStreaming(store);
    events.tell();
    await waitFor(() => expect(callsOf(host)).toContain(`GET ${paths.transactionHistory}`), within);
    host.state.me = userFixture({ credit: 120_003 });
    events.last().end();
    await waitFor(() => expect(events.lines).toHaveLength(2), within);
    expect(events.last().lastEventId).toBe('1');
    await waitFor(() => expect(arrived(store)?.credited).toBe(3), within);
    expect(streaming(store)).toBe(true);
  });

  it('a line that says nothing for too long is given up for a new one', async () => {
    jest.replaceProperty(streamTimings, 'silence', 60);
    const events = eventsOf(host);
    const store = await openTab();
    live(store);
    await waitFor(() => expect(events.lines.length).toBeGreaterThan(1), within);
    expect(events.lines[0]?.isOpen()).toBe(false);
  });

  it('offline the line is given up; online again a new one comes at once', async () => {
    const events = eventsOf(host, { retry: 1e9 });
    const store = await openTab();
    live(store);
    await untilStreaming(store);
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(streaming(store)).toBe(false), within);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(events.lines).toHaveLength(2), within);
    await untilStreaming(store);
  });

  it.each([
    ['404', () => refusal(404, {})],
    ['501', () => refusal(501, {})],
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['a page instead of a stream', () => HttpResponse.html('<h1>Portal</h1>')],
  ])(
    'HOST-4: a host that answers %s is asked once; the pages go on asking for the profile',
    async (_, resolver) => {
      host.server.use(answer('get', paths.events, resolver));
      const store = await openTab();
      live(store);
      await waitFor(() => expect(streamsAsked()).toBe(1), within);
      const other = await openTab();
      live(other);
      window.dispatchEvent(new Event('online'));
      await turns();
      expect(streamsAsked()).toBe(1);
      expect([streaming(store), streaming(other)]).toEqual([false, false]);
    },
  );

  it.each([
    ['503', () => refusal(503, {})],
    ['429', () => refusal(429, {})],
    ['no answer at all', () => HttpResponse.error()],
  ])('after %s it tries again', async (_, resolver) => {
    jest.replaceProperty(streamTimings, 'firstRetry', 5);
    const store = await openTab();
    eventsOf(host);
    host.server.use(answer('get', paths.events, resolver, { once: true }));
    live(store);
    await untilStreaming(store);
    expect(streamsAsked()).toBe(2);
  });

  it('LAY-6: a 401 is looked into by asking who is signed in, and asked no more', async () => {
    const store = await openTab();
    host.server.use(answer('get', paths.events, () => refusal(401, {})));
    host.state.me = null;
    live(store);
    await waitFor(() => expect(meApi.endpoints.getMe.select()(store.getState()).data).toBeNull(), within);
    expect(streamsAsked()).toBe(1);
  });

  it('waits twice as long each time, at random, never longer than half a minute', () => {
    expect([retryDelay(0, null, 1), retryDelay(1, null, 1), retryDelay(2, null, 0)]).toEqual([
      1000, 2000, 2000,
    ]);
    expect(retryDelay(0, 3000, 0)).toBe(1500);
    expect(retryDelay(50, null, 1)).toBe(30_000);
    expect(retryDelay(0, 1e12, 1)).toBe(30_000);
  });
});

describe('PAY-9: all tabs of a browser', () => {
  it('share one stream and are told alike; the next one takes over where the leading one stood', async () => {
    const events = eventsOf(host);
    const [first, second] = [await openTab(), await openTab()];
    const closeFirst = live(first);
    await untilStreaming(first);
    live(second);
    await untilStreaming(second);
    expect(events.lines).toHaveLength(1);

    host.state.me = userFixture({ credit: 120_010 });
    events.tell();
    for (const tab of [first, second]) await waitFor(() => expect(arrived(tab)?.credited).toBe(10), within);

    closeFirst();
    expect(streaming(first)).toBe(false);
    await waitFor(() => expect(events.lines).toHaveLength(2), within);
    expect(events.last().lastEventId).toBe('1');
    await untilStreaming(second);
    host.state.me = userFixture({ credit: 120_015 });
    events.tell();
    await waitFor(() => expect(arrived(second)?.credited).toBe(15), within);
    expect(arrived(first)?.credited).toBe(10);
  });

  it('a leading tab that sleeps is left behind', async () => {
    jest.replaceProperty(tabTimings, 'ask', 30);
    jest.replaceProperty(tabTimings, 'answer', 30);
    // Holds the lock as a frozen tab does, and answers nobody.
    const frozen = locks.request('portal-live', {}, () => new Promise<void>(() => undefined));
    const lost = expect(frozen).rejects.toThrow('aborted');
    const events = eventsOf(host);
    const store = await openTab();
    live(store);
    await untilStreaming(store);
    await lost;
    expect(events.lines).toHaveLength(1);
  });

  it('where tabs can’t agree nothing is streamed, and the pages go on asking', async () => {
    undo.splice(0).forEach((end) => end());
    eventsOf(host);
    const store = await openTab();
    live(store);
    await turns();
    expect(streamsAsked()).toBe(0);
    expect(streaming(store)).toBe(false);
  });
});

describe('PAY-9: only while somebody is signed in', () => {
  const idleNow = () => {
    const idle = (work: () => void) => Number(setTimeout(work, 0));
    Object.assign(window, { requestIdleCallback: idle });
    undo.push(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  };

  it.each([
    ['a logout', signedOut({ to: '/login' })],
    ['the end of the session', sessionExpired()],
  ])('begins with the profile and ends with %s', async (_, end) => {
    idleNow();
    const events = eventsOf(host);
    const store = createStore({ apiHost: FAKE_HOST, devTools: false });
    undo.push(followMoneyEvents(store));
    await turns();
    expect(streamsAsked()).toBe(0);

    await store.dispatch(meApi.endpoints.getMe.initiate());
    await untilStreaming(store);
    store.dispatch(end);
    await waitFor(() => expect(events.last().isOpen()).toBe(false), within);
    expect(streaming(store)).toBe(false);
    expect(arrived(store)).toBeNull();
    await waitFor(() => expect(locks.isHeld()).toBe(false), within);
    expect(streamsAsked()).toBe(1);
  });

  it('nobody signed in: nothing is loaded nor asked', async () => {
    idleNow();
    set(host, { me: null });
    const store = createStore({ apiHost: FAKE_HOST, devTools: false });
    undo.push(followMoneyEvents(store));
    await store.dispatch(meApi.endpoints.getMe.initiate());
    await turns();
    expect(streamsAsked()).toBe(0);
    expect(locks.isHeld()).toBe(false);
  });

  it('a page that the browser keeps for Back holds no stream, and has one again when it is shown', async () => {
    const events = eventsOf(host);
    const store = await openTab();
    live(store);
    await untilStreaming(store);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(events.last().isOpen()).toBe(false), within);
    expect(streaming(store)).toBe(false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await untilStreaming(store);
    expect(events.lines).toHaveLength(2);
  });
});
