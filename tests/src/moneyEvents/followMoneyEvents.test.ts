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
} from '../../support/followingTabs';
import { turns } from '../../support/idle';

const host = useFakeHost();
const tabs = useFollowingTabs();

describe('PAY-9: the money event stream of a signed-in player', () => {
  const idleNow = () => {
    const idle = (work: () => void) => Number(setTimeout(work, 0));
    Object.assign(window, { requestIdleCallback: idle });
    tabs.undo.push(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  };

  it.each([
    ['a logout', signedOut({ to: '/login' })],
    ['the end of the session', sessionExpired()],
  ])('starts with the profile and ends with %s', async (_, end) => {
    idleNow();
    const events = eventsOf(host);
    const store = openStore();
    tabs.undo.push(followMoneyEvents(store));
    await turns();
    expect(streamsAsked(host)).toBe(0);

    await store.dispatch(meApi.endpoints.getMe.initiate());
    await untilStreaming(store);
    store.dispatch(end);
    await waitFor(() => expect(events.last().isOpen()).toBe(false));
    expect(streaming(store)).toBe(false);
    expect(arrived(store)).toBeNull();
    await waitFor(() => expect(tabs.locks.isHeld()).toBe(false));
    expect(streamsAsked(host)).toBe(1);
  });

  it('is neither loaded nor requested if nobody is signed in', async () => {
    idleNow();
    set(host, { me: null });
    const store = openStore();
    tabs.undo.push(followMoneyEvents(store));
    await store.dispatch(meApi.endpoints.getMe.initiate());
    await turns();
    expect(streamsAsked(host)).toBe(0);
    expect(tabs.locks.isHeld()).toBe(false);
  });

  it('is closed while the page is in the back/forward cache, and reopened when it is shown', async () => {
    const events = eventsOf(host);
    const store = await tabs.openStreaming();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(events.last().isOpen()).toBe(false));
    expect(streaming(store)).toBe(false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await untilStreaming(store);
    expect(events.lines).toHaveLength(2);
  });
});
