import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import {
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  use,
  useState,
} from 'react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Panel } from './Panel';
import { KitTextsContext } from '../texts/KitTextsContext';
import { errorPanel } from '../texts/errorPanel';

export interface ErrorPanelProps extends HTMLAttributes<HTMLElement> {
  /** The error message, in Vietnamese. */
  message: string;
  /** Called when the retry button is pressed. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Whether the retry is in progress: the button shows it and gets the focus back afterwards. */
  busy?: boolean | undefined;
}

/** Extra content for every error panel below the provider, shown beside the retry button, such as a problem report. */
export const ErrorPanelExtra = createContext<ReactNode>(null);

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

/** Replaces a part of a page that could not be loaded or rendered, and offers a retry (API-6, GAME-7, PAY-8). */
export const ErrorPanel = forwardRef<HTMLElement, ErrorPanelProps>(
  ({ message, onRetry, retryLabel = use(KitTextsContext)(errorPanel).retry, busy = false, ...rest }, ref) => {
    const extra = useContext(ErrorPanelExtra);
    // The message is inserted again when a retry has failed: with the same text, nothing would be announced.
    const [retries, setRetries] = useState({ busy, ended: 0 });
    if (retries.busy !== busy) setRetries({ busy, ended: retries.ended + Number(!busy) });
    const retry = onRetry && (
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    );
    return (
      // An alert is atomic by default: the busy button, or a late extra, would have the whole panel read again.
      <Panel ref={ref} role="alert" aria-atomic={false} {...rest}>
        <EmptyState
          tone="error"
          icon={<CircleAlert size={28} aria-hidden />}
          title={<span key={retries.ended}>{message}</span>}
          action={
            (retry || extra) && (
              <Buttons>
                {retry}
                {extra}
              </Buttons>
            )
          }
        />
      </Panel>
    );
  },
);
ErrorPanel.displayName = 'ErrorPanel';
