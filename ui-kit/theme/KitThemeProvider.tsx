import { Global } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { baselineStyles } from './baseline';
import { kitTheme } from './kitTheme';

export interface KitThemeProviderProps {
  children?: ReactNode;
  /** A theme made by createKitTheme outside any component. The kit's own theme by default. */
  theme?: Theme | undefined;
}

/**
 * Provides a theme of the kit and inserts its CSS variables and baseline. It does not manage the mode: `data-mode` on the html element
 * selects the mode (APP-2), so the markup is the same in both modes and can be prerendered. MUI's own ThemeProvider is not
 * used, because it writes attributes and localStorage when a theme has two colour schemes.
 */
export const KitThemeProvider = ({ children, theme = kitTheme }: KitThemeProviderProps) => (
  <ThemeProvider theme={theme}>
    <Global styles={baselineStyles(theme)} />
    {children}
  </ThemeProvider>
);
