import { CircleAlert } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Panel } from './Panel';

export interface ErrorPanelProps extends HTMLAttributes<HTMLElement> {
  /** What went wrong, in Vietnamese. */
  message: string;
  /** The way on; without it no button shows. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
}

/** Stands where a part of a page could not be shown, and offers the way on (API-6, GAME-7, PAY-8). */
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
