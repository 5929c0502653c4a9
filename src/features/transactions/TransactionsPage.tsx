import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { limits } from '@portal/contract';
import { ErrorBoundaryPanel, PageTitle, Progress } from '@portal/ui-kit';
import { useGetHistoryQuery } from '../../api/endpoints/history';
import { progressOf, selectShown } from '../../api/selectData';
import { refetchOnVisit } from '../../api/refetchOnVisit';
import { lazyPart } from '../../components/lazyPart';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { Optional } from '../../components/Optional';
import { PartBoundary } from '../../components/PartBoundary';
import { usePageTitle } from '../../hooks/usePageTitle';
import { TransactionTable } from './TransactionTable';
import { useOlderHistory } from './useOlderHistory';
import './texts';
import { lazyComponent } from '../../components/preloadable';

const ReceiptDialog = lazyComponent(async () => (await import('./receipt/ReceiptDialog')).ReceiptDialog);

/** Loaded after the rows, which are what the player wants to see. */
const OlderHistory = lazyPart(async () => (await import('./OlderHistory')).OlderHistory);
const ClaimLink = lazyPart(async () => (await import('../../claims/ClaimLink')).ClaimLink);

/** /transactions (TX-1..3): refetched on every visit, since KP may have moved. /transactions/:id shows the receipt of one line on top. */
export const TransactionsPage = () => {
  const { t } = useTranslation();
  const history = useGetHistoryQuery(undefined, {
    ...refetchOnVisit,
    selectFromResult: selectShown,
  });
  const { data, error, refetch } = history;
  const older = useOlderHistory(data);
  const { id } = useParams();
  const { key } = useLocation();
  const title = t('transactions.title');
  const heading = usePageTitle(title);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <ErrorBoundaryPanel resetKey={data} onRetry={() => void refetch()}>
        {data && (
          <TransactionTable transactions={older.transactions ?? data.slice(0, limits.historyLength)} />
        )}
        <AnswerPlaceholder {...progressOf([history])}>
          <Progress label={t('transactions.loading')} />
        </AnswerPlaceholder>
        <Optional>
          {older.transactions && older.transactions.length > 0 && <OlderHistory older={older} />}
          {/* Not before the pages above it, which would push it down. */}
          {(older.isSettled || error) && <ClaimLink />}
        </Optional>
      </ErrorBoundaryPanel>
      {id !== undefined && (
        <PartBoundary key={key} asked>
          <ReceiptDialog id={id} />
        </PartBoundary>
      )}
    </>
  );
};
