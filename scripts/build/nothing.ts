/** Replaces components that packages import but the portal never shows (webpack.config.ts). Most import it by default. */
const Nothing = (): null => null;
export default Nothing;
export { Nothing as stringifyTheme };
