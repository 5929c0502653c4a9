import { paths, type User } from '@portal/contract';
import { portalApi } from '../api/portalApi';
import type { FirstAnswers } from '../api/firstAnswers';
import { loadParts } from '../components/lazyPart';
import { restoreChoices } from '../store/rememberedChoices';
import type { AppDispatch, AppThunk } from '../store/types';
import { pendingDeletion } from './layouts/pendingDeletionPart';
import { pagesAt } from './pagesAt';
import type { PageName } from './routes';

/** Queries without an argument, and the paths that they request. In addition, every signed-in page requests GET /api/me. */
export const queryPaths = {
  getHistory: paths.transactionHistory,
  getPaymentMethods: paths.paymentMethods,
  getRechargeConfig: paths.rechargeGame,
  getZones: paths.zones,
  getAccountZones: paths.accountZones,
  getGiftCodes: paths.giftCodes,
  getCodeRedemptions: paths.codeRedemptions,
  getSecondFactor: paths.secondFactor,
  getLoginApproval: paths.loginApproval,
} as const;
type QueryName = keyof typeof queryPaths;

/** The queries that a page sends as soon as it is shown. */
const queriesOf: Partial<Record<PageName, readonly QueryName[]>> = {
  security: ['getSecondFactor', 'getLoginApproval'],
  payment: ['getPaymentMethods', 'getHistory'],
  recharge: ['getRechargeConfig', 'getZones', 'getAccountZones', 'getHistory'],
  transactions: ['getHistory'],
  giftCodes: ['getGiftCodes', 'getCodeRedemptions'],
};

/** The pages that show what the player chose on this device (useRememberedChoices). */
const choosing: readonly PageName[] = ['personalInfo', 'payment', 'recharge'];

/** The queries that a path sends first, those of all pages that it shows, each once. */
export const queriesAt = (pathname: string): QueryName[] => [
  ...new Set(pagesAt(pathname).flatMap((page) => queriesOf[page] ?? [])),
];

/** The endpoint of a query in `queryPaths`. */
interface Query {
  initiate: (argument: undefined) => AppThunk<Promise<unknown> & { unsubscribe: () => void }>;
}

interface FirstRender {
  user?: User | null | undefined;
  /** Whether to restore what the player chose on this device; never on the server. */
  remembers?: boolean;
}

/**
 * Prepares a complete first render of a path for which the host has embedded answers in the page: runs the queries that have an
 * answer, and loads the page's lazy parts. The page's chunk must have been loaded, since it defines the endpoints and the parts.
 * Returns a function that releases the cache entries; until then, no change of the player's data removes them.
 */
export async function prepareFirstRender(
  dispatch: AppDispatch,
  pathname: string,
  answers: FirstAnswers,
  { user, remembers = false }: FirstRender = {},
): Promise<() => void> {
  if (user && remembers && pagesAt(pathname).some((page) => choosing.includes(page)))
    dispatch(restoreChoices(user.username));
  const endpoints = portalApi.endpoints as Partial<Record<QueryName, Query>>;
  const answered = queriesAt(pathname).filter((name) => answers.has(queryPaths[name]));
  const queries = answered.flatMap((name) => {
    const initiate = endpoints[name]?.initiate;
    return initiate ? [dispatch(initiate(undefined))] : [];
  });
  // The banner is above the page, and would push it down if it appeared later.
  const banner = user?.deletesAt ? pendingDeletion.preload() : undefined;
  await Promise.allSettled([...queries, loadParts(), banner]);
  return () => queries.forEach(({ unsubscribe }) => unsubscribe());
}
