import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everySample } from './samples';

const folder = path.resolve(__dirname, '../../stories/ui-kit');

/** MUI documents its own, and a provider has nothing to show. */
const withoutPage = ['Box', 'Stack', 'KitThemeProvider'];

/** The components whose props a file of stories shows. They are read, not run: some files need Storybook around them. */
function shownBy(source: string): string[] {
  const meta = /const meta = \{[\s\S]*?\} satisfies Meta/.exec(source)?.[0] ?? '';
  if (!/tags: \[[^\]]*'autodocs'/.test(meta)) return [];
  const component = /\bcomponent: (\w+)/.exec(meta)?.[1] ?? '';
  const subcomponents = /\bsubcomponents: \{([^}]*)\}/.exec(meta)?.[1] ?? '';
  return [component, ...subcomponents.split(',').map((name) => name.trim())];
}

it('every component of the kit has a page in Storybook that shows its props', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
  const shown = files.flatMap((name) => shownBy(readFileSync(path.join(folder, name), 'utf8')));
  const missing = everySample
    .filter(([name, sample]) => !sample?.icon && !withoutPage.includes(name))
    .map(([name]) => name)
    .filter((name) => !shown.includes(name));
  expect(missing).toEqual([]);
});
