import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { meApi } from '../../../src/api/endpoints/me';
import { streamTimings } from '../../../src/moneyEvents/moneyEventStream';
import { userFixture } from '../../fixtures/users';
import { eventsOf } from '../../support/eventHost';
import { callsOf, useFakeHost } from '../../support/fakeHost';
import {
  arrived,
  openTab,
  streaming,
  streamsAsked,
  untilStreaming,
  useFollowingTabs,
} from '../../support/followingTabs';
import { answer, refusal } from '../../support/handlers';
import { turns } from '../../support/idle';

const host = useFakeHost();
const tabs = useFollowingTabs();

describe('PAY-9: the event stream of a host', () => {
  it('resumes at its position after a restart of the host, and shows what moved in the meantime', async () => {
    const events = eventsOf(host);
    const store = await tabs.openStreaming();
    events.tell();
    await waitFor(() => expect(callsOf(host)).toContain(`GET ${paths.transactionHistory}`));
    host.state.me = userFixture({ credit: 120_003 });
    events.last().end();
    await waitFor(() => expect(events.lines).toHaveLength(2));
    expect(events.last().lastEventId).toBe('1');
    await waitFor(() => expect(arrived(store)?.credited).toBe(3));
    expect(streaming(store)).toBe(true);
  });

  it('is replaced after too long a silence', async () => {
    jest.replaceProperty(streamTimings, 'silence', 60);
    const events = eventsOf(host);
    const store = await openTab();
    tabs.follow(store);
    await waitFor(() => expect(events.lines.length).toBeGreaterThan(1));
    expect(events.lines[0]?.isOpen()).toBe(false);
  });

  it('is dropped when offline, and reopened at once when online again', async () => {
    const events = eventsOf(host, { retry: 1e9 });
    const store = await tabs.openStreaming();
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(streaming(store)).toBe(false));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(events.lines).toHaveLength(2));
    await untilStreaming(store);
  });

  it.each([
    ['404', () => refusal(404, {})],
    ['501', () => refusal(501, {})],
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['a page instead of a stream', () => HttpResponse.html('<h1>Portal</h1>')],
  ])(
    'HOST-4: is requested once from a host that answers %s, and the pages keep polling the profile',
    async (_, resolver) => {
      host.server.use(answer('get', paths.events, resolver));
      const store = await openTab();
      tabs.follow(store);
      await waitFor(() => expect(streamsAsked(host)).toBe(1));
      const other = await openTab();
      tabs.follow(other);
      window.dispatchEvent(new Event('online'));
      await turns();
      expect(streamsAsked(host)).toBe(1);
      expect([streaming(store), streaming(other)]).toEqual([false, false]);
    },
  );

  it.each([
    ['503', () => refusal(503, {})],
    ['429', () => refusal(429, {})],
    ['no answer at all', () => HttpResponse.error()],
  ])('is retried after %s', async (_, resolver) => {
    jest.replaceProperty(streamTimings, 'firstRetry', 5);
    const store = await openTab();
    eventsOf(host);
    host.server.use(answer('get', paths.events, resolver, { once: true }));
    tabs.follow(store);
    await untilStreaming(store);
    expect(streamsAsked(host)).toBe(2);
  });

  it('LAY-6: is not requested again after a 401, which checks the session instead', async () => {
    const store = await openTab();
    host.server.use(answer('get', paths.events, () => refusal(401, {})));
    host.state.me = null;
    tabs.follow(store);
    await waitFor(() => expect(meApi.endpoints.getMe.select()(store.getState()).data).toBeNull());
    expect(streamsAsked(host)).toBe(1);
  });
});
