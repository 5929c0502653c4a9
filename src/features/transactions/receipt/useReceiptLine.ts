import type { SerializedError } from '@reduxjs/toolkit';
import type { Transaction } from '@portal/contract';
import { useGetHistoryPagesInfiniteQuery, useGetHistoryQuery } from '../../../api/endpoints/history';
import { asPortalError, type PortalError } from '../../../api/portalError';
import { selectShown } from '../../../api/selectData';
import { useIsLine } from '../../../hooks/useIsLine';

interface ReceiptLine {
  transaction: Transaction | undefined;
  /** It is neither one of the most recent lines nor, where the host has pages, an older one. */
  missing: boolean;
  error: PortalError | SerializedError | undefined;
  /** Repeats the call that failed. */
  retry: () => unknown;
  /** Whether that call is under way. */
  busy: boolean;
}

/** The line of the history that the link named. If it is not among the most recent ones, it is requested separately, once (PLAY-7). */
export function useReceiptLine(id: string): ReceiptLine {
  const isIt = useIsLine(id);
  const newestLines = useGetHistoryQuery(undefined, { selectFromResult: selectShown });
  const { data: history } = newestLines;
  const newest = history?.find(isIt);
  const older = useGetHistoryPagesInfiniteQuery(id, { skip: !history || newest !== undefined });
  const found = newest ?? older.data?.pages[0]?.transactions.find(isIt);
  const failure = !found && older.error ? asPortalError(older.error) : undefined;
  // A host refuses an id that cannot be one of its own.
  const isRefused = failure?.kind === 'body';
  const missing = history !== undefined && !found && (older.isSuccess || isRefused);
  const { refetch, isFetching } = history ? older : newestLines;
  return {
    transaction: found,
    missing,
    error: history ? (isRefused ? undefined : failure) : newestLines.error,
    retry: refetch,
    busy: isFetching,
  };
}
