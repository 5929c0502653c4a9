import type { Page } from '@playwright/test';
import { scrollsSideways } from '../support/axe';
import { takenOver } from '../support/browser';
import { openWholePage, playerPages, visitorPages, wholePage } from '../support/everyPage';
import { brokenWordsOf, targetFaultsOf } from '../support/pageFaults';
import type { Player } from '../support/player';
import { expect, test } from '../support/playwright/portalTest';
import { buyRefused } from '../support/refusedPurchase';
import type { PortalOnTestDatabase } from '../support/runPortal';

/** Window sizes; half of 1280 × 800 is a laptop's viewport at 200 % zoom. */
const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 600, height: 800 },
  { width: 640, height: 400 },
  { width: 700, height: 900 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 900, height: 700 },
  { width: 960, height: 700 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1300 },
] as const;

/** The sizes of the browser's text in percent, which enlarge rem but not px, and the phones on which they are tried. */
const textSizes = [150, 200];
const phones = windows.slice(0, 2);

/** The open page does not scroll sideways on a phone with larger text. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const percent of textSizes) {
    const size = (16 * percent) / 100;
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.waitForFunction(
      (px) => getComputedStyle(document.documentElement).fontSize === `${px}px`,
      size,
    );
    for (const phone of phones) {
      await page.setViewportSize(phone);
      expect(await scrollsSideways(page), `scrolls sideways at ${percent} %, ${phone.width} px`).toBe(false);
    }
  }
}

/** The longest name that a player can have, and a balance larger than any real one. */
async function makeLargest({ database }: PortalOnTestDatabase, player: Player): Promise<void> {
  await database.pool.query(
    `update players set username = rpad(username, 32, 'w'), last_name = 'Công Tằng Tôn Nữ',
            middle_name = 'Phương Thảo Nguyên Hồng', first_name = 'Khánh Vân' where username = $1`,
    [player.username],
  );
  await player.topUp(99_999_999_999);
}

function walk(who: string, signedIn: boolean, addresses: readonly string[], largest = false) {
  test.describe(`PLAY-10: from 320 to 2560 px and at 200 % zoom, ${who}`, () => {
    test.use({ signedIn, contextOptions: { reducedMotion: 'reduce' } });
    if (largest) test.beforeEach(({ portal, player }) => makeLargest(portal, player));
    for (const address of addresses)
      test(`${address} does not scroll sideways, not even with larger text, and no control is too small or covered by a bar`, async ({
        page,
      }) => {
        await openWholePage(page, address);
        for (const size of windows) {
          await page.setViewportSize(size);
          const at = `${size.width} × ${size.height}`;
          expect(await scrollsSideways(page), `scrolls sideways, ${at}`).toBe(false);
          expect(await targetFaultsOf(page), at).toEqual([]);
          // On a busy machine, words were once measured before the last layout for a size.
          await expect.poll(() => brokenWordsOf(page), `breaks words, ${at}`).toEqual([]);
        }
        await expectRoomForLargeText(page);
      });
  });
}

walk('a visitor', false, visitorPages);
walk('a player', true, playerPages);
walk('the longest name and the largest amounts', true, playerPages, true);

test.describe('PLAY-10: a table that is too narrow for its amounts', () => {
  test.use({ signedIn: true, viewport: { width: 360, height: 740 } });

  test('breaks them, but not the unit', async ({ page }) => {
    await openWholePage(page, '/payment/bank-transfer');
    // Chromium has laid out the table this narrow for a moment, after the window became smaller.
    await page.locator('table').evaluateAll((tables) => {
      for (const table of tables) Object.assign(table.style, { tableLayout: 'fixed', width: '90px' });
    });
    const linesOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) =>
          parts.map((part) => new Set([...part.getClientRects()].map(({ top }) => Math.round(top))).size),
        );
    expect(Math.max(...(await linesOf('td span:has(> span)')))).toBeGreaterThan(1);
    expect(new Set(await linesOf('td span > span'))).toEqual(new Set([1]));
  });
});

test.describe('PLAY-10: targets that only some players have', () => {
  test.use({ signedIn: true, viewport: { width: 360, height: 740 } });

  test('the links between a purchase and its refund can be hit', async ({ page, host, player }) => {
    await player.topUp(50_000);
    await buyRefused(page, host, player);
    await openWholePage(page, '/transactions');
    await page.getByRole('link', { name: 'Xem lần nạp game' }).waitFor();
    expect(await targetFaultsOf(page)).toEqual([]);
  });
});

test.describe('PLAY-10: Back', () => {
  test.use({ signedIn: true, viewport: { width: 360, height: 740 } });

  test('restores the scroll position, even where the page has to load its data again', async ({ page }) => {
    await page.goto('/security');
    await takenOver(page);
    await page.getByText('Thiết bị đang đăng nhập').first().waitFor();
    await wholePage(page);
    const top = await page.evaluate(() => {
      window.scrollTo(0, 320);
      return window.scrollY;
    });
    expect(top).toBeGreaterThan(200);
    await page.waitForFunction(() => document.querySelector('header')?.dataset['scrolled'] === 'true');
    // By mouse: Playwright's own click would scroll to where the sticky header would be if it were not sticky.
    const place = await page.getByRole('link', { name: /KP/ }).first().boundingBox();
    await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await page.waitForURL('**/payment**');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
});
