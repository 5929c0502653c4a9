import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as kit from '@portal/ui-kit';
import * as forms from '@portal/ui-kit/forms';
import * as icons from '../../ui-kit/icons';
import { screenStates } from '../../stories/support/screenStates';
import { storyEntries } from '../support/storybook';

const folder = path.resolve(__dirname, '../../stories/ui-kit');
const kitStories = readdirSync(folder)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** Icons stand in one story together; hooks, tokens and formatting functions have nothing to show. */
const isComponent = (name: string) => /^[A-Z]/.test(name) && !(name in icons);

describe('every state and every part has its story', () => {
  it.each(Object.entries(screenStates))('%s: its stories are its states', (screen, states) => {
    const stories = storyEntries().filter(
      ({ title, type }) => type === 'story' && title === `Screens/${screen}`,
    );
    expect(stories.map(({ exportName }) => exportName).sort()).toEqual([...states].sort());
  });

  it('no screen has stories without a list of states', () => {
    const titles = storyEntries().map(({ title }) => /^Screens\/(.+)/.exec(title)?.[1]);
    const unknown = titles.filter((title) => title !== undefined && !(title in screenStates));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('each recording of tests/recordings has a story', () => {
    const recordings = path.resolve(__dirname, '../recordings');
    const flows = readFileSync(path.resolve(folder, '../flows/Flows.stories.tsx'), 'utf8');
    const without = readdirSync(recordings)
      .filter((file) => file.endsWith('.json'))
      .filter((file) => !flows.includes(`{ name: '${file.replace('.json', '')}' }`));
    expect(without).toEqual([]);
  });

  it('the icons have one story, which shows all of them', () => {
    expect(kitStories).toContain("import * as icons from '../../ui-kit/icons'");
  });

  it.each(Object.keys({ ...kit, ...forms }).filter(isComponent))(
    'the kit exports %s, and a story shows it',
    (name) => {
      expect(kitStories).toMatch(new RegExp(`<${name}\\b|component: ${name}\\b`));
    },
  );
});
