import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchWholeBrowser } from '../../tests/support/browser';
import { openPreview, serveStorybook, showStory, storyEntries } from '../../tests/support/storybook';
import { percentile } from '../percentile';
import { inPage, milliseconds } from './shown';

const built = path.join(__dirname, '../../storybook-static/index.json');

/** The number of measurements of each value. */
const TURNS = 5;

/** The budgets in ms, on an idle machine, for what designers wait for. */
const budgets = { open: 3000, story: 1500 };

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** The time in ms from requesting Storybook until its preview contains `what`, with an empty cache. */
const openMs = (browser: Browser, address: string, what: string): Promise<number> =>
  inPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'commit' });
    await preview(page).locator(what).first().waitFor();
    return page.evaluate(() => performance.now());
  });

/** The time in ms from selecting another story until it is rendered and its play function has run: a designer's most frequent action. */
const changeMs = (browser: Browser, url: string, from: string, to: string): Promise<number> =>
  inPage(browser, async (page) => {
    await openPreview(page, url, from);
    const start = performance.now();
    const failure = await showStory(page, to);
    if (failure !== null) throw new Error(failure);
    return performance.now() - start;
  });

async function tell(what: string, budget: number, measure: () => Promise<number>) {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await measure());
  const median = percentile(times, 0.5);
  console.log(
    `  ${what.padEnd(28)} ${milliseconds(median)} of ${milliseconds(budget)}  ${median > budget ? 'OVER' : 'ok'}`,
  );
}

/** Measures how soon the built Storybook opens and how soon it shows another story (stories/docs). Prints the machine's load as well. */
export async function benchStorybook(): Promise<void> {
  if (!existsSync(built)) return console.warn('Storybook: run `npm run build:storybook` first.');
  const load = loadavg()[0]?.toFixed(1) ?? '';
  console.log(`Storybook as it is built: the median of ${TURNS}, nothing cached; load ${load}`);
  const stories = storyEntries().filter(({ type }) => type === 'story');
  const idOf = (start: string) => stories.find(({ id }) => id.startsWith(start))?.id ?? '';
  const [first, second] = [idOf('screens-login--'), idOf('screens-transactions--')];
  const server = await serveStorybook();
  const browser = await launchWholeBrowser();
  try {
    const story = (id: string) => `${server.url}index.html?path=/story/${id}`;
    await tell('opens on the start page', budgets.open, () =>
      openMs(browser, server.url, '#storybook-docs h1'),
    );
    await tell('opens on a story', budgets.open, () => openMs(browser, story(first), '#storybook-root h1'));
    await tell('another story', budgets.story, () => changeMs(browser, server.url, first, second));
  } finally {
    await browser.close();
    await server.close();
  }
}
