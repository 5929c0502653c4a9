import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { openWholePage, playerPages, wholePage } from '../support/everyPage';
import { hold, scripts } from '../support/held';
import { pageStates, recordPageStates } from '../support/pageStates';
import { goTo, openPage } from '../support/portalPages';
import { patientHost, renderedByHost } from '../support/playwright/renderedByHost';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true, hostSettings: patientHost });

declare global {
  interface Window {
    /** The browser's layout shift score of the page. */
    shifted?: number;
  }
}

/** A page whose parts differ only slightly from their skeletons counts as not flashing. */
const ALIKE = 0.9;

for (const address of [
  '/',
  '/security',
  '/payment/bank-transfer',
  '/payment/e-wallet',
  '/recharge',
  '/transactions',
  '/giftcode',
])
  test(`${address} never shows less than what the host has sent`, async ({ page }) => {
    await recordPageStates(page);
    await openWholePage(page, address);
    const states = await pageStates(page);
    const least = ALIKE * Math.min(states[0]?.height ?? 0, states.at(-1)?.height ?? 0);
    expect(least).toBeGreaterThan(200);
    expect(states.filter(({ heading, height }) => heading === '' || height < least)).toEqual([]);
  });

test('a change of page shows a page or its loading state, and nothing in between', async ({ page }) => {
  await recordPageStates(page);
  await openWholePage(page, '/transactions');
  await pageStates(page);
  await goTo(page, 'Nạp thẻ');
  const states = await pageStates(page);
  expect(states.at(-1)?.heading).toBe('Nạp thẻ');
  expect(states.filter(({ heading, loading }) => heading === '' && !loading)).toEqual([]);
});

test('/support keeps its public layout until the shell of a player is loaded', async ({ page }) => {
  const me = await hold(page, '**/api/me');
  await page.goto('/support');
  await takenOver(page);
  const shell = await hold(page, scripts);
  const asked = page.waitForRequest(scripts);
  await me.release();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shell.release();
  await page.getByRole('button', { name: /^Tài khoản/ }).waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The host renders neither an unknown address nor /support, which is also for visitors. */
const notRendered: string[] = ['/support', '/khong-co'];

test.describe('no layout shift when later content arrives', () => {
  test.beforeEach(async ({ page, player }) => {
    await player.topUp(1_230_000);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });

  /** The first visit loads the font, so that the host renders the next one in it. */
  const visitBefore = async (page: Page, address: string) => {
    await openWholePage(page, address);
    await renderedByHost(page, address, '<h1');
  };
  const expectNoShift = async (page: Page) =>
    expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.01);

  for (const address of playerPages.filter((path) => !notRendered.includes(path)))
    test(address, async ({ page }) => {
      await visitBefore(page, address);
      await openWholePage(page, address);
      await expectNoShift(page);
    });

  test('/support', async ({ page }) => {
    await openWholePage(page, '/support');
    await expectNoShift(page);
  });

  for (const address of ['/giftcode', '/transfer-claims'])
    test(`${address}, whose form loads later than the page`, async ({ page }) => {
      await visitBefore(page, address);
      const html = await (await page.request.get(address, { headers: { Accept: 'text/html' } })).text();
      const form = await hold(page, ({ pathname }) => scripts.test(pathname) && !html.includes(pathname));
      await openPage(page, address);
      await form.release();
      await wholePage(page);
      await page.locator('main form').waitFor();
      await expectNoShift(page);
    });
});
