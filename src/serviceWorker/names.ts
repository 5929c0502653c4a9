/** The prefix of the worker's caches. Any cache whose name begins with it belongs to the portal. */
export const CACHE_PREFIX = 'portal-';
export const SHELL_CACHE = `${CACHE_PREFIX}shell`;
export const ASSETS_CACHE = `${CACHE_PREFIX}assets`;

/**
 * The address of the page that the worker shows for every path while there is no network. The worker fetches it without cookies and
 * not as a navigation, so the host serves it without a player's data.
 */
export const SHELL_ADDRESS = '/';
