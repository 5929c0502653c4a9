import { createTheme } from '@mui/material/styles';
import { kitComponents } from './components';
import { type ColourMode, type ModeTokens, tokens } from './tokens';

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
}

const fontFamily =
  "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

const schemeOf = (mode: ColourMode) => {
  const { canvas, surface, text, secondary, controlBorder, hairline, tone, gold } = tokens[mode];
  const toneOf = (main: string) => ({
    main,
    light: main,
    dark: main,
    contrastText: mode === 'dark' ? canvas : surface,
  });
  return {
    palette: {
      mode,
      primary: { main: tone.gold, light: tone.gold, dark: tone.gold, contrastText: gold.onFill },
      secondary: toneOf(secondary),
      error: toneOf(tone.error),
      info: toneOf(tone.info),
      success: toneOf(tone.success),
      warning: toneOf(tone.warning),
      background: { default: canvas, paper: surface },
      text: { primary: text, secondary, disabled: secondary },
      action: { active: secondary, disabled: controlBorder, disabledBackground: hairline },
      divider: hairline,
      kit: tokens[mode],
    },
  };
};

const heading = { fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.3 };

/**
 * The kit's MUI theme (architecture §8). Every colour is a CSS variable, and `[data-mode]` on the html element selects the mode, so a change of
 * mode renders nothing again. Read colours from `theme.vars.palette.kit`. Never use `theme.palette`: it holds only the default
 * (dark) mode.
 */
export const kitTheme = createTheme({
  cssVariables: { cssVarPrefix: 'kit', colorSchemeSelector: '[data-mode="%s"]' },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: schemeOf('dark'), light: schemeOf('light') },
  spacing: 8,
  shape: { borderRadius: 12 },
  typography: {
    fontFamily,
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
});
