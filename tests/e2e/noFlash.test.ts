import { takenOver } from '../support/browser';
import { openWholePage } from '../support/everyPage';
import { hold, scripts } from '../support/held';
import { noteStandings, standingsOf } from '../support/standings';
import { goTo } from '../support/portalPages';
import { renderedByHost } from '../support/playwright/renderedByHost';
import { expect, test } from '../support/playwright/portalTest';

// On a busy machine the page must not be served without its content.
test.use({ signedIn: true, hostSettings: { API_HOST_PAGE_MS: '10000' } });

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
    await noteStandings(page);
    await openWholePage(page, address);
    const standings = await standingsOf(page);
    const least = ALIKE * Math.min(standings[0]?.height ?? 0, standings.at(-1)?.height ?? 0);
    expect(least).toBeGreaterThan(200);
    expect(standings.filter(({ heading, height }) => heading === '' || height < least)).toEqual([]);
  });

test('a change of page shows a page or its loading state, and nothing in between', async ({ page }) => {
  await noteStandings(page);
  await openWholePage(page, '/transactions');
  await standingsOf(page);
  await goTo(page, 'Nạp thẻ');
  const standings = await standingsOf(page);
  expect(standings.at(-1)?.heading).toBe('Nạp thẻ');
  expect(standings.filter(({ heading, loading }) => heading === '' && !loading)).toEqual([]);
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

test('/security has no layout shift when later content arrives', async ({ page }) => {
  await renderedByHost(page, '/security', 'Xác nhận đăng nhập');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openWholePage(page, '/security');
  expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.01);
});
