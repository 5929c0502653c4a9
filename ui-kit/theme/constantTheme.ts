import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { keepBaselineStyles } from './baseline';
import { sharedOptions } from './createKitTheme';
import { modeSelector } from './modeSelector';

/** The results of createKitTheme for the kit's own look; they are the same on every device. */
export interface ThemeConstants {
  /** Without the shadows, which MUI's theme has as values, and the overlays of papers, which the kit never shows. */
  vars: Omit<Theme['vars'], 'shadows' | 'overlays'>;
  /** The palette of the dark scheme, as MUI completes it. */
  palette: NonNullable<ThemeOptions['palette']>;
  /** The result of baselineStyles. */
  styles: string;
}

/**
 * The kit's own theme from constants that a build has computed (docs/decisions/0129). It has everything that components read. It lacks
 * `generateStyleSheets`, because the style sheet is one of the constants, and the functions of the palette.
 */
export function themeOfConstants({ vars, palette, styles }: ThemeConstants): Theme {
  const theme = createTheme({
    ...sharedOptions({}),
    // From `vars` instead of a number, as in the theme that the constants were computed from.
    spacing: vars.spacing,
    palette,
  });
  Object.assign(theme, {
    vars: { ...vars, shadows: theme.shadows },
    defaultColorScheme: 'dark',
    colorSchemes: { dark: {}, light: {} },
    getColorSchemeSelector: (mode: string) => `${modeSelector.replace('%s', mode)} &`,
  });
  keepBaselineStyles(theme, styles);
  return theme;
}
