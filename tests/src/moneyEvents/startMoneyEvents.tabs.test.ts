import { waitFor } from '@testing-library/react';
import { tabTimings } from '../../../src/moneyEvents/shareStream';
import { userFixture } from '../../fixtures/users';
import { eventsOf } from '../../support/eventHost';
import { useFakeHost } from '../../support/fakeHost';
import {
  arrived,
  openTab,
  streaming,
  streamsAsked,
  untilStreaming,
  useFollowingTabs,
} from '../../support/followingTabs';
import { turns } from '../../support/idle';

const host = useFakeHost();
const tabs = useFollowingTabs();

describe('PAY-9: all tabs of a browser', () => {
  it('share one stream, and the next tab resumes at its position when the leading tab closes', async () => {
    const events = eventsOf(host);
    const [first, second] = [await openTab(), await openTab()];
    const closeFirst = tabs.follow(first);
    await untilStreaming(first);
    tabs.follow(second);
    await untilStreaming(second);
    expect(events.lines).toHaveLength(1);

    host.state.me = userFixture({ credit: 120_010 });
    events.tell();
    for (const tab of [first, second]) await waitFor(() => expect(arrived(tab)?.credited).toBe(10));

    closeFirst();
    expect(streaming(first)).toBe(false);
    await waitFor(() => expect(events.lines).toHaveLength(2));
    expect(events.last().lastEventId).toBe('1');
    await untilStreaming(second);
    host.state.me = userFixture({ credit: 120_015 });
    events.tell();
    await waitFor(() => expect(arrived(second)?.credited).toBe(15));
    expect(arrived(first)?.credited).toBe(10);
  });

  it('replace a leading tab that is frozen', async () => {
    jest.replaceProperty(tabTimings, 'ask', 30);
    jest.replaceProperty(tabTimings, 'answer', 30);
    // Holds the lock and never answers, as a frozen tab does.
    const frozen = tabs.locks.request('portal-live', {}, () => new Promise<void>(() => undefined));
    const lost = expect(frozen).rejects.toThrow('aborted');
    const events = eventsOf(host);
    await tabs.openStreaming();
    await lost;
    expect(events.lines).toHaveLength(1);
  });

  it('replace it also if the clock has been set back since a tab was heard', async () => {
    jest.replaceProperty(tabTimings, 'ask', 30);
    jest.replaceProperty(tabTimings, 'answer', 30);
    const frozen = tabs.locks.request('portal-live', {}, () => new Promise<void>(() => undefined));
    const lost = expect(frozen).rejects.toThrow('aborted');
    eventsOf(host);
    const store = await openTab();
    const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    tabs.follow(store);
    ahead.mockRestore();
    await untilStreaming(store);
    await lost;
  });

  it('do not stream if they cannot coordinate', async () => {
    tabs.undoAll();
    eventsOf(host);
    const store = await openTab();
    tabs.follow(store);
    await turns();
    expect(streamsAsked(host)).toBe(0);
    expect(streaming(store)).toBe(false);
  });
});
