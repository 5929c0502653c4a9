import { preloadable } from '../../../components/preloadable';

/** Preloaded by MethodsPage, so that it is shown as soon as the money arrives. */
export const topUpSuccess = preloadable(async () => (await import('./TopUpSuccess')).TopUpSuccess);
