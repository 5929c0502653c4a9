import { use } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
import { ErrorPanel } from './ErrorPanel';
import { KitTextsContext } from '../texts/KitTextsContext';
import { errorBoundary } from '../texts/errorBoundary';

export interface ErrorBoundaryPanelProps extends Omit<ErrorBoundaryProps, 'fallback'> {
  retryLabel?: string | undefined;
  /** Shown when the error has no message written for players. */
  fallbackMessage?: string | undefined;
  /** Called when the retry button is pressed, to reload data. The children are always remounted. */
  onRetry?: (() => void) | undefined;
}

/** Catches rendering errors of its children and shows a message with a button that remounts them (PAY-8). */
export const ErrorBoundaryPanel = ({
  retryLabel = use(KitTextsContext)(errorBoundary).retry,
  fallbackMessage = use(KitTextsContext)(errorBoundary).fallback,
  onRetry,
  ...boundary
}: ErrorBoundaryPanelProps) => (
  <ErrorBoundary
    {...boundary}
    fallback={({ message, retry }) => (
      <ErrorPanel
        message={message || fallbackMessage}
        onRetry={() => {
          onRetry?.();
          retry();
        }}
        retryLabel={retryLabel}
      />
    )}
  />
);
