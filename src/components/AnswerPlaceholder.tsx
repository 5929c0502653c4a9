import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorPanel } from '@portal/ui-kit';

export interface AnswerPlaceholderProps {
  /** The answer is there, so nothing stands in its place. */
  answered: boolean;
  /** Why there is no answer, in Vietnamese. */
  error: string | undefined;
  /** It is being asked for. */
  busy: boolean;
  onRetry: () => unknown;
  /** What is shown until the first answer or error. */
  children: ReactNode;
}

/** The part of the page that held `panel`, and will hold the answer. */
const partAround = (panel: HTMLElement | null) =>
  panel?.parentElement?.closest<HTMLElement>('section, main') ?? null;

function focusPart(part: HTMLElement) {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.style.outline = 'none';
  part.focus({ preventScroll: true });
}

/**
 * Stands in the place of an answer that is not there: a skeleton, or the error with its retry (API-6). The error stays while it is
 * asked again, with a busy button that keeps the focus. When the answer comes, the part of the page that holds it has the focus,
 * unless the player has gone elsewhere meanwhile (WCAG 2.4.3).
 */
export const AnswerPlaceholder = ({ answered, error, busy, onRetry, children }: AnswerPlaceholderProps) => {
  // An error of an earlier visit is not shown while this one asks.
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
