import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isTopUp, paths, type MoneyEvent } from '@portal/contract';
import { meApi, refetchMe } from '../api/endpoints/me';
import { portalApi } from '../api/portalApi';
import { fieldsOf, readText } from '../api/readers/json';
import type { AppDispatch, AppStore, AppThunk } from '../store/types';
import { eventsSettled } from './arrivalsSlice';
import { moneyEventReceived, streamLost, streamOpened } from './moneyEventsSlice';
import { listen } from '../lib/pause';
import { shareStream } from './shareStream';

/** Events within this time cause one refetch, in ms. */
const BATCH_MS = 50;

/** Refetches the profile; false if that fails. */
const refetchProfile = (): AppThunk<Promise<boolean>> => async (dispatch) =>
  (await dispatch(refetchMe())).isSuccess;

const moneyTags = ['History', 'AccountZones'] as const;

/**
 * After the stream has opened: refetches the queries that show money, except those that failed meanwhile. Their error is on the screen
 * after 5 s and stays there (HOST-8).
 */
const refetchLoaded = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  await Promise.all(dispatch(portalApi.util.getRunningQueriesThunk()));
  const state = getState();
  const isLoaded = (tag: (typeof moneyTags)[number]) =>
    portalApi.util
      .selectInvalidatedBy(state, [tag])
      .some(({ queryCacheKey }) => state.api.queries[queryCacheKey]?.status === QueryStatus.fulfilled);
  dispatch(portalApi.util.invalidateTags(moneyTags.filter(isLoaded)));
};

/** The API host, and the id from which a stream reports all that the page's first answers do not contain; '' without one. */
const takeStart =
  (): AppThunk<{ apiHost: string; lastEventId: string }> =>
  (_, __, { apiHost, firstAnswers }) => ({
    apiHost,
    lastEventId: readText(fieldsOf(firstAnswers?.take(paths.events)?.data)['lastEventId']) ?? '',
  });

/**
 * PAY-9: refetches the queries that show money when a money event arrives, and when a stream opens, since money may have moved before,
 * unless it starts where the page's first answers end. In its own chunk. Returns a function that stops it.
 */
export function startMoneyEvents({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  /** Kinds of events received since the last profile. */
  const unseen = new Set<'refund' | 'topUp'>();
  const report = (event: MoneyEvent) => {
    if (event.type === 'credit.refund') unseen.add('refund');
    else if (isTopUp(event) && event.status === 'success') unseen.add('topUp');
    const refunded = unseen.has('refund') && !unseen.has('topUp');
    dispatch(moneyEventReceived({ ...event, ...(refunded && { refunded }) }));
  };
  const stopRefetching = dispatch(
    addListener({
      matcher: isAnyOf(moneyEventReceived, streamOpened),
      effect: async (action, api) => {
        if (streamOpened.match(action) && action.payload?.complete) return;
        api.cancelActiveListeners();
        await api.delay(BATCH_MS);
        if (streamOpened.match(action)) await (api.dispatch as AppDispatch)(refetchLoaded());
        else dispatch(portalApi.util.invalidateTags([...moneyTags]));
        const isFetched = await (api.dispatch as AppDispatch)(refetchProfile());
        // Any later profile shows what this one would have shown.
        if (!isFetched) await api.take(meApi.endpoints.getMe.matchFulfilled);
        if (api.signal.aborted) return;
        if (unseen.has('refund')) dispatch(eventsSettled());
        unseen.clear();
      },
    }),
  );
  const share = () =>
    shareStream(dispatch(takeStart()), {
      opened: (complete) => dispatch(streamOpened(complete ? { complete } : undefined)),
      lost: () => dispatch(streamLost()),
      moved: report,
      signedOut: () => void dispatch(refetchProfile()),
    });
  let stopSharing = share();
  // A page in the back/forward cache must hold neither the lock nor the stream.
  const stopListening = [
    listen(window, 'pagehide', () => stopSharing()),
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) stopSharing = share();
    }),
  ];
  return () => {
    stopListening.forEach((stop) => stop());
    stopSharing();
    stopRefetching({ cancelActive: true });
  };
}
