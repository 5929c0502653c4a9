import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { ErrorBoundaryPanel } from '@portal/ui-kit';
import { afterRelease } from '../lib/afterRelease';
import { LoadingCard } from './LoadingCard';
import './texts';

export interface PartBoundaryProps {
  children: ReactNode;
  /** Shown while the part is loading. By default nothing, or for a part that the player has asked for, that it is loading. */
  loading?: ReactNode;
  /** What the player must learn without the part as well, such as where their money is. Shown while it is loading, and above its error. */
  vital?: ReactNode;
  /** The data of the part. When it changes after an error, the part is mounted again. */
  resetKey?: unknown;
  /** Whether the player has asked for the part: then its error is scrolled into view. While it is false, the error is not shown. */
  asked?: boolean;
  /** Called before the page is reloaded, to keep what was typed. */
  onReload?: () => void;
}

/** Keeps what is scrolled into view above the bar that /recharge has at the bottom of a phone's window. */
export const aboveBar = { scrollMarginBottom: 112 };

/** Without a box while it is empty, since the page would leave a gap beside it: a dialog is not inside. */
const Place = styled.div({ ...aboveBar, '&:empty': { display: 'none' } });

/**
 * Suspense for a part that the player needs, with a boundary of its own: an error takes only the place of the part, so the page around
 * it keeps what was typed (decision 0136). The error has a retry, or the reload of the page if a release has removed the part.
 */
export const PartBoundary = ({ children, loading, vital, resetKey, asked, onReload }: PartBoundaryProps) => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<{ key: unknown } | null>(null);
  const [released, setReleased] = useState(false);
  if (failed && failed.key !== resetKey) setFailed(null);
  const retry = () => {
    if (!released) return setFailed(null);
    onReload?.();
    window.location.reload();
  };
  const boundary = (
    <>
      {failed && vital !== undefined && <div style={{ marginBottom: 12 }}>{vital}</div>}
      <ErrorBoundaryPanel
        resetKey={resetKey}
        fallbackMessage={t(released ? 'part.released' : 'part.failed')}
        retryLabel={t(released ? 'part.reload' : 'part.retry')}
        onError={() => {
          setFailed({ key: resetKey });
          void afterRelease(() => setReleased(true));
          if (asked) place.current?.scrollIntoView({ block: 'nearest' });
        }}
        onRetry={retry}
      >
        <Suspense fallback={loading ?? vital ?? (asked && <LoadingCard />)}>{children}</Suspense>
      </ErrorBoundaryPanel>
    </>
  );
  if (asked === undefined) return boundary;
  return <Place ref={place}>{(asked || !failed) && boundary}</Place>;
};
