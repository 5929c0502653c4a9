import { lazy, Suspense } from 'react';

const ReportButton = lazy(async () => ({ default: (await import('./ReportButton')).ReportButton }));

/** The ReportButton in a chunk of its own: few players see an error panel. */
export const LazyReportButton = () => (
  <Suspense fallback={null}>
    <ReportButton />
  </Suspense>
);
