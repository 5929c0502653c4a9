import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundaryPanel } from '@portal/ui-kit';
import { useGetHistoryQuery } from '../../api/endpoints/history';
import { useGetMeQuery } from '../../api/endpoints/me';
import { useGetPaymentMethodsQuery } from '../../api/endpoints/paymentMethods';
import { lastTopUpOf } from './lastTopUp';
import { Balance } from './parts/Balance';
import { MethodTiles } from './parts/MethodTiles';

/** How often the profile is asked for while a payment page is looked at (PAY-9); rests while it is hidden. */
const POLL_MS = 3000;

/** /payment: balance and method tiles, above the page of the chosen method (PAY-1). */
export const PaymentPage = () => {
  const { data: user } = useGetMeQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { data: methods } = useGetPaymentMethodsQuery();
  const { data: history = [] } = useGetHistoryQuery();
  const { pathname } = useLocation();
  return (
    <>
      <Balance user={user ?? undefined} topUp={lastTopUpOf(history)} />
      <MethodTiles methods={methods} pathname={pathname} />
      <ErrorBoundaryPanel key={pathname}>
        <Outlet />
      </ErrorBoundaryPanel>
    </>
  );
};
