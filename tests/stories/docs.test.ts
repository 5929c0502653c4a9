import type { Browser } from 'playwright-core';
import { axeFindings } from '../support/axe';
import { launchBrowser } from '../support/browser';
import type { StaticServer } from '../support/staticServer';
import { openDocs, serveStorybook, storyEntries, type DocsReader } from '../support/storybook';

const pages = storyEntries().filter(({ type }) => type === 'docs');
const written = pages.filter(({ title }) => title.startsWith('Docs/'));
/** Where a sample throws on purpose, React reports it. */
const throwing = new Set(
  storyEntries()
    .filter(({ tags }) => tags.includes('throws'))
    .map(({ title }) => title),
);
const isFault = (title: string) => (fault: string) =>
  !(throwing.has(title) && fault.startsWith('console: Error'));
const components = pages.filter(({ title }) => title.startsWith('Kit/'));

let server: StaticServer;
let browser: Browser;
let docs: DocsReader;
beforeAll(async () => {
  [server, browser] = await Promise.all([serveStorybook(), launchBrowser()]);
  const [first] = pages;
  if (!first) throw new Error('no page of documentation');
  docs = await openDocs(browser, server.url, first);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('there is a page for how the kit is built, colours, type, spacing, forms, texts and how to add a component', () => {
  const titles = written.map(({ title }) => title.replace('Docs/', '')).sort();
  expect(titles).toEqual(
    ['Colours', 'Forms', 'How the kit is built', 'How to add a component', 'Spacing', 'Texts', 'Type'].sort(),
  );
});

it.each(written)('$title reads without a fault, and axe finds nothing in what it says', async (entry) => {
  const { page, faults } = docs;
  await docs.read(entry);
  // Storybook's own frame around it has no landmarks; a sample of the kit is a part of a page.
  expect(await axeFindings(page, { without: ['region', 'landmark-one-main', 'heading-order'] })).toEqual([]);
  expect(faults).toEqual([]);
});

it.each(components)("$title: its props stand there with what their types' comments say", async (entry) => {
  const { page, faults } = docs;
  await docs.read(entry);
  const rows = page.locator('.docblock-argstable-body tr');
  await rows.first().waitFor();
  const described = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent.trim())),
  );
  expect(described.filter(([name, what]) => !name || !what)).toEqual([]);
  expect(await axeFindings(page, { only: ['color-contrast'], within: '.docs-story' })).toEqual([]);
  expect(faults.filter(isFault(entry.title))).toEqual([]);
});
