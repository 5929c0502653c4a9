/** Of the worker's caches. Any cache that begins with the prefix is the portal's own. */
export const CACHE_PREFIX = 'portal-';
export const SHELL_CACHE = `${CACHE_PREFIX}shell`;
export const ASSETS_CACHE = `${CACHE_PREFIX}assets`;

/** Where the worker finds the page that stands for every address while there is no network. Its fetch says that it is no navigation, and carries no cookie, so the host gives the page without a player's data. */
export const SHELL_ADDRESS = '/';
