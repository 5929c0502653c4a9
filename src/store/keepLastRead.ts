import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { historyApi } from '../api/endpoints/history';
import { meApi } from '../api/endpoints/me';
import { portalApi } from '../api/portalApi';
import type { PortalError } from '../api/portalError';
import { readTransactions } from '../api/readers/transactions';
import { readUser } from '../api/readers/user';
import { readXsrfToken } from '../api/xsrfCookie';
import { lastReader, readLastRead, writeLastRead, type KeptQuery } from '../lib/lastReadStorage';
import { selectUsername } from './selectUsername';
import { keptQueries, lastReadShown } from './slices/lastRead';
import type { AppStore } from './types';

const { getMe } = meApi.endpoints;
const { getHistory } = historyApi.endpoints;

const entries = { getMe: getMe.select(), getHistory: getHistory.select() };

/**
 * Functions that put stored data into the API's cache. The readers validate it, since another version may have stored it; null if it is
 * invalid.
 */
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

/** Undefined on http and in browsers without service workers, contrary to TypeScript's types. */
const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/**
 * Whether data may be stored and shown: only while a service worker controls the page, without which the portal cannot be opened
 * offline, and while the session's XSRF cookie exists. That cookie disappears with a session that ends with the browser or expires.
 */
const mayKeep = (): boolean => Boolean(workers()?.controller) && readXsrfToken() !== null;

const isWithoutAnswer = (error: unknown): boolean => {
  const { kind } = (error ?? {}) as Partial<PortalError>;
  return kind === 'offline' || kind === 'timeout';
};

/**
 * PLAY-11: stores the last profile and history on the device and shows them, with their age (slices/lastRead), when the host does not
 * answer. They are deleted with the session (listeners/session.ts, forgetPlayers). In its own chunk. Returns a function that stops it.
 */
export function keepLastRead({ dispatch, getState }: AppStore): () => void {
  const keep = (query: KeptQuery) => {
    const { data, isSuccess, fulfilledTimeStamp } = entries[query](getState());
    const username = selectUsername(getState());
    const isAnswer = isSuccess && getState().lastRead[query] === undefined;
    if (!isAnswer || !data || username === undefined || !mayKeep()) return;
    writeLastRead(query, username, { data, at: fulfilledTimeStamp });
  };

  const show = (query: KeptQuery) => {
    const { data: shown, error } = entries[query](getState());
    if (shown !== undefined || !isWithoutAnswer(error) || !mayKeep()) return;
    const username = selectUsername(getState()) ?? lastReader();
    const found = username === null ? null : readLastRead(query, username);
    const upsert = found && upserts[query](found.data);
    if (!upsert) return;
    // The age first, so that nothing is shown without it.
    dispatch(lastReadShown({ query, at: found.at }));
    dispatch(upsert);
  };

  /** Once the host answers again, refetches the history if stored data are shown. */
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
  // On the first visit, the worker takes control only after it has been installed.
  workers()?.addEventListener('controllerchange', keepAll);
  // Handle the calls that ended before this chunk had loaded.
  keepAll();
  keptQueries.forEach(show);
  return () => {
    workers()?.removeEventListener('controllerchange', keepAll);
    stops.forEach((stop) => stop());
  };
}
