import { preloadable } from '../../components/preloadable';

/** Few players see it, so it is in its own chunk. */
export const pendingDeletion = preloadable(async () => (await import('./PendingDeletion')).PendingDeletion);
