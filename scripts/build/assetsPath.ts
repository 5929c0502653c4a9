/** Where the browser finds the built files, under the portal's own origin. */
export const assetsPath = '/assets/';
