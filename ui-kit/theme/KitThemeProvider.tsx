import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { baselineStyles } from './baseline';
import { kitTheme } from './kitTheme';

/**
 * Gives the tree the kit's theme and writes its CSS variables and baseline. It keeps no mode: `data-mode` on the
 * html element is the only switch (APP-2), so the markup is the same in both modes and can be prerendered.
 * MUI's own ThemeProvider is not used, because for a theme with two colour schemes it writes attributes and
 * localStorage by itself.
 */
export const KitThemeProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={kitTheme}>
    <Global styles={baselineStyles} />
    {children}
  </ThemeProvider>
);
