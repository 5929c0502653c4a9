import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as kit from '@portal/ui-kit';
import * as forms from '@portal/ui-kit/forms';
import { everySample } from './samples';

interface StoriesFile {
  default: { component?: unknown; subcomponents?: Record<string, unknown>; tags?: string[]; title?: string };
}

const folder = path.resolve(__dirname, '../../stories/ui-kit');

/** MUI's own, re-exported as they are; MUI documents them. */
const documentedByMui = ['Box', 'Stack'];

it('every component of the kit has a page in Storybook that shows its props', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
  const metas = await Promise.all(
    files.map(async (name) => ((await import(path.join(folder, name))) as StoriesFile).default),
  );
  expect(metas.filter(({ tags = [] }) => !tags.includes('autodocs')).map(({ title }) => title)).toEqual([]);
  const shown = new Set(
    metas.flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]),
  );
  const exported: Record<string, unknown> = { ...kit, ...forms };
  const missing = everySample
    .filter(([name, sample]) => name in exported && !sample?.icon && !documentedByMui.includes(name))
    .filter(([name]) => !shown.has(exported[name]))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});
