import { safeStorage } from '../lib/safeStorage';
import { selectUser } from '../store/selectors';
import { queuedReportKey } from '../store/slices/problemReport';
import type { AppStore } from '../store/types';

/**
 * Sends a report that waits for a connection: now, and whenever the browser is online again. Most players never have one, so what
 * sends it is loaded for it alone. Returns a function that ends this.
 */
export function followQueuedReport(store: AppStore): () => void {
  const attempt = () => {
    const key = queuedReportKey(selectUser(store.getState()));
    if (safeStorage.read(key) === null) return;
    void import('./sendReport').then(({ sendQueuedReport }) => store.dispatch(sendQueuedReport()));
  };
  attempt();
  window.addEventListener('online', attempt);
  return () => window.removeEventListener('online', attempt);
}
