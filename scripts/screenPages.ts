import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Screen } from '../stories/support/screenStates';
import { pageName, screensInOrder } from '../stories/support/screenTable';

/** The file of a screen's documentation page. It is generated, because Storybook reads the page's name statically. */
export const pageFile = (screen: Screen): string => path.resolve(__dirname, `../stories/pages/${screen}.mdx`);

/** The MDX text of a screen's page. */
export const pageText = (
  screen: Screen,
): string => `{/* Written by npm run docs from stories/support/screenTable.ts. */}
import { Meta } from '@storybook/addon-docs/blocks';
import { ScreenPage } from '../docs/parts/ScreenPage';
import * as stories from '../screens/${screen}.stories';

<Meta of={stories} name="${pageName(screen)}" />

<ScreenPage screen="${screen}" stories={stories} />
`;

/** Part of `npm run docs`: writes a page for each screen. */
export function writeScreenPages(): void {
  for (const screen of screensInOrder) {
    mkdirSync(path.dirname(pageFile(screen)), { recursive: true });
    writeFileSync(pageFile(screen), pageText(screen));
  }
}
