/** The `fixedCacheKey` of a call whose outcome is shown on the page that made it. It stays in the store until the page is left. */
export const pageCacheKey = (name: string) => `page:${name}`;
