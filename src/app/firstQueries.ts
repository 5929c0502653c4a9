import { paths } from '@portal/contract';
import { portalApi } from '../api/portalApi';
import type { FirstAnswers } from '../api/firstAnswers';
import type { AppDispatch, AppThunk } from '../store/types';
import { pagesAt } from './pagesAt';
import type { PageName } from './routes';

/** Queries without an argument, and the paths they ask. Beside them every signed-in page asks GET /api/me. */
export const queryPaths = {
  getHistory: paths.transactionHistory,
  getPaymentMethods: paths.paymentMethods,
  getRechargeConfig: paths.rechargeGame,
  getZones: paths.zones,
  getAccountZones: paths.accountZones,
  getGiftCodes: paths.giftCodes,
} as const;
type QueryName = keyof typeof queryPaths;

/** What a page asks as soon as it is shown. */
const queriesOf: Partial<Record<PageName, readonly QueryName[]>> = {
  payment: ['getPaymentMethods', 'getHistory'],
  recharge: ['getRechargeConfig', 'getZones', 'getAccountZones', 'getHistory'],
  transactions: ['getHistory'],
  giftCodes: ['getGiftCodes'],
};

export const queriesAt = (pathname: string): QueryName[] => [
  ...new Set(pagesAt(pathname).flatMap((page) => queriesOf[page] ?? [])),
];

/** An endpoint of one of them. */
interface Query {
  initiate: (argument: undefined, options: { subscribe: false }) => AppThunk<Promise<unknown>>;
}

/**
 * Runs the queries of a path that the host has answered with the page, so that its first render has their data. Its page must have been
 * loaded, since pages bring their endpoints.
 */
export async function runFirstQueries(
  dispatch: AppDispatch,
  pathname: string,
  answers: FirstAnswers,
): Promise<void> {
  const endpoints = portalApi.endpoints as Partial<Record<QueryName, Query>>;
  const answered = queriesAt(pathname).filter((name) => answers.has(queryPaths[name]));
  await Promise.all(
    answered.map(async (name) => {
      const initiate = endpoints[name]?.initiate;
      // The pages' hooks take the entries over.
      if (initiate) await dispatch(initiate(undefined, { subscribe: false }));
    }),
  );
}
