import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { historyApi } from '../api/endpoints/history';
import { meApi } from '../api/endpoints/me';
import { portalApi } from '../api/portalApi';
import type { PortalError } from '../api/portalError';
import { readTransactions } from '../api/readers/transactions';
import { readUser } from '../api/readers/user';
import { readXsrfToken } from '../api/xsrfCookie';
import { lastReader, readLastRead, writeLastRead, type KeptQuery } from '../lib/lastReadStorage';
import { selectUser } from './selectors';
import { lastReadShown } from './slices/lastRead';
import type { AppStore, RootState } from './types';

/** The kept queries. What is kept passes the reader of answers again, since another version of the portal may have written it. */
const kept = {
  getMe: { read: readUser, select: meApi.endpoints.getMe.select(), api: meApi.endpoints.getMe },
  getHistory: {
    read: readTransactions,
    select: historyApi.endpoints.getHistory.select(),
    api: historyApi.endpoints.getHistory,
  },
} as const;
const queries = Object.keys(kept) as KeptQuery[];

/**
 * Only where the service worker is at work, without which nobody opens the portal offline, and while the session's XSRF cookie is
 * there: it goes with a session that was to end with the browser, and with one that ran out.
 */
const mayKeep = (): boolean => Boolean(navigator.serviceWorker?.controller) && readXsrfToken() !== null;

const isWithoutAnswer = (error: unknown): boolean => {
  const { kind } = (error ?? {}) as Partial<PortalError>;
  return kind === 'offline' || kind === 'timeout';
};

/**
 * PLAY-11: keeps the last profile and history on the device, and shows them, with their age (slices/lastRead), where the host gives no
 * answer. They are forgotten with the session (listeners/session.ts, forgetPlayers). A chunk of its own. Returns a function that ends it.
 */
export function keepLastRead({ dispatch, getState }: AppStore): () => void {
  const entryOf = (query: KeptQuery) => kept[query].select(getState());

  const keep = (query: KeptQuery) => {
    const { data, isSuccess, fulfilledTimeStamp } = entryOf(query);
    const username = selectUser(getState())?.username;
    const isAnswer = isSuccess && getState().lastRead[query] === undefined;
    if (!isAnswer || !data || username === undefined || !mayKeep()) return;
    writeLastRead(query, username, { data, at: fulfilledTimeStamp });
  };

  const show = (query: KeptQuery) => {
    const { data: shown, error } = entryOf(query);
    if (shown !== undefined || !isWithoutAnswer(error) || !mayKeep()) return;
    const username = selectUser(getState())?.username ?? lastReader();
    const found = username === null ? null : readLastRead(query, username);
    const value = found && kept[query].read(found.data);
    if (!found || !value) return;
    // The age first, so that nothing is shown without it.
    dispatch(lastReadShown({ query, at: found.at }));
    dispatch(
      portalApi.util.upsertQueryEntries([
        { endpointName: query, arg: undefined, value },
      ] as unknown as Parameters<typeof meApi.util.upsertQueryEntries>[0]),
    );
  };

  const endpointOf = (action: { meta: { arg: { endpointName: string } } }) =>
    action.meta.arg.endpointName as KeptQuery;
  const endpoints = [kept.getMe.api, kept.getHistory.api] as const;
  const stops = [
    dispatch(
      addListener({
        matcher: isAnyOf(endpoints[0].matchFulfilled, endpoints[1].matchFulfilled),
        effect: (action) => {
          keep(endpointOf(action));
          // The host answers again, so it is asked for the rest.
          const { getHistory } = (getState() as RootState).lastRead;
          if (endpointOf(action) === 'getMe' && getHistory !== undefined)
            dispatch(portalApi.util.invalidateTags(['History']));
        },
      }),
    ),
    dispatch(
      addListener({
        matcher: isAnyOf(endpoints[0].matchRejected, endpoints[1].matchRejected),
        effect: (action) => show(endpointOf(action)),
      }),
    ),
  ];
  const keepAll = () => queries.forEach(keep);
  // The worker's first visit: it is at work once it has what it needs.
  navigator.serviceWorker?.addEventListener('controllerchange', keepAll);
  // What was asked before this chunk was there.
  keepAll();
  queries.forEach(show);
  return () => {
    navigator.serviceWorker?.removeEventListener('controllerchange', keepAll);
    stops.forEach((stop) => stop());
  };
}
