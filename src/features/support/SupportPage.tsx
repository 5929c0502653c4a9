import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary, PageTitle } from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { selectData } from '../../api/selectData';
import { usePageTitle } from '../../hooks/usePageTitle';
import { Page, Sides } from './Support.styles';
import { SupportContacts } from './SupportContacts';
import { SupportQuestions } from './SupportQuestions';
import './texts';
import { lazyComponent } from '../../components/preloadable';

/** Only for signed-in players, so the public page does not load it. */
const PlayerHelp = lazyComponent(async () => (await import('./PlayerHelp')).PlayerHelp);

/** /support (SUP-1, PLAY-4), for everyone. A receipt's link names its transaction: /support?transaction=… */
export const SupportPage = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data: user } = useGetMeQuery(undefined, { selectFromResult: selectData });
  const title = t('support.title');
  const heading = usePageTitle(title);
  const transactionId = search.get('transaction');
  const help = user && (
    <ErrorBoundary resetKey={user}>
      <Suspense fallback={null}>
        <PlayerHelp transactionId={transactionId} user={user} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <Page>
      <PageTitle ref={heading}>{title}</PageTitle>
      {transactionId !== null && help}
      <Sides>
        <SupportQuestions />
        <SupportContacts />
      </Sides>
      {/* It loads after the questions, and must not push them down. */}
      {transactionId === null && help}
    </Page>
  );
};
