import { withApi } from '../api/whenApi';
import { safeStorage } from '../lib/safeStorage';
import { selectUser } from '../store/selectors';
import { queuedReportKey } from '../store/slices/problemReport';
import type { AppStore } from '../store/types';

/**
 * Sends a queued report: now, and whenever the browser comes online again. Most players never have one, so the code that sends it is
 * loaded only when needed. Returns a function that stops this.
 */
export function followQueuedReport(store: AppStore): () => void {
  const attempt = () => {
    const key = queuedReportKey(selectUser(store.getState()));
    if (safeStorage.read(key) === null) return;
    void withApi(() => import('./sendReport')).then(
      ({ sendQueuedReport }) => store.dispatch(sendQueuedReport()),
      () => undefined,
    );
  };
  attempt();
  window.addEventListener('online', attempt);
  return () => window.removeEventListener('online', attempt);
}
