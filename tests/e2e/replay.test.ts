import type { Browser, Page } from 'playwright-core';
import { serveReplay, type ReplayServer } from '../../scripts/replay/serveReplay';
import { journeys } from '../recordings/journeys';
import { launchBrowser, visit } from '../support/browser';
import { surroundings } from '../support/recordJourney';
import { expectEveryScreen, readFile, readLifted, watchMoments, witness } from '../support/replayedScreens';

let server: ReplayServer;
let browser: Browser;
beforeAll(async () => {
  const read = (name: string) => (name === 'broken' ? '{' : readFile(name));
  [server, browser] = await Promise.all([serveReplay(read), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Moves the slider as a hand does, and waits for the step. */
const slideTo = (page: Page, step: number) =>
  page.evaluate((to) => {
    const slider = document.querySelector<HTMLInputElement>('[data-replay-bar] input[type=range]');
    return window.otherMoment(() => {
      // React would not hear of a value that it finds there already.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(to));
      slider?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }, step);

describe('a recording replayed in Chromium, without a host', () => {
  it.each(Object.keys(journeys))('%s: every screen as it was, nothing sent, nowhere gone', async (name) => {
    const { page, context, faults } = await visit(browser, surroundings);
    await watchMoments(page);
    await page.goto(server.addressOf(name));
    // All the code is there once the first moment stands, though at that moment no page may have been on the screen.
    await page.locator('[data-moment]').waitFor({ state: 'attached' });
    const seen = await witness(page);
    await slideTo(page, 1);
    await expectEveryScreen(page, { name, steps: readLifted(name).stagedActionIds.length }, (step) =>
      slideTo(page, step),
    );
    expect(await seen.end()).toEqual({ calls: [], unchanged: true });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says what a file is that is none', async () => {
    const { page, context } = await visit(browser, surroundings);
    await page.goto(server.addressOf('broken'));
    await page.getByText('Tệp này không phải là JSON.').waitFor();
    await context.close();
  });
});
