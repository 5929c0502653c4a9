import type { ModeTokens } from './tokens';

/** The kit's own colours stand under one palette key: `theme.vars.palette.kit`. */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    kit: ModeTokens;
  }
  interface PaletteOptions {
    kit?: ModeTokens;
  }
}
