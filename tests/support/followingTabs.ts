import { waitFor } from '@testing-library/react';
import { paths } from '@portal/contract';
import type { FirstAnswers } from '../../src/api/firstAnswers';
import { historyApi } from '../../src/api/endpoints/history';
import { meApi } from '../../src/api/endpoints/me';
import { tabTimings } from '../../src/moneyEvents/shareStream';
import { startMoneyEvents } from '../../src/moneyEvents/startMoneyEvents';
import { callsOf, type FakeHost } from './fakeHost';
import { createFakeLocks, setLocks } from './fakeLocks';
import { createTestStore } from './testStore';

export const openStore = (firstAnswers?: FirstAnswers) => createTestStore(firstAnswers && { firstAnswers });

/** A tab with a signed-in player that shows balance and history. */
export async function openTab(firstAnswers?: FirstAnswers) {
  const store = openStore(firstAnswers);
  await store.dispatch(meApi.endpoints.getMe.initiate());
  await store.dispatch(historyApi.endpoints.getHistory.initiate());
  return store;
}

type Store = ReturnType<typeof openStore>;

export const streaming = (store: Store) => store.getState().moneyEvents.streaming;
export const arrived = (store: Store) => store.getState().arrivals.arrived;
export const untilStreaming = (store: Store) => waitFor(() => expect(streaming(store)).toBe(true));
export const streamsAsked = (host: FakeHost) =>
  callsOf(host).filter((call) => call === `GET ${paths.events}`).length;

/** Tabs of one browser, which share its locks and follow the money events until the end of each test. */
export function useFollowingTabs() {
  const undo: (() => void)[] = [];
  const tabs = {
    locks: createFakeLocks(),
    /** Cleanup at the end of the test. */
    undo,
    undoAll: () => undo.splice(0).forEach((end) => end()),
    /** Follows the money events in a tab; the returned function stops that. */
    follow(store: Store) {
      const stop = startMoneyEvents(store);
      undo.push(stop);
      return stop;
    },
    /** A tab that follows the money events, once its stream is open. */
    async openStreaming() {
      const store = await openTab();
      tabs.follow(store);
      await untilStreaming(store);
      return store;
    },
  };
  beforeEach(() => {
    tabs.locks = createFakeLocks();
    undo.push(setLocks(tabs.locks));
    // Meanwhile a slow machine may leave a tab without an answer, and the tab would take the stream over.
    jest.replaceProperty(tabTimings, 'answer', 60_000);
  });
  afterEach(() => {
    tabs.undoAll();
    jest.restoreAllMocks();
  });
  return tabs;
}
