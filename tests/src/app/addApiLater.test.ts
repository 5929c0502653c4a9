import { fireEvent, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { refetchMe } from '../../../src/api/endpoints/me';
import { provideApi, withApi } from '../../../src/api/whenApi';
import { LAST_READ } from '../../../src/lib/forgetPlayers';
import { selectUser } from '../../../src/store/selectors';
import { SESSION_CHANNEL } from '../../../src/store/sessionChannel';
import { userFixture } from '../../fixtures/users';
import { deferred } from '../../support/deferred';
import { openEarlyTestStore } from '../../support/earlyStore';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { answer } from '../../support/handlers';
import { useNoTabs } from '../../support/withoutTabs';
import { turns, useBusyBrowser } from '../../support/idle';

const host = useFakeHost();
// Otherwise the stream of money events would start, and outlive the tests.
useBusyBrowser();

/** The channels of this tab; other tabs are events on them. */
let channels: (EventTarget & { name: string; closed: boolean })[] = [];
class FakeChannel extends EventTarget {
  closed = false;
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor(readonly name: string) {
    super();
    channels.push(this);
  }
  postMessage() {}
  close() {
    this.closed = true;
  }
}

useNoTabs(FakeChannel);
beforeEach(() => void (channels = []));
afterEach(() => provideApi(() => Promise.resolve()));

function openPage() {
  const { store, added } = openEarlyTestStore();
  return { store, added, hasApi: () => 'api' in store.getState() };
}

const asked = () => waitFor(() => expect(callsOf(host)).toEqual(['GET /api/me']));

describe('a visitor', () => {
  beforeEach(() => set(host, { me: null }));

  it('gets the API once they begin to use the page, and the host is asked once who they are', async () => {
    const { store, added, hasApi } = openPage();
    await asked();
    await turns();
    expect(hasApi()).toBe(false);
    fireEvent.focusIn(document.body);
    await added;
    await waitFor(() => expect(store.getState().api.queries['getMe(undefined)']?.status).toBe('fulfilled'));
    expect(selectUser(store.getState())).toBeNull();
    expect(callsOf(host)).toEqual(['GET /api/me']);
  });

  it('SAFE-12: does not find what a player read last whose session ended while the portal was closed', async () => {
    localStorage.setItem(`${LAST_READ}getMe:demo`, '{}');
    const { hasApi } = openPage();
    await waitFor(() => expect(localStorage.getItem(`${LAST_READ}getMe:demo`)).toBeNull());
    expect(hasApi()).toBe(false);
  });

  it('gets it with the first call or page that needs it, and so does the next', async () => {
    const { hasApi } = openPage();
    await asked();
    await expect(withApi(() => Promise.resolve('module'))).resolves.toBe('module');
    expect(hasApi()).toBe(true);
    await expect(withApi(() => Promise.resolve('another'))).resolves.toBe('another');
  });

  it('LAY-11: is asked about again when another tab signs in', async () => {
    const { store } = openPage();
    await asked();
    await turns();
    set(host, { me: userFixture() });
    channels[0]?.dispatchEvent(new MessageEvent('message', { data: 'signedIn' }));
    await waitFor(() => expect(selectUser(store.getState())).toEqual(userFixture()));
    expect(channels.map(({ name, closed }) => [name, closed])).toEqual([
      [SESSION_CHANNEL, true],
      [SESSION_CHANNEL, false],
    ]);
  });

  it('LOGIN-4: an answer from before the login is never taken for the one after it', async () => {
    const first = deferred();
    host.server.use(
      answer('get', paths.me, async () => {
        await first.promise;
        return new HttpResponse('{}', { status: 401 });
      }),
    );
    const { store, added } = openPage();
    await asked();
    fireEvent.focusIn(document.body);
    await added;
    set(host, { me: userFixture() });
    first.resolve();
    await turns();
    await store.dispatch(refetchMe());
    expect(selectUser(store.getState())).toEqual(userFixture());
  });
});

it('LAY-8: a player who is signed in gets the API at once', async () => {
  const { store, added } = openPage();
  await added;
  await waitFor(() => expect(selectUser(store.getState())).toEqual(userFixture()));
});

it.each<[string, Parameters<typeof answer>[2]]>([
  ['no answer', () => HttpResponse.error()],
  ['a failure of the host', () => new HttpResponse('boom', { status: 500 })],
  ['HTML', () => new HttpResponse('<html>')],
])('PLAY-11: %s leaves it to the API to say who is signed in', async (_, resolver) => {
  host.server.use(answer('get', paths.me, resolver));
  await openPage().added;
});

it('PLAY-11: as long as there is no answer, the page waits for the player', async () => {
  host.server.use(answer('get', paths.me, () => delay('infinite')));
  const { hasApi, added } = openPage();
  await asked();
  await turns();
  expect(hasApi()).toBe(false);
  fireEvent.pointerDown(document.body);
  await added;
});
