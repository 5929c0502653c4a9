import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary, ErrorPanel } from '@portal/ui-kit';
import { useAppSelector } from '../store/hooks';
import { withApi } from '../api/whenApi';
import { LoadingCard } from '../components/LoadingCard';
import { lazyComponent } from '../components/preloadable';
import '../components/texts';

const ReportDialog = lazyComponent(async () => (await withApi(() => import('./ReportDialog'))).default);

/** Below the page, since no page has a place for it. */
const intoView = (panel: HTMLElement | null) => panel?.scrollIntoView();

/** The dialog in which a player reports a problem; loaded when it is first opened. */
export const ProblemReport = () => {
  const { t } = useTranslation();
  const report = useAppSelector(({ problemReport }) => problemReport);
  return (
    report.phase !== 'closed' && (
      // The next tap requests a dialog again that could not be loaded.
      <ErrorBoundary
        resetKey={report}
        fallback={({ retry }) => (
          <ErrorPanel ref={intoView} style={{ margin: 16 }} message={t('part.failed')} onRetry={retry} />
        )}
      >
        <Suspense fallback={<LoadingCard />}>
          <ReportDialog />
        </Suspense>
      </ErrorBoundary>
    )
  );
};
