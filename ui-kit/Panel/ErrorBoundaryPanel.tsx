import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { ErrorPanel } from './ErrorPanel';

export interface ErrorBoundaryPanelProps {
  children: ReactNode;
  retryLabel?: string | undefined;
  /** Shown when the error has no message. */
  fallbackMessage?: string | undefined;
  /** The data of the children. When it changes after an error, the children are remounted. */
  resetKey?: unknown;
  /** Called when the button is pressed, to reload data. The children are remounted in any case. */
  onRetry?: (() => void) | undefined;
  /** Called for each caught error, for logging. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

interface State {
  failed: boolean;
  message: string;
  attempt: number;
}

/** Catches a rendering error of its children and shows its message with a button that remounts them (PAY-8). */
export class ErrorBoundaryPanel extends Component<ErrorBoundaryPanelProps, State> {
  override state: State = { failed: false, message: '', attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, message: error instanceof Error ? error.message : '' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryPanelProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.remount();
  }

  private remount = () =>
    this.setState(({ attempt }) => ({ failed: false, message: '', attempt: attempt + 1 }));

  private retry = () => {
    this.props.onRetry?.();
    this.remount();
  };

  override render() {
    const { failed, message, attempt } = this.state;
    const {
      children,
      retryLabel = 'Tải lại',
      fallbackMessage = 'Đã xảy ra lỗi, hãy thử tải lại trang.',
    } = this.props;
    if (failed) {
      return <ErrorPanel message={message || fallbackMessage} onRetry={this.retry} retryLabel={retryLabel} />;
    }
    return <Fragment key={attempt}>{children}</Fragment>;
  }
}
