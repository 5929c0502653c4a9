import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile, pageText } from '../../scripts/screenPages';
import { screenStates } from '../../stories/support/screenStates';
import { screensInOrder, screenTable } from '../../stories/support/screenTable';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.resolve(root, file), 'utf8');

describe('the pages of the screens in Storybook', () => {
  it('there is one for each screen, and it is what `npm run docs` writes', () => {
    expect([...screensInOrder].sort()).toEqual(Object.keys(screenStates).sort());
    expect(readdirSync(path.join(root, 'stories/pages')).sort()).toEqual(
      screensInOrder.map((screen) => `${screen}.mdx`).sort(),
    );
    for (const screen of screensInOrder) expect(read(pageFile(screen))).toBe(pageText(screen));
  });

  it('the sidebar has them in the order of players, after the front door', () => {
    const names = screensInOrder.map((screen) => `'${screen}'`).join(', ');
    const order = read('.storybook/preview.tsx')
      .replace(/\s+/g, ' ')
      .replace(/\[ /g, '[')
      .replace(/,? \]/g, ']');
    expect(order).toContain(`order: ['Welcome', 'Screens', [${names}],`);
  });

  it('each id that a page names stands in the requirements', () => {
    const requirements = read('docs/requirements.md');
    const ids = Object.values(screenTable).flatMap((screen) => screen.ids.split(' '));
    expect(ids.filter((id) => !requirements.includes(id))).toEqual([]);
  });
});
