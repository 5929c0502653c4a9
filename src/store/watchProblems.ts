import { caughtProblem } from './caughtProblem';
import { problemCaught } from './slices/problemReport';
import type { AppStore } from './types';

/** Logs uncaught errors and rejections as actions, so that reports contain them. Returns a function that stops it. */
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
