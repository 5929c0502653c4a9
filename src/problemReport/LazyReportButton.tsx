import { lazy, Suspense, type ComponentType } from 'react';

/** Without a network it cannot be loaded, and the panel that says so must stand nonetheless. */
const loadButton = async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./ReportButton')).ReportButton };
  } catch {
    return { default: () => null };
  }
};
const ReportButton = lazy(loadButton);

/** The ReportButton in a chunk of its own: few players see an error panel. */
export const LazyReportButton = () => (
  <Suspense fallback={null}>
    <ReportButton />
  </Suspense>
);
