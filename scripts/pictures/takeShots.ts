import type { Browser } from 'playwright-core';
import { modes, showMode, storyWindow, type Mode, type Size } from '../../tests/support/browser';
import { openPreview, showStory, type StoryEntry } from '../../tests/support/storybook';

/** PNG files by story id, size and mode: 'screens-login--empty phone dark'. */
export type Shots = Map<string, Buffer>;
export const shotKey = (id: string, size: Size, mode: Mode) => `${id} ${size} ${mode}`;

/** The fixed clock of all pictures. */
const MOMENT = new Date('2026-11-21T05:00:00.000Z');

/** Takes screenshots of every story at one size in both modes. A failing story is reported and captured in its current state. */
export async function takeShots(
  browser: Browser,
  url: string,
  size: Size,
  stories: readonly StoryEntry[],
): Promise<Shots> {
  const shots: Shots = new Map();
  const context = await browser.newContext(storyWindow(size));
  const page = await context.newPage();
  await openPreview(page, url, stories.at(-1)?.id ?? '');
  await page.clock.setFixedTime(MOMENT);
  for (const { id, title, name } of stories) {
    const failure = await showStory(page, id);
    if (failure !== null) console.log(`failed   ${title}: ${name}: ${failure.split('\n', 1)[0] ?? ''}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Lets effects finish that run after the last text appeared, such as focus and scrolling.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    for (const mode of modes) {
      await showMode(page, mode);
      shots.set(shotKey(id, size, mode), await page.screenshot({ animations: 'disabled' }));
    }
  }
  await context.close();
  return shots;
}
