import { useCallback, useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { AppThunk } from '../../store/types';
import { pageCacheKey } from '../../api/pageCacheKey';
import { asPortalError, type PortalError } from '../../api/portalError';
import { withApi } from '../../api/whenApi';
import { useLoadWhenUsed } from '../../hooks/useLoadWhenUsed';

/** A mutation endpoint of RTK Query. */
interface Endpoint<Payload> {
  initiate: (
    payload: Payload,
    options: { fixedCacheKey: string },
  ) => AppThunk<PromiseLike<{ error?: PortalError | SerializedError | undefined }>>;
}

interface StateOfCalls {
  api?: { mutations: Record<string, { status: string } | undefined> };
}

const hasSucceeded = (state: unknown, fixedCacheKey: string): boolean =>
  (state as StateOfCalls).api?.mutations[fixedCacheKey]?.status === 'fulfilled';

interface PageCall<Payload> {
  /** Resolves with the error, or null. */
  send: (payload: Payload) => Promise<PortalError | null>;
  isSuccess: boolean;
}

/**
 * A mutation of a page that is shown before the API is added to the store (docs/decisions/0137), where RTK Query's hook cannot be used.
 * `load` loads the endpoint and must be stable. The outcome stays in the store until the page is left.
 */
export function usePageCall<Payload>(
  name: string,
  load: () => Promise<Endpoint<Payload>>,
): PageCall<Payload> {
  const dispatch = useAppDispatch();
  const fixedCacheKey = pageCacheKey(name);
  const isSuccess = useAppSelector((state) => hasSucceeded(state, fixedCacheKey));
  /** Kept here too: a new password ends the player's own session, which empties the store. */
  const [succeeded, setSucceeded] = useState(false);
  useLoadWhenUsed(load);
  const send = useCallback(
    async (payload: Payload) => {
      const endpoint = await withApi(load);
      const { error } = await dispatch(endpoint.initiate(payload, { fixedCacheKey }));
      if (error) return asPortalError(error);
      setSucceeded(true);
      return null;
    },
    [dispatch, load, fixedCacheKey],
  );
  return { send, isSuccess: isSuccess || succeeded };
}
