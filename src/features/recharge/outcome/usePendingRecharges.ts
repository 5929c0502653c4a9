import { useEffect, useMemo, useRef } from 'react';
import type { Transaction } from '@portal/contract';
import { historyApi, useGetHistoryQuery } from '../../../api/endpoints/history';
import { portalApi } from '../../../api/portalApi';
import { selectData } from '../../../api/selectData';
import { refetchOnVisit } from '../../../api/refetchOnVisit';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import {
  pendingRechargesAdded,
  pendingRechargesRemoved,
} from '../../../operations/recharge/pendingRechargesSlice';
import {
  trackedRecharges,
  isPendingRecharge,
  storePendingRecharges,
  readPendingRecharges,
} from './pendingRechargeStorage';

/** How often the history is polled while a recharge is pending, in ms. Money events are faster (GET /api/events). */
export const pendingRechargeTimings = { intervalMs: 3000 };

/** The history, polled while one of its recharges is pending. */
function usePolledHistory() {
  const { data } = useGetHistoryQuery(undefined, { selectFromResult: selectData });
  const waiting = useMemo(() => (data ?? []).filter(isPendingRecharge).map(({ id }) => id), [data]);
  historyApi.endpoints.getHistory.useQuerySubscription(undefined, {
    pollingInterval: waiting.length > 0 ? pendingRechargeTimings.intervalMs : 0,
    ...refetchOnVisit,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return { history: data, waiting };
}

/**
 * The player's pending recharges, and the watched ones that have ended since, even across a reload. Outcomes count as seen once the
 * player leaves the page.
 */
export function usePendingRecharges(username: string): Transaction[] {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(({ pendingRecharges }) => pendingRecharges.ids);
  const { history, waiting } = usePolledHistory();
  const before = useRef(waiting);
  const told = useRef<readonly string[]>([]);

  useEffect(() => {
    const kept = readPendingRecharges(username);
    if (kept.length > 0) dispatch(pendingRechargesAdded(kept));
    return () => {
      if (told.current.length > 0) dispatch(pendingRechargesRemoved(told.current));
      // Not the store's ids: an expired session has emptied them, and the same player may return.
      const unseen = readPendingRecharges(username).filter((id) => !told.current.includes(id));
      storePendingRecharges(username, unseen);
    };
  }, [dispatch, username]);

  useEffect(() => {
    const ended = before.current.some((id) => !waiting.includes(id));
    before.current = waiting;
    if (waiting.length > 0) dispatch(pendingRechargesAdded(waiting));
    // Delivered or refunded, so the balance may have changed.
    if (ended) dispatch(portalApi.util.invalidateTags(['Me']));
  }, [dispatch, waiting]);

  useEffect(() => {
    told.current = history ? ids.filter((id) => !waiting.includes(id)) : [];
    if (ids.length > 0) storePendingRecharges(username, ids);
  }, [username, history, waiting, ids]);

  return trackedRecharges(history ?? [], ids);
}
