import { useMemo } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundaryPanel, Notice } from '@portal/ui-kit';
import { useGetHistoryQuery } from '../../api/endpoints/history';
import { useGetMeQuery } from '../../api/endpoints/me';
import { useGetPaymentMethodsQuery } from '../../api/endpoints/paymentMethods';
import { selectData } from '../../api/selectData';
import { useHydrated } from '../../hooks/inBrowser';
import { owedCredit } from '../../lib/balance';
import { useAppSelector } from '../../store/hooks';
import { useRememberedChoices } from '../../store/useRememberedChoices';
import { lastTopUpOf } from './lastTopUp';
import { Balance } from './parts/Balance';
import { MethodTiles } from './parts/MethodTiles';
import './texts';

/**
 * How often the profile is polled on a payment page, in ms (PAY-9): rarely while money events are streamed, often otherwise. Pauses while
 * the page is hidden.
 */
const pollEvery = { untold: 3_000, streaming: 30_000 };

/** Smaller gaps than on other pages, so that the amount and its code are above the fold on a phone (PLAY-1). */
const Rows = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '@media (min-width: 600px)': { gap: 16 },
});

/** /payment: balance and method tiles above the page of the chosen method (PAY-1). */
export const PaymentPage = () => {
  const { t } = useTranslation();
  const streaming = useAppSelector(({ moneyEvents }) => moneyEvents.streaming);
  const { data: user } = useGetMeQuery(undefined, {
    pollingInterval: streaming ? pollEvery.streaming : pollEvery.untold,
    skipPollingIfUnfocused: true,
    selectFromResult: selectData,
  });
  const { data: methods } = useGetPaymentMethodsQuery(undefined, { selectFromResult: selectData });
  const { data: history } = useGetHistoryQuery(undefined, { selectFromResult: selectData });
  // While the host renders the page, there are no choices to wait for.
  const inBrowser = useHydrated();
  const restored = useRememberedChoices(user?.username) || !inBrowser;
  const { pathname } = useLocation();
  // Memoized, because a choice on the page below rerenders this component but changes none of these parts.
  const above = useMemo(
    () => (
      <>
        <Balance user={user ?? undefined} topUp={lastTopUpOf(history ?? [])} />
        {user && owedCredit(user) > 0 && <Notice severity="warning">{t('payment.debtFirst')}</Notice>}
        <MethodTiles methods={methods} pathname={pathname} />
      </>
    ),
    [t, user, history, methods, pathname],
  );
  return (
    <Rows>
      {above}
      <ErrorBoundaryPanel key={pathname}>{(restored || !user) && <Outlet />}</ErrorBoundaryPanel>
    </Rows>
  );
};
