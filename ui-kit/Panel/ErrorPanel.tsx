import { CircleAlert } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Panel } from './Panel';

export interface ErrorPanelProps extends HTMLAttributes<HTMLElement> {
  /** The error message, in Vietnamese. */
  message: string;
  /** Called by the button. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
}

/** Replaces a part of a page that could not be shown, and offers a retry (API-6, GAME-7, PAY-8). */
export const ErrorPanel = forwardRef<HTMLElement, ErrorPanelProps>(
  ({ message, onRetry, retryLabel = 'Thử lại', ...rest }, ref) => (
    <Panel ref={ref} role="alert" {...rest}>
      <EmptyState
        tone="error"
        icon={<CircleAlert size={28} aria-hidden />}
        title={message}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      />
    </Panel>
  ),
);
ErrorPanel.displayName = 'ErrorPanel';
