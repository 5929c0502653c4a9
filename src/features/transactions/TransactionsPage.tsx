import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundaryPanel, ErrorPanel, PageTitle, Progress } from '@portal/ui-kit';
import { useGetHistoryQuery } from '../../api/endpoints/history';
import { messageOf } from '../../api/messageOf';
import { useTexts } from '../../i18n/useTexts';
import { usePageTitle } from '../../shared/usePageTitle';
import { TransactionTable } from './TransactionTable';
import { transactionTexts } from './texts';

/** /transactions (TX-1..3): asked for anew on every visit, since KP may have moved meanwhile. */
export const TransactionsPage = () => {
  const t = useTexts(transactionTexts);
  const { data, error, isFetching, refetch } = useGetHistoryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { pathname } = useLocation();
  const title = t('transactions.title');
  const heading = usePageTitle(title);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <ErrorBoundaryPanel>
        {data && <TransactionTable transactions={data} />}
        {!data && error && !isFetching && (
          <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
        )}
        {!data && (!error || isFetching) && <Progress label={t('transactions.loading')} />}
      </ErrorBoundaryPanel>
      {/* The receipt of one line, on top. */}
      <ErrorBoundaryPanel key={pathname}>
        <Suspense>
          <Outlet />
        </Suspense>
      </ErrorBoundaryPanel>
    </>
  );
};
