import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as kit from '@portal/ui-kit';
import * as forms from '@portal/ui-kit/forms';
import * as icons from '../../ui-kit/icons';
import { screenStates } from '../../stories/support/screenStates';
import { storySources } from '../support/storySources';

const screens = storySources('screens');
const kitStories = storySources('ui-kit');

/** All icons share one story; hooks, tokens and formatting functions have nothing to show. */
const isComponent = (name: string) => /^[A-Z]/.test(name) && !(name in icons);

describe('every state and every part has its story', () => {
  it.each(Object.entries(screenStates))('%s has one story for each of its states', (screen, states) => {
    const stories = screens
      .filter(({ title }) => title === `Screens/${screen}`)
      .flatMap((file) => file.exports);
    expect(stories.sort()).toEqual([...states].sort());
  });

  it('no screen has stories without a list of states', () => {
    const titles = Object.keys(screenStates).map((screen) => `Screens/${screen}`);
    expect(screens.map(({ title }) => title).sort()).toEqual(titles.sort());
  });

  it('each recording of tests/recordings has a story', () => {
    const recordings = readdirSync(path.resolve(__dirname, '../recordings'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace('.json', ''));
    expect(storySources('flows').flatMap(({ names }) => names)).toEqual(expect.arrayContaining(recordings));
  });

  it('the icons have one story, which shows all of them', () => {
    expect(kitStories.flatMap(({ imports }) => imports)).toContain('../../ui-kit/icons');
  });

  it.each(Object.keys({ ...kit, ...forms }).filter(isComponent))(
    'the kit exports %s, and a story shows it',
    (name) => {
      const shown = kitStories.flatMap(({ elements, documented }) => [...elements, ...documented]);
      expect(shown).toContain(name);
    },
  );
});
