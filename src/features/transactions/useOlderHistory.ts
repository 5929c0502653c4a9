import type { SerializedError } from '@reduxjs/toolkit';
import type { Transaction } from '@portal/contract';
import { useGetHistoryPagesInfiniteQuery } from '../../api/endpoints/history';
import type { PortalError } from '../../api/portalError';
import { refetchOnVisit } from '../../api/refetchOnVisit';

/** The pages of the history that have been loaded (PLAY-7). */
export interface OlderHistory {
  /**
   * From the newest page on, with migrations; null if the host has no pages, and until the first one has arrived (HOST-4). If the pages
   * could not be refetched, with the newest transactions, which the pages may lack.
   */
  transactions: Transaction[] | null;
  /** Whether the first page has arrived, or the host has no pages. */
  isSettled: boolean;
  hasOlder: boolean;
  isLoading: boolean;
  /** The reason why pages could not be loaded or refetched. */
  error: PortalError | SerializedError | undefined;
  loadOlder: () => void;
  offersFile: boolean;
}

/** The pages, requested once `newest` is set: when the 15 most recent transactions have loaded. */
export function useOlderHistory(newest: readonly Transaction[] | undefined): OlderHistory {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } =
    useGetHistoryPagesInfiniteQuery(undefined, { skip: !newest, ...refetchOnVisit });
  const pages = data?.pages.filter((page) => page !== null) ?? [];
  const areOutdated = error !== undefined && !isFetchNextPageError;
  const lines = [...pages.flatMap((page) => page.transactions), ...((areOutdated && newest) || [])];
  const byId = new Map(lines.map((line) => [line.type + line.id, line]));
  return {
    transactions: pages.length > 0 ? [...byId.values()] : null,
    isSettled: Boolean(data ?? error),
    hasOlder: hasNextPage,
    isLoading: isFetchingNextPage,
    error,
    loadOlder: () => void fetchNextPage(),
    offersFile: pages[0]?.offersFile === true,
  };
}
