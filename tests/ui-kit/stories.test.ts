import { readdirSync } from 'node:fs';
import path from 'node:path';
import { everySample } from './samples';

// Covers the whole kit. The mocked package cannot be loaded in Jest, and only the play functions of stories use it.
jest.mock('storybook/test', () => ({}), { virtual: true });

interface StoryModule {
  default: { component?: unknown; subcomponents?: Record<string, unknown>; tags?: string[] };
}

const folder = path.resolve(__dirname, '../../stories/ui-kit');

/** MUI documents Box and Stack itself, and a provider has nothing to show. */
const withoutStories = ['Box', 'Stack', 'KitThemeProvider'];

/** The components whose props are documented on a story file's page. */
const documentedComponents = async (): Promise<unknown[]> => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
  const modules = await Promise.all(
    files.map((name) => import(path.join(folder, name)) as Promise<StoryModule>),
  );
  return modules
    .map((module) => module.default)
    .filter(({ tags }) => tags?.includes('autodocs'))
    .flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]);
};

it('every component of the kit has a Storybook page with its props', async () => {
  const documented = await documentedComponents();
  const missing = everySample
    .filter(([name, sample]) => sample && !sample.icon && !withoutStories.includes(name))
    .filter(([, sample]) => !documented.includes(sample?.element.type))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});
