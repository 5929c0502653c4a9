import { paths, type Transaction } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readAnswer } from '../readAnswer';
import { readTransactions } from '../readers/transactions';

/** Requirements §7: GET /api/transaction-history, newest first, at most 15. */
export const historyApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<Transaction[], NoArgument>({
      queryFn: readAnswer(paths.transactionHistory, readTransactions),
      providesTags: ['History'],
    }),
  }),
});

export const { useGetHistoryQuery } = historyApi;
