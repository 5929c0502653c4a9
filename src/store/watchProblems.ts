import { caughtProblem } from './caughtProblem';
import { problemCaught } from './slices/problemReport';
import type { AppStore } from './types';

/** Logs errors that nobody caught as actions, so that a report has them. Returns a function that ends it. */
export function watchProblems({ dispatch }: AppStore): () => void {
  const onError = ({ error, message }: ErrorEvent) =>
    void dispatch(problemCaught(caughtProblem(error ?? message)));
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    void dispatch(problemCaught(caughtProblem(reason)));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
