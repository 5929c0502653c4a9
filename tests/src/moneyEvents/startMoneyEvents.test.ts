import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { historyApi } from '../../../src/api/endpoints/history';
import { meApi, refetchMe } from '../../../src/api/endpoints/me';
import { portalApi } from '../../../src/api/portalApi';
import { arrivalSeen } from '../../../src/moneyEvents/arrivalsSlice';
import { topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { noAnswer } from '../../support/answers';
import { deferred } from '../../support/deferred';
import { eventsOf } from '../../support/eventHost';
import { callsOf, useFakeHost } from '../../support/fakeHost';
import { arrived, openStore, openTab, useFollowingTabs } from '../../support/followingTabs';
import { answer } from '../../support/handlers';
import { callsEnded, turns } from '../../support/idle';

const host = useFakeHost();
const tabs = useFollowingTabs();

/** A portal that was told of a top-up, but could not read the profile. */
async function afterUnreadTopUp() {
  const events = eventsOf(host);
  const store = await tabs.openStreaming();
  await callsEnded(store);
  const asked = callsOf(host).length;
  host.server.use(answer('get', paths.me, () => noAnswer(), { once: true }));
  events.tell();
  await waitFor(() => expect(callsOf(host).slice(asked)).toContain(`GET ${paths.me}`));
  await callsEnded(store);
  return { events, store };
}

describe('PAY-9: following money events', () => {
  it('updates balance, history and notice, once', async () => {
    const events = eventsOf(host);
    const store = await tabs.openStreaming();
    expect(arrived(store)).toBeNull();

    Object.assign(host.state, {
      me: userFixture({ credit: 130_500 }),
      history: [topUpFixture({ id: '999' })],
    });
    events.tell();
    await waitFor(() => expect(arrived(store)).toEqual({ credited: 10_500, repaid: 0, owed: 0 }));
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('999'));

    const asked = callsOf(host).length;
    events.tell();
    events.tell();
    await waitFor(() => expect(callsOf(host).slice(asked)).toContain(`GET ${paths.me}`));
    await callsEnded(store);
    expect(arrived(store)).toEqual({ credited: 10_500, repaid: 0, owed: 0 });
  });

  it('shows a refund as a refund', async () => {
    const events = eventsOf(host);
    const store = await tabs.openStreaming();
    host.state.me = userFixture({ credit: 140_000 });
    events.tell({ type: 'credit.pay', status: 'failed' });
    events.tell({ type: 'credit.refund' });
    await waitFor(() =>
      expect(arrived(store)).toEqual({ credited: 20_000, repaid: 0, owed: 0, refunded: true }),
    );
  });

  it('shows a refund and a top-up at the same time as KP that came in', async () => {
    const events = eventsOf(host);
    const store = await tabs.openStreaming();
    host.state.me = userFixture({ credit: 150_000 });
    events.tell();
    events.tell({ type: 'credit.refund' });
    await waitFor(() => expect(arrived(store)).toEqual({ credited: 30_000, repaid: 0, owed: 0 }));
    store.dispatch(arrivalSeen());
    host.state.me = userFixture({ credit: 155_000 });
    events.tell({ type: 'credit.refund' });
    await waitFor(() => expect(arrived(store)).toMatchObject({ credited: 5_000, refunded: true }));
  });

  it('does not take a top-up for an earlier refund that changed no balance', async () => {
    const events = eventsOf(host);
    const store = await tabs.openStreaming();
    await callsEnded(store);
    const asked = callsOf(host).length;
    events.tell({ type: 'credit.refund' });
    await waitFor(() => expect(callsOf(host).slice(asked)).toContain(`GET ${paths.me}`));
    await callsEnded(store);
    host.state.me = userFixture({ credit: 130_000 });
    // Before its event: the player has returned to the tab.
    await store.dispatch(refetchMe());
    expect(arrived(store)).toEqual({ credited: 10_000, repaid: 0, owed: 0 });
  });

  it('does not take a top-up for a refund if the profile could not be read in between', async () => {
    const { events, store } = await afterUnreadTopUp();
    host.state.me = userFixture({ credit: 150_000 });
    events.tell({ type: 'credit.refund' });
    await waitFor(() => expect(arrived(store)).toEqual({ credited: 30_000, repaid: 0, owed: 0 }));
  });

  it('shows a refund as a refund after a top-up that another refetch has shown', async () => {
    const { events, store } = await afterUnreadTopUp();
    host.state.me = userFixture({ credit: 150_000 });
    await store.dispatch(refetchMe());
    await waitFor(() => expect(arrived(store)).toMatchObject({ credited: 30_000 }));
    store.dispatch(arrivalSeen());
    host.state.me = userFixture({ credit: 155_000 });
    events.tell({ type: 'credit.refund' });
    await waitFor(() => expect(arrived(store)).toMatchObject({ credited: 5_000, refunded: true }));
  });

  it('shows money that moved before the stream opened', async () => {
    eventsOf(host);
    const store = await openTab();
    host.state.me = userFixture({ credit: 120_001 });
    tabs.follow(store);
    await waitFor(() => expect(arrived(store)?.credited).toBe(1));
  });

  it('HOST-8: does not repeat a call that timed out after 5 s while the stream opened', async () => {
    eventsOf(host);
    const timeIsUp = deferred();
    host.server.use(answer('get', paths.transactionHistory, () => timeIsUp.promise.then(noAnswer)));
    const refetching = jest.spyOn(portalApi.util, 'getRunningQueriesThunk');
    const store = openStore();
    await store.dispatch(meApi.endpoints.getMe.initiate());
    const history = store.dispatch(historyApi.endpoints.getHistory.initiate());
    tabs.follow(store);
    await waitFor(() => expect(refetching).toHaveBeenCalled());
    timeIsUp.resolve();
    expect((await history).error).toMatchObject({ kind: 'timeout' });
    await callsEnded(store);
    expect(callsOf(host).filter((call) => call === `GET ${paths.transactionHistory}`)).toHaveLength(1);
    expect(historyApi.endpoints.getHistory.select()(store.getState())).toMatchObject({ isError: true });
  });

  it('refetches a profile that was read before the money moved', async () => {
    const events = eventsOf(host);
    const store = await tabs.openStreaming();
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
    await waitFor(() => expect(arrived(store)?.credited).toBe(7));
  });
});
