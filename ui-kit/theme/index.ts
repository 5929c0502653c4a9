export { tokens, type ColourMode, type ModeTokens, type Tone } from './tokens';
export { kitTheme } from './kitTheme';
export { KitThemeProvider } from './KitThemeProvider';
