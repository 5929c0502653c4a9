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

/** The retry removes its button: focus moves to the page's main element or the dialog around it, and not to the top of the document. */
const keepFocusNear = () =>
  document.activeElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });

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
          keepFocusNear();
          retry();
        }}
        retryLabel={retryLabel}
      />
    )}
  />
);
