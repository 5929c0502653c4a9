import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorPanel } from '@portal/ui-kit';

export interface AnswerPlaceholderProps {
  /** The answer has arrived, so nothing is rendered. */
  answered: boolean;
  /** The error message, in Vietnamese; undefined for none. */
  error: string | undefined;
  /** A request is pending. */
  busy: boolean;
  onRetry: () => unknown;
  /** Shown until the first answer or error. */
  children: ReactNode;
}

/** The part of the page that contains `panel` now, and will contain the answer. */
const partAround = (panel: HTMLElement | null) =>
  panel?.parentElement?.closest<HTMLElement>('section, main') ?? null;

function focusPart(part: HTMLElement) {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.style.outline = 'none';
  part.focus({ preventScroll: true });
}

/**
 * Shown until an answer arrives: a skeleton, or the error with a retry button (API-6). During a retry the error stays, and its busy
 * button keeps the focus. When the answer arrives, the part of the page that contains it gets the focus, unless the player has moved
 * the focus elsewhere meanwhile (WCAG 2.4.3).
 */
export const AnswerPlaceholder = ({ answered, error, busy, onRetry, children }: AnswerPlaceholderProps) => {
  // An error from an earlier visit is not shown while the query is fetched again.
  const [retried, setRetried] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const part = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!answered || !part.current) return;
    if (document.activeElement === document.body) focusPart(part.current);
    part.current = null;
  }, [answered]);

  if (answered) return null;
  if (error === undefined || (busy && !retried)) return children;
  return (
    <ErrorPanel
      ref={panel}
      message={error}
      busy={busy}
      onRetry={() => {
        part.current = partAround(panel.current);
        setRetried(true);
        onRetry();
      }}
    />
  );
};
