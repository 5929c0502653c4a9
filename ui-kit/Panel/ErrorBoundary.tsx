import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';

export interface CaughtError {
  /** The error's message if it is written for players; '' for a programming error, whose message is in English. */
  message: string;
  /** Remounts the children. */
  retry: () => void;
}

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders the replacement for the children after an error. Nothing by default. */
  fallback?: ((error: CaughtError) => ReactNode) | undefined;
  /** The data of the children. When it changes after an error, the children are remounted. */
  resetKey?: unknown;
  /** Called for each caught error, for logging. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

interface State {
  failed: boolean;
  message: string;
  attempt: number;
}

/** Vietnamese sentences contain non-ASCII letters; messages of JavaScript and of libraries do not. */
const isForPlayers = (message: string): boolean => /[^\p{ASCII}]/u.test(message);

/** Catches rendering errors of its children, so that the rest of the page stays usable (PAY-8, HOST-2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, message: '', attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {
      failed: true,
      message: error instanceof Error && isForPlayers(error.message) ? error.message : '',
    };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.remount();
  }

  private remount = () =>
    this.setState(({ attempt }) => ({ failed: false, message: '', attempt: attempt + 1 }));

  override render(): ReactNode {
    const { failed, message, attempt } = this.state;
    const { children, fallback } = this.props;
    if (failed) return fallback?.({ message, retry: this.remount }) ?? null;
    return <Fragment key={attempt}>{children}</Fragment>;
  }
}
