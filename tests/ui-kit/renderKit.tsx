import { KitThemeProvider } from '@portal/ui-kit/theme';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';

/** Renders with the kit's theme, as the portal does. */
export const renderKit = (element: ReactElement) => render(element, { wrapper: KitThemeProvider });

/**
 * What axe-core finds wrong. jsdom draws nothing, so colours are judged by contrast.test.ts, and the rule that
 * looks at drawn ligatures is off. Parts of pages have no landmarks of their own.
 */
export const axeFaults = async (root: Element): Promise<string[]> => {
  const { violations } = await axe.run(root, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'label-content-name-mismatch': { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
