import { lazy, Suspense } from 'react';

/** Without a network it cannot be loaded, and the panel that says so must stand nonetheless. */
const ReportButton = lazy(() =>
  import('./ReportButton').then(
    ({ ReportButton: Button }) => ({ default: Button }),
    () => ({ default: () => null }),
  ),
);

/** The ReportButton in a chunk of its own: few players see an error panel. */
export const LazyReportButton = () => (
  <Suspense fallback={null}>
    <ReportButton />
  </Suspense>
);
