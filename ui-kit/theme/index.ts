export { tokens, type ColourMode, type ModeTokens, type Tone } from '../tokens/tokens';
export type { KitTokens } from '../tokens/mergeTokens';
export { createKitTheme, type KitThemeOptions } from './createKitTheme';
export { kitTheme } from './kitTheme';
export { KitThemeProvider, type KitThemeProviderProps } from './KitThemeProvider';
