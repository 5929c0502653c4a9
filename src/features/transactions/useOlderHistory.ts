import type { SerializedError } from '@reduxjs/toolkit';
import type { Transaction } from '@portal/contract';
import { useGetHistoryPagesInfiniteQuery } from '../../api/endpoints/history';
import type { PortalError } from '../../api/portalError';

/** The pages of the history that have been loaded (PLAY-7). */
export interface OlderHistory {
  /** From the newest page on, with migrations; null if the host has no pages, and until the first one has arrived (HOST-4). */
  transactions: Transaction[] | null;
  /** Whether the first page has arrived, or the host has no pages. */
  isSettled: boolean;
  hasOlder: boolean;
  isLoading: boolean;
  error: PortalError | SerializedError | undefined;
  loadOlder: () => void;
  offersFile: boolean;
}

/** The pages, requested once `wanted` is true: when the 15 most recent transactions have loaded. */
export function useOlderHistory(wanted: boolean): OlderHistory {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } =
    useGetHistoryPagesInfiniteQuery(undefined, { skip: !wanted, refetchOnMountOrArgChange: true });
  const pages = data?.pages.filter((page) => page !== null) ?? [];
  const byId = new Map(pages.flatMap((page) => page.transactions).map((line) => [line.id, line]));
  return {
    transactions: pages.length > 0 ? [...byId.values()] : null,
    isSettled: Boolean(data ?? error),
    hasOlder: hasNextPage,
    isLoading: isFetchingNextPage,
    error: isFetchNextPageError ? error : undefined,
    loadOlder: () => void fetchNextPage(),
    offersFile: pages[0]?.offersFile === true,
  };
}
