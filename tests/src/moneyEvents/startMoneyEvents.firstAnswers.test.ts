import { waitFor } from '@testing-library/react';
import { paths } from '@portal/contract';
import { meApi } from '../../../src/api/endpoints/me';
import { firstAnswersOf } from '../../../src/api/firstAnswers';
import { signedOut } from '../../../src/store/slices/session';
import { userFixture } from '../../fixtures/users';
import { eventsOf } from '../../support/eventHost';
import { callsOf, useFakeHost } from '../../support/fakeHost';
import { arrived, openTab, untilStreaming, useFollowingTabs } from '../../support/followingTabs';

const host = useFakeHost();
const tabs = useFollowingTabs();

/** A tab whose page was loaded with the start of the stream. */
const openLoadedTab = () => openTab(firstAnswersOf({ [paths.events]: { lastEventId: '7.5' } }, () => 0));

describe('PAY-9: a page with first answers', () => {
  it('streams from where they end, and fetches nothing again when the stream opens', async () => {
    const events = eventsOf(host);
    const [loaded, other] = [await openLoadedTab(), await openTab()];
    tabs.follow(loaded);
    await untilStreaming(loaded);
    expect(events.last().lastEventId).toBe('7.5');

    // The stream of the other tab opens later, and makes that tab fetch.
    host.state.me = userFixture({ credit: 120_010 });
    tabs.follow(other);
    await waitFor(() => expect(arrived(other)?.credited).toBe(10));
    expect(arrived(loaded)).toBeNull();

    events.tell();
    await waitFor(() => expect(arrived(loaded)?.credited).toBe(10));
  });

  it('fetches again when its stream opens a second time', async () => {
    const events = eventsOf(host);
    const store = await openLoadedTab();
    tabs.follow(store);
    await untilStreaming(store);
    host.state.me = userFixture({ credit: 120_010 });
    events.last().end();
    await waitFor(() => expect(arrived(store)?.credited).toBe(10));
  });

  it('fetches again if another tab reads the stream, which may be ahead', async () => {
    eventsOf(host);
    await tabs.openStreaming();
    const store = await openLoadedTab();
    host.state.me = userFixture({ credit: 120_010 });
    tabs.follow(store);
    await waitFor(() => expect(arrived(store)?.credited).toBe(10));
  });

  it('belongs to its player: the stream of the next one starts anew, and all is fetched when it opens', async () => {
    const events = eventsOf(host);
    const store = await openLoadedTab();
    store.dispatch(signedOut({ to: '/login' }));
    host.state.me = userFixture({ username: 'other', credit: 10 });
    await store.dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
    const profiles = () => callsOf(host).filter((call) => call === `GET ${paths.me}`).length;
    const before = profiles();
    tabs.follow(store);
    await untilStreaming(store);
    expect(events.last().lastEventId ?? '').toBe('');
    await waitFor(() => expect(profiles()).toBe(before + 1));
  });
});
