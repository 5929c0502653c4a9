import { createTheme, type Theme } from '@mui/material/styles';
import { tokens } from '../tokens/tokens';
import { keepBaselineStyles } from './baseline';
import { sharedOptions, schemeOf } from './createKitTheme';
import { modeSelector } from './modeSelector';

/** What createKitTheme computes of the kit's own look and what is the same on every device. */
export interface ThemeConstants {
  vars: Theme['vars'];
  /** From baselineStyles. */
  styles: string;
}

/**
 * The kit's own theme from constants that a build has computed (docs/decisions/0129). It has all that components read, but not what only
 * makes style sheets (`generateStyleSheets`): the sheet is one of the constants.
 */
export function themeOfConstants({ vars, styles }: ThemeConstants): Theme {
  const theme = createTheme({
    ...sharedOptions({}),
    // Of `vars`, and not of a number, like the theme that the constants come from.
    spacing: vars.spacing,
    palette: schemeOf('dark', tokens.dark).palette,
  });
  Object.assign(theme, {
    vars,
    defaultColorScheme: 'dark',
    colorSchemes: { dark: {}, light: {} },
    getColorSchemeSelector: (mode: string) => `${modeSelector.replace('%s', mode)} &`,
  });
  keepBaselineStyles(theme, styles);
  return theme;
}
