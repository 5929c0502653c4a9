/** Replaces components that packages import but the portal never shows (webpack.config.ts). It must be a default export. */
const Nothing = (): null => null;
export default Nothing;
