import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@portal/ui-kit';

interface OptionalProps {
  children: ReactNode;
  /** Shown while the part is loading, and if it cannot be loaded. Nothing by default. */
  fallback?: ReactNode;
}

/**
 * Suspense for a part that the page around it can do without. If its chunk cannot be loaded, only the part is missing; without this
 * boundary, the page's own error would replace what the player has typed (decision 0136).
 */
export const Optional = ({ children, fallback }: OptionalProps) => (
  <ErrorBoundary fallback={() => fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
