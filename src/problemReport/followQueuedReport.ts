import { withApi } from '../api/whenApi';
import { safeStorage } from '../lib/safeStorage';
import { QUEUED_REPORT } from '../store/slices/problemReport';
import type { AppStore } from '../store/types';

/**
 * Sends a queued report: now, and whenever the browser comes online again. Most players never have one, so the code that sends it is
 * loaded only when needed. Returns a function that stops this.
 */
export function followQueuedReport(store: AppStore): () => void {
  const attempt = () => {
    // Anyone's: before the host has answered, nobody knows who is signed in. sendQueuedReport waits for that.
    if (!safeStorage.keys().some((key) => key.startsWith(QUEUED_REPORT))) return;
    void withApi(() => import('./sendReport')).then(
      ({ sendQueuedReport }) => store.dispatch(sendQueuedReport()),
      () => undefined,
    );
  };
  attempt();
  window.addEventListener('online', attempt);
  return () => window.removeEventListener('online', attempt);
}
