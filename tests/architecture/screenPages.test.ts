import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile, pageText } from '../../scripts/screenPages';
import { screenStates } from '../../stories/support/screenStates';
import { screensInOrder, screenTable } from '../../stories/support/screenTable';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.resolve(root, file), 'utf8');

describe('the pages of the screens in Storybook', () => {
  it('exist for each screen, as `npm run docs` writes them', () => {
    expect([...screensInOrder].sort()).toEqual(Object.keys(screenStates).sort());
    expect(readdirSync(path.join(root, 'stories/pages')).sort()).toEqual(
      screensInOrder.map((screen) => `${screen}.mdx`).sort(),
    );
    for (const screen of screensInOrder) expect(read(pageFile(screen))).toBe(pageText(screen));
  });

  it('are in the order of players in the sidebar, after the start page', () => {
    const names = screensInOrder.map((screen) => `'${screen}'`).join(', ');
    const order = read('.storybook/preview.tsx')
      .replace(/\s+/g, ' ')
      .replace(/\[ /g, '[')
      .replace(/,? \]/g, ']');
    expect(order).toContain(`order: ['Welcome', 'Screens', [${names}],`);
  });

  it('name only ids that the requirements contain', () => {
    const requirements = read('docs/requirements.md');
    const ids = Object.values(screenTable).flatMap((screen) => screen.ids.split(' '));
    expect(ids.filter((id) => !requirements.includes(id))).toEqual([]);
  });
});
