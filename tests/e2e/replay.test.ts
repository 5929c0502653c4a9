import type { Browser } from 'playwright-core';
import { serveReplay, type ReplayServer } from '../../scripts/replay/serveReplay';
import { journeys } from '../recordings/journeys';
import { launchBrowser, visit } from '../support/browser';
import { surroundings } from '../support/recordJourney';
import { ordersOf, readFile, readScreens, screenSoon, witness } from '../support/replayedScreens';

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

describe('a recording replayed in Chromium, without a host', () => {
  it.each(Object.keys(journeys))('%s: every screen as it was, nothing sent, nowhere gone', async (name) => {
    const screens = readScreens(name);
    const { page, context, faults } = await visit(browser, surroundings);
    await page.goto(server.addressOf(name));
    // All the code is there once the first moment stands, though at that moment no page may have been on the screen.
    await page.locator('[data-moment]').waitFor({ state: 'attached' });
    const seen = await witness(page);
    for (const index of ordersOf(Object.keys(screens).map(Number))) {
      const expected = screens[index] ?? '';
      await page.locator('[data-replay-bar] input[type=range]').fill(String(index));
      expect([index, await screenSoon(page, expected)]).toEqual([index, expected]);
    }
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
