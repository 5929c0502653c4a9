import { expect, type Page } from '@playwright/test';
import { axeFindings, colourRules, scrollsSideways } from '../axe';
import { modes, showMode, sizes } from '../browser';

const isPhone = (page: Page) => page.viewportSize()?.width === sizes.phone.width;

/**
 * The open page does not scroll horizontally, and axe reports nothing in either mode. On a phone axe checks the same states as stories
 * (tests/stories), so here it runs only on laptops.
 */
export async function expectSound(page: Page): Promise<void> {
  expect(await scrollsSideways(page), 'scrolls sideways').toBe(false);
  if (isPhone(page)) return;
  const before = await page.evaluate(() => document.documentElement.dataset['mode'] as 'dark' | 'light');
  for (const mode of modes) {
    await showMode(page, mode);
    expect(await axeFindings(page, mode === modes[0] ? {} : colourRules), `axe, ${mode}`).toEqual([]);
  }
  await showMode(page, before);
}
