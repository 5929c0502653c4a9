import type { Page } from '@playwright/test';
import { scrollsSideways } from '../support/axe';
import { takenOver } from '../support/browser';
import { expect, test } from '../support/playwright/portalTest';

const visitorPages = [
  '/login',
  '/register',
  '/recovery',
  '/recovery/forgot-password-by-phone',
  '/recovery/forgot-password',
  '/recovery/forgot-username',
  '/support',
];
const playerPages = [
  '/',
  '/security',
  '/payment',
  '/payment/bank-transfer',
  '/payment/e-wallet',
  '/payment/card',
  '/recharge',
  '/transactions',
  '/transfer-claims',
  '/giftcode',
  '/support',
  '/khong-co',
];

/** Widths of windows; half of 1280 × 800 is what 200 % zoom leaves of a laptop. */
const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 600, height: 800 },
  { width: 640, height: 400 },
  { width: 700, height: 900 },
  { width: 740, height: 360 },
  { width: 900, height: 700 },
  { width: 960, height: 700 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1300 },
] as const;

/** The art comes last, when the page is idle; what a page loads has come by then, or says so. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset['world'] === 'shown' &&
      !/Đang tải/.test(document.querySelector('main')?.textContent ?? ''),
  );

/** Targets below 44 px, and what lies under a bar after it was focused. Links within a sentence are as high as its line. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const own = (element: Element) =>
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select, summary, [tabindex="0"]',
    );
    for (const target of targets) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      const name = `${target.tagName} ${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}${target.getAttribute('name') ?? ''}`;
      target.focus();
      target.scrollIntoView({ block: 'nearest' });
      const box = target.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      // What is touched to use a box or a field is more than the box: its label, the frame around it.
      const label = target.closest('label, .MuiInputBase-root') ?? target;
      const height = Math.max(label.getBoundingClientRect().height, box.height);
      const inSentence = target.tagName === 'A' && (own(target) || target.closest('p, small') !== null);
      if (height < 43.5 && !inSentence) faults.push(`${name}: ${Math.round(height)} px high`);
      const x = Math.min(window.innerWidth - 1, Math.max(0, box.left + box.width / 2));
      const y = Math.min(window.innerHeight - 1, Math.max(0, box.top + Math.min(box.height / 2, 22)));
      const seen = document.elementFromPoint(x, y);
      const related =
        seen !== null && (label.contains(seen) || seen.contains(target) || target.contains(seen));
      if (!related && seen?.closest('label')?.control !== target)
        faults.push(`${name}: under ${seen?.tagName ?? 'nothing'} ${(seen?.textContent ?? '').slice(0, 30)}`);
    }
    return faults;
  });

function walk(who: string, signedIn: boolean, addresses: readonly string[]) {
  test.describe(`PLAY-10: from 320 to 2560 px and at 200 % zoom, ${who}`, () => {
    test.use({ signedIn, contextOptions: { reducedMotion: 'reduce' } });
    for (const address of addresses)
      test(`${address} does not scroll sideways, and nothing needed is too small or lies under a bar`, async ({
        page,
      }) => {
        await page.goto(address);
        await takenOver(page);
        await page.locator('h1').first().waitFor();
        await settled(page);
        for (const size of windows) {
          await page.setViewportSize(size);
          const at = `${size.width} × ${size.height}`;
          expect(await scrollsSideways(page), `scrolls sideways, ${at}`).toBe(false);
          expect(await faultsOf(page), at).toEqual([]);
        }
      });
  });
}

walk('a visitor', false, visitorPages);
walk('a player', true, playerPages);

test.describe('PLAY-10: Back', () => {
  test.use({ signedIn: true, viewport: { width: 360, height: 740 } });

  test('restores where the player was, also where the page has to load its data again', async ({ page }) => {
    await page.goto('/security');
    await takenOver(page);
    await page.getByText('Thiết bị đang đăng nhập').first().waitFor();
    await settled(page);
    const top = await page.evaluate(() => {
      window.scrollTo(0, 320);
      return window.scrollY;
    });
    expect(top).toBeGreaterThan(200);
    await page.waitForFunction(() => document.querySelector('header')?.dataset['scrolled'] === 'true');
    // By the mouse: Playwright's own click scrolls to where the sticky header would be without its stickiness.
    const place = await page.getByRole('link', { name: /KP/ }).first().boundingBox();
    await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await page.waitForURL('**/payment**');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
});
