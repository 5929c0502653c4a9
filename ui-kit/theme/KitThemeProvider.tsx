import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { baselineStyles } from './baseline';
import { kitTheme } from './kitTheme';

/**
 * Provides the kit's theme and inserts its CSS variables and baseline. It has no mode of its own: `data-mode` on the html element
 * selects the mode (APP-2), so the markup is the same in both modes and can be prerendered. MUI's own ThemeProvider is not
 * used, because it writes attributes and localStorage when a theme has two colour schemes.
 */
export const KitThemeProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={kitTheme}>
    <Global styles={baselineStyles} />
    {children}
  </ThemeProvider>
);
