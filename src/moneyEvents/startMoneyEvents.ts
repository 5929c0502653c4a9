import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { MoneyEvent } from '@portal/contract';
import { meApi } from '../api/endpoints/me';
import { portalApi } from '../api/portalApi';
import type { AppDispatch, AppStore, AppThunk } from '../store/types';
import { moneyEventReceived, streamLost, streamOpened } from './moneyEventsSlice';
import { listen } from '../lib/pause';
import { shareStream } from './shareStream';

/** Several events of one moment are asked about once. */
const TOGETHER_MS = 50;

/** The profile as it is now. One that is on its way already may have been read before the money moved, so it is waited for first. */
const refetchProfile = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { initiate, select } = meApi.endpoints.getMe;
  if (select()(getState()).status === QueryStatus.pending)
    await dispatch(initiate(undefined, { subscribe: false }));
  await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
};

const apiHostOf =
  (): AppThunk<string> =>
  (_, __, { apiHost }) =>
    apiHost;

/**
 * PAY-9: the host tells when money of the signed-in player moves, and what shows money is asked for anew; also when a stream
 * begins, for what moved before it. In a chunk of its own. Gives back what ends it.
 */
export function startMoneyEvents({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  /** What came in and the profile doesn't show yet. */
  const coming = new Set<'refund' | 'topUp'>();
  const tell = (event: MoneyEvent) => {
    if (event.type === 'credit.refund') coming.add('refund');
    else if (event.type.startsWith('topup') && event.status === 'success') coming.add('topUp');
    const refunded = coming.has('refund') && !coming.has('topUp');
    dispatch(moneyEventReceived({ ...event, ...(refunded && { refunded }) }));
  };
  const stopAsking = dispatch(
    addListener({
      matcher: isAnyOf(moneyEventReceived, streamOpened),
      effect: async (_, api) => {
        api.cancelActiveListeners();
        await api.delay(TOGETHER_MS);
        dispatch(portalApi.util.invalidateTags(['History', 'AccountZones']));
        await (api.dispatch as AppDispatch)(refetchProfile());
        if (!api.signal.aborted) coming.clear();
      },
    }),
  );
  const share = () =>
    shareStream(dispatch(apiHostOf()), {
      opened: () => dispatch(streamOpened()),
      lost: () => dispatch(streamLost()),
      moved: tell,
      signedOut: () => void dispatch(refetchProfile()),
    });
  let stopSharing = share();
  // A page that the browser keeps for Back must hold neither lock nor stream.
  const stopListening = [
    listen(window, 'pagehide', () => stopSharing()),
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) stopSharing = share();
    }),
  ];
  return () => {
    stopListening.forEach((stop) => stop());
    stopSharing();
    stopAsking({ cancelActive: true });
  };
}
