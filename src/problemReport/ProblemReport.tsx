import { Suspense } from 'react';
import { ErrorBoundary } from '@portal/ui-kit';
import { useAppSelector } from '../store/hooks';
import { withApi } from '../api/whenApi';
import { lazyComponent } from '../components/preloadable';

const ReportDialog = lazyComponent(async () => (await withApi(() => import('./ReportDialog'))).default);

/** The dialog in which a player reports a problem; loaded when it is first opened. */
export const ProblemReport = () => {
  const opened = useAppSelector(({ problemReport }) => problemReport.phase !== 'closed');
  return (
    opened && (
      <ErrorBoundary>
        <Suspense fallback={null}>
          <ReportDialog />
        </Suspense>
      </ErrorBoundary>
    )
  );
};
