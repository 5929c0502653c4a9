import type { Browser } from 'playwright-core';
import { axeFindings, scrollsSideways, type Rules } from '../support/axe';
import { launchBrowser, modes, type Mode } from '../support/browser';
import type { StaticServer } from '../support/staticServer';
import { openPreview, serveStorybook, storyEntries, type Preview } from '../support/storybook';

/** Rules of axe whose answer depends on the colours; all others see the same page in either mode. */
const colours: Rules = { only: ['color-contrast', 'link-in-text-block'] };

/** Storybook's own hidden links come first on the page, so axe takes our skip link for content; e2e looks at it too. */
const page: Rules = { without: ['region'] };

/** What a page must have and a part of one can't. */
const partOfPage: Rules = {
  without: ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'],
};

const rulesFor = (title: string, mode: Mode): Rules => {
  if (mode !== modes[0]) return colours;
  return title.startsWith('Screens/') ? page : partOfPage;
};

/** React reports what an error boundary has caught as an error: no fault in a story that is tagged for it. */
const isFault = (tags: string[]) => (fault: string) =>
  !(tags.includes('throws') && fault.startsWith('console: Error'));

const isPart = (part: number, parts: number) => (_: unknown, index: number) => index % parts === part;

/** Looks at each story of one part of all: it plays, it stays quiet, it fits 360 px, and axe finds nothing in both modes. */
export function checkStories(part: number, parts: number) {
  const stories = storyEntries()
    .filter(({ type }) => type === 'story')
    .filter(isPart(part, parts));
  let server: StaticServer;
  let browser: Browser;
  let preview: Preview;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveStorybook(), launchBrowser()]);
    preview = await openPreview(browser, server.url, { first: stories.at(-1)?.id ?? '' });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it.each(stories)('$title: $name', async ({ id, title, tags }) => {
    const { page, faults } = preview;
    faults.length = 0;
    const failure = await preview.show(id);
    const findings: string[] = failure === null ? [] : [`failed: ${failure}`];
    if (await scrollsSideways(page)) findings.push('scrolls sideways at 360 px');
    for (const mode of modes) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-mode', value), mode);
      const found = await axeFindings(page, rulesFor(title, mode));
      findings.push(...found.map((finding) => `axe, ${mode}: ${finding}`));
    }
    expect([...findings, ...faults.filter(isFault(tags))]).toEqual([]);
  });
}
