import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { checkKitTokens } from '../tokens/checkKitTokens';
import { kitComponents } from './components';
import { modeSelector } from './modeSelector';
import { type KitTokens, mergeTokens } from '../tokens/mergeTokens';
import { paletteOf } from '../tokens/paletteOf';
import type { ColourMode, ModeTokens } from '../tokens/tokens';

/** Replaced by bundlers. Declared here, because the package needs nothing else of Node's types. */
declare const process: { env: { NODE_ENV?: string | undefined } };

/** Adds the kit's colours to the types of MUI's theme: `theme.vars.palette.kit`. */
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
  interface ThemeOptions {
    /** Becomes the variable `--kit-font-family`. */
    font?: { family: string };
  }
}

/** A product's changes to the kit's look. Omitted options keep the kit's defaults. */
export interface KitThemeOptions {
  /** Colours and shadows of each mode. Colours are #RRGGBB values that meet the contrast of WCAG AA: see checkKitTokens. */
  tokens?: KitTokens | undefined;
  /** A CSS font-family list. The page itself must load the font, with weights 400 and 600. */
  fontFamily?: string | undefined;
  /** The corner radius of a control in px, 12 by default; cards and dialogs scale in proportion. */
  radius?: number | undefined;
  /** One step of `theme.spacing` in px, 8 by default. */
  spacing?: number | undefined;
}

const kitFont =
  "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** One mode of the theme. */
export const schemeOf = (mode: ColourMode, tokens: ModeTokens) => ({
  palette: { mode, ...paletteOf(mode, tokens) },
});

const heading = { fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.3 };

/** The theme options that do not depend on the mode. */
export const sharedOptions = (options: KitThemeOptions) =>
  ({
    spacing: options.spacing ?? 8,
    shape: { borderRadius: options.radius ?? 12 },
    font: { family: options.fontFamily ?? kitFont },
    typography: {
      fontFamily: 'var(--kit-font-family)',
      fontWeightLight: 400,
      fontWeightRegular: 400,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      h1: { ...heading, fontSize: '1.5rem' },
      h2: { ...heading, fontSize: '1.25rem' },
      h3: { ...heading, fontSize: '1.0625rem' },
      body1: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.5, letterSpacing: 0 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45, letterSpacing: 0 },
      button: { fontWeight: 600, fontSize: '1rem', textTransform: 'none', letterSpacing: 0 },
    },
    transitions: {
      duration: {
        shortest: 100,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components: kitComponents,
  }) satisfies ThemeOptions;

/**
 * The kit's MUI theme (architecture §8), with a product's look. Every colour, the font and the corners are CSS variables, and `[data-mode]` on the
 * html element selects the mode, so changing the mode re-renders nothing. Read colours from `theme.vars.palette.kit`. Never use
 * `theme.palette`: it holds only the default (dark) mode. In development it throws where checkKitTokens does.
 */
export function createKitTheme(options: KitThemeOptions = {}): Theme {
  // A production bundle drops the check and everything it imports.
  if (process.env.NODE_ENV !== 'production' && options.tokens) checkKitTokens(options.tokens);
  const tokens = mergeTokens(options.tokens);
  return createTheme({
    cssVariables: { cssVarPrefix: 'kit', colorSchemeSelector: modeSelector },
    defaultColorScheme: 'dark',
    colorSchemes: { dark: schemeOf('dark', tokens.dark), light: schemeOf('light', tokens.light) },
    ...sharedOptions(options),
  });
}
