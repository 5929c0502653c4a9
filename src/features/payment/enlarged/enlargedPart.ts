import { preloadable } from '../../../components/preloadable';

/** Preloaded by MethodsPage, so that it opens at once, even if the network is gone by then. */
export const enlarged = preloadable(async () => (await import('./EnlargedQr')).EnlargedQr);
