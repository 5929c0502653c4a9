import { useEffect, useMemo, useRef } from 'react';
import type { Transaction } from '@portal/contract';
import { useGetHistoryQuery } from '../../../api/endpoints/history';
import { portalApi } from '../../../api/portalApi';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { rechargesFollowed, rechargesUnfollowed } from '../../../store/slices/followed';
import { followedOf, isPendingRecharge, keepFollowed, readFollowed } from './followed';

/** How often the history is asked while a recharge waits; a hint of the host's is faster (GET /api/events). */
export const followTimings = { intervalMs: 3000 };

/** The history, asked for again and again while a recharge of it waits. */
function useWatchedHistory() {
  const { data } = useGetHistoryQuery();
  const waiting = useMemo(() => (data ?? []).filter(isPendingRecharge).map(({ id }) => id), [data]);
  useGetHistoryQuery(undefined, {
    pollingInterval: waiting.length > 0 ? followTimings.intervalMs : 0,
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return { history: data, waiting };
}

/**
 * The player's recharges that wait for the game server, and what became of those that ended since, also through a reload. Who
 * leaves the page has seen the ends.
 */
export function useFollowed(username: string): Transaction[] {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(({ followed }) => followed.ids);
  const { history, waiting } = useWatchedHistory();
  const before = useRef(waiting);
  const told = useRef<readonly string[]>([]);

  useEffect(() => {
    const kept = readFollowed(username);
    if (kept.length > 0) dispatch(rechargesFollowed(kept));
    return () => {
      if (told.current.length > 0) dispatch(rechargesUnfollowed(told.current));
      dispatch((_, getState) => keepFollowed(username, getState().followed.ids));
    };
  }, [dispatch, username]);

  useEffect(() => {
    const ended = before.current.some((id) => !waiting.includes(id));
    before.current = waiting;
    if (waiting.length > 0) dispatch(rechargesFollowed(waiting));
    // Delivered or refunded: the balance may have moved.
    if (ended) dispatch(portalApi.util.invalidateTags(['Me']));
  }, [dispatch, waiting]);

  useEffect(() => {
    told.current = history ? ids.filter((id) => !waiting.includes(id)) : [];
    if (ids.length > 0) keepFollowed(username, ids);
  }, [username, history, waiting, ids]);

  return followedOf(history ?? [], ids);
}
