import { paths, type HistoryPage, type Transaction } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readAnswer } from '../readAnswer';
import { readHistoryPage, readTransactions } from '../readers/transactions';

/** Requirements §7: GET /api/transaction-history, newest first, at most 15; and its pages, which are an addition (PLAY-7, HOST-4). */
export const historyApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<Transaction[], NoArgument>({
      queryFn: readAnswer(paths.transactionHistory, readTransactions),
      providesTags: ['History'],
    }),
    /** The pages, newest first, including migrations; with an id, only that transaction. A page is null on a host without the call. */
    getHistoryPages: build.infiniteQuery<HistoryPage | null, string | NoArgument, string | undefined>({
      queryFn: ({ queryArg: id, pageParam: before }, api, options, call) => {
        const [name, value] = id === undefined ? ['before', before] : ['id', id];
        const query = value === undefined ? '' : `?${name}=${encodeURIComponent(value)}`;
        const url = `${paths.historyPages}${query}`;
        return readAddition<HistoryPage | null>(url, readHistoryPage, null)(undefined, api, options, call);
      },
      infiniteQueryOptions: {
        initialPageParam: undefined,
        // If the host returns the same cursor again, there is no older page.
        getNextPageParam: (last, _, before) =>
          last?.next === before ? undefined : (last?.next ?? undefined),
      },
      providesTags: ['History'],
    }),
  }),
});

export const { useGetHistoryQuery, useGetHistoryPagesInfiniteQuery } = historyApi;
