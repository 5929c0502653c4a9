import { preloadable } from '../../components/preloadable';

/** Few players see it, so it is in a chunk of its own. */
export const pendingDeletion = preloadable(async () => (await import('./PendingDeletion')).PendingDeletion);
