/** The path of the built files on the portal's origin. */
export const assetsPath = '/assets/';
