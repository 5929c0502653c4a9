import { Suspense } from 'react';
import { ErrorBoundary } from '@portal/ui-kit';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { reportClosed } from '../store/slices/problemReport';
import { withApi } from '../api/whenApi';
import { lazyComponent } from '../components/preloadable';

const ReportDialog = lazyComponent(async () => (await withApi(() => import('./ReportDialog'))).default);

/** The dialog in which a player reports a problem; loaded when it is first opened. */
export const ProblemReport = () => {
  const dispatch = useAppDispatch();
  const opened = useAppSelector(({ problemReport }) => problemReport.phase !== 'closed');
  return (
    opened && (
      // The next tap requests a dialog again that could not be loaded.
      <ErrorBoundary onError={() => void dispatch(reportClosed())}>
        <Suspense fallback={null}>
          <ReportDialog />
        </Suspense>
      </ErrorBoundary>
    )
  );
};
