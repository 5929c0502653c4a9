import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@portal/ui-kit';
import { useAppSelector } from '../store/hooks';

const ReportDialog = lazy(() => import('./ReportDialog'));

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
