import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { historyApi } from '../api/endpoints/history';
import { meApi } from '../api/endpoints/me';
import { portalApi } from '../api/portalApi';
import type { PortalError } from '../api/portalError';
import { readTransactions } from '../api/readers/transactions';
import { readUser } from '../api/readers/user';
import { readXsrfToken } from '../api/xsrfCookie';
import { lastReader, readLastRead, writeLastRead, type KeptQuery } from '../lib/lastReadStorage';
import { selectUser } from './selectors';
import { keptQueries, lastReadShown } from './slices/lastRead';
import type { AppStore } from './types';

const { getMe } = meApi.endpoints;
const { getHistory } = historyApi.endpoints;

const entries = { getMe: getMe.select(), getHistory: getHistory.select() };

/** Put what was kept into the API's cache. It passes the readers of answers, since another version of the portal may have kept it; null: they cannot read it. */
const upserts = {
  getMe: (data: unknown) => {
    const value = readUser(data);
    return value && meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value }]);
  },
  getHistory: (data: unknown) => {
    const value = readTransactions(data);
    return (
      value && historyApi.util.upsertQueryEntries([{ endpointName: 'getHistory', arg: undefined, value }])
    );
  },
} as const;

/** Absent on http and in browsers that have none, whatever TypeScript's types say. */
const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/**
 * Only where the service worker is at work, without which nobody opens the portal offline, and while the session's XSRF cookie is
 * there: it goes with a session that was to end with the browser, and with one that ran out.
 */
const mayKeep = (): boolean => Boolean(workers()?.controller) && readXsrfToken() !== null;

const isWithoutAnswer = (error: unknown): boolean => {
  const { kind } = (error ?? {}) as Partial<PortalError>;
  return kind === 'offline' || kind === 'timeout';
};

/**
 * PLAY-11: keeps the last profile and history on the device, and shows them, with their age (slices/lastRead), where the host gives no
 * answer. They are forgotten with the session (listeners/session.ts, forgetPlayers). A chunk of its own. Returns a function that ends it.
 */
export function keepLastRead({ dispatch, getState }: AppStore): () => void {
  const keep = (query: KeptQuery) => {
    const { data, isSuccess, fulfilledTimeStamp } = entries[query](getState());
    const username = selectUser(getState())?.username;
    const isAnswer = isSuccess && getState().lastRead[query] === undefined;
    if (!isAnswer || !data || username === undefined || !mayKeep()) return;
    writeLastRead(query, username, { data, at: fulfilledTimeStamp });
  };

  const show = (query: KeptQuery) => {
    const { data: shown, error } = entries[query](getState());
    if (shown !== undefined || !isWithoutAnswer(error) || !mayKeep()) return;
    const username = selectUser(getState())?.username ?? lastReader();
    const found = username === null ? null : readLastRead(query, username);
    const upsert = found && upserts[query](found.data);
    if (!upsert) return;
    // The age first, so that nothing is shown without it.
    dispatch(lastReadShown({ query, at: found.at }));
    dispatch(upsert);
  };

  /** The host answers again, so it is asked for the rest. */
  const fetchRest = () => {
    if (getState().lastRead.getHistory !== undefined) dispatch(portalApi.util.invalidateTags(['History']));
  };

  const on = (matcher: (action: unknown) => action is UnknownAction, effect: () => void) =>
    dispatch(addListener({ matcher, effect }));
  const stops = [
    on(getMe.matchFulfilled, () => keep('getMe')),
    on(getMe.matchFulfilled, fetchRest),
    on(getHistory.matchFulfilled, () => keep('getHistory')),
    on(getMe.matchRejected, () => show('getMe')),
    on(getHistory.matchRejected, () => show('getHistory')),
  ];
  const keepAll = () => keptQueries.forEach(keep);
  // The worker's first visit: it is at work once it has what it needs.
  workers()?.addEventListener('controllerchange', keepAll);
  // What was asked before this chunk was there.
  keepAll();
  keptQueries.forEach(show);
  return () => {
    workers()?.removeEventListener('controllerchange', keepAll);
    stops.forEach((stop) => stop());
  };
}
