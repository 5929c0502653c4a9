import { paths, type Transaction } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';

/** Requirements §7: GET /api/transaction-history, newest first, at most 15. */
export const historyApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<Transaction[], NoArgument>({
      query: () => paths.transactionHistory,
      providesTags: ['History'],
    }),
  }),
});

export const { useGetHistoryQuery } = historyApi;
