import { KitThemeProvider } from '@portal/ui-kit/theme';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders with the kit's theme. */
export const renderKit = (element: ReactElement) => render(element, { wrapper: KitThemeProvider });
