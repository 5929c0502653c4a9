import { waitFor } from '@testing-library/react';
import { meApi } from '../../../src/api/endpoints/me';
import { sessionExpired } from '../../../src/api/sessionExpired';
import { followMoneyEvents } from '../../../src/moneyEvents/followMoneyEvents';
import { signedOut } from '../../../src/store/slices/session';
import { eventsOf } from '../../support/eventHost';
import { set, useFakeHost } from '../../support/fakeHost';
import {
  arrived,
  openStore,
  streaming,
  streamsAsked,
  untilStreaming,
  useFollowingTabs,
  within,
} from '../../support/followingTabs';
import { turns } from '../../support/idle';

const host = useFakeHost();
const tabs = useFollowingTabs();

describe('PAY-9: only while somebody is signed in', () => {
  const idleNow = () => {
    const idle = (work: () => void) => Number(setTimeout(work, 0));
    Object.assign(window, { requestIdleCallback: idle });
    tabs.undo.push(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  };

  it.each([
    ['a logout', signedOut({ to: '/login' })],
    ['the end of the session', sessionExpired()],
  ])('begins with the profile and ends with %s', async (_, end) => {
    idleNow();
    const events = eventsOf(host);
    const store = openStore();
    tabs.undo.push(followMoneyEvents(store));
    await turns();
    expect(streamsAsked(host)).toBe(0);

    await store.dispatch(meApi.endpoints.getMe.initiate());
    await untilStreaming(store);
    store.dispatch(end);
    await waitFor(() => expect(events.last().isOpen()).toBe(false), within);
    expect(streaming(store)).toBe(false);
    expect(arrived(store)).toBeNull();
    await waitFor(() => expect(tabs.locks.isHeld()).toBe(false), within);
    expect(streamsAsked(host)).toBe(1);
  });

  it('nobody signed in: nothing is loaded nor asked', async () => {
    idleNow();
    set(host, { me: null });
    const store = openStore();
    tabs.undo.push(followMoneyEvents(store));
    await store.dispatch(meApi.endpoints.getMe.initiate());
    await turns();
    expect(streamsAsked(host)).toBe(0);
    expect(tabs.locks.isHeld()).toBe(false);
  });

  it('a page that the browser keeps for Back holds no stream, and has one again when it is shown', async () => {
    const events = eventsOf(host);
    const store = await tabs.openStreaming();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(events.last().isOpen()).toBe(false), within);
    expect(streaming(store)).toBe(false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await untilStreaming(store);
    expect(events.lines).toHaveLength(2);
  });
});
