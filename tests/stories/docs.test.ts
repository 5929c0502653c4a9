import { axeFindings } from '../support/axe';
import { expect, test, type BuiltStorybook } from '../support/playwright/storyTest';
import { openDocs, showDocs, storyEntries, type StoryEntry } from '../support/storybook';

const pages = storyEntries().filter(({ type }) => type === 'docs');
const written = pages.filter(({ title }) => title.startsWith('Docs/'));
const components = pages.filter(({ title }) => title.startsWith('Kit/'));

/** The number of samples on a page that throw on purpose. */
const throwing = ({ title }: StoryEntry): number =>
  storyEntries().filter((story) => story.title === title && story.tags.includes('throws')).length;

/** React logs errors that a sample throws. */
const isThrown = (fault: string) => fault.startsWith('console: Error');

/** The page on which the tab is opened first; not the one that is then read. */
const openingFor = ({ id }: StoryEntry): StoryEntry => {
  const other = pages.find((page) => page.id !== id);
  if (!other) throw new Error('Storybook has no pages of documentation.');
  return other;
};

/** Shows a page of documentation in the worker's tab; the tab's faults then contain only those of this page. */
async function read(storybook: BuiltStorybook, entry: StoryEntry) {
  const tab = await storybook.tab('laptop');
  if (tab.page.url() === 'about:blank') await openDocs(tab.page, storybook.url, openingFor(entry));
  tab.faults.length = 0;
  await showDocs(tab.page, entry);
  return tab;
}

test('has pages for how the kit is built, colours, type, spacing, forms, texts and adding a component', () => {
  const titles = written.map(({ title }) => title.replace('Docs/', '')).sort();
  expect(titles).toEqual(
    ['Colours', 'Forms', 'How the kit is built', 'How to add a component', 'Spacing', 'Texts', 'Type'].sort(),
  );
});

for (const entry of written)
  test(`${entry.title} renders without a fault, and axe finds nothing in it`, async ({ storybook }) => {
    const { page, faults } = await read(storybook, entry);
    // Storybook's own frame has no landmarks, and a sample of the kit is only part of a page.
    expect(await axeFindings(page, { without: ['region', 'landmark-one-main', 'heading-order'] })).toEqual(
      [],
    );
    expect(faults).toEqual([]);
  });

for (const entry of components)
  test(`${entry.title} lists its props with the comments of their types`, async ({ storybook }) => {
    const { page, faults } = await read(storybook, entry);
    const rows = page.locator('.docblock-argstable-body tr');
    await rows.first().waitFor();
    const described = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent.trim())),
    );
    expect(described.filter(([name, what]) => !name || !what)).toEqual([]);
    expect(await axeFindings(page, { only: ['color-contrast'], within: '.docs-story' })).toEqual([]);
    const expected = throwing(entry);
    // Samples render one after the other; their errors must not arrive while the next page is read.
    await expect.poll(() => faults.filter(isThrown).length).toBe(expected);
    expect(faults.filter((fault) => !isThrown(fault))).toEqual([]);
  });
