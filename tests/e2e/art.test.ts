import type { Page } from '@playwright/test';
import { hold } from '../support/held';
import { expect, test } from '../support/playwright/portalTest';

test('the art appears whole: its place stays hidden while its picture is loading', async ({ page }) => {
  const held = await hold(page, /\/world\/(dark|light)\.svg$/);
  await page.addInitScript(() => {
    // The `load` event of a style sheet does not bubble, hence the capturing listener.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (!(target instanceof HTMLLinkElement) || !target.href.endsWith('/world/world.css')) return;
        requestAnimationFrame(() => {
          const art = document.querySelector('[data-art=key]');
          document.documentElement.dataset['seenAt'] = art ? getComputedStyle(art).opacity : 'no art';
        });
      },
      { capture: true },
    );
  });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-seen-at', '0');
  const art = page.locator('[data-art=key]');
  await expect(art).toHaveCSS('opacity', '0');
  await held.release();
  await expect(art).toHaveCSS('opacity', '1');
});

/**
 * The pictures that the browser has taken for the largest paint of the page. It reports a paint some frames later, so a text that fills the
 * window is painted last: the paints before it have been reported once it is.
 */
const largestPictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const last = document.createElement('div');
        last.style.cssText = 'position: fixed; inset: 0; z-index: 9999; overflow: hidden; font-size: 48px';
        last.textContent = 'Nạp KP '.repeat(2_000);
        const paints: { url: string; element: Element | null }[] = [];
        new PerformanceObserver((list) => {
          paints.push(...(list.getEntries() as unknown as typeof paints));
          if (paints.some(({ element }) => element === last))
            resolve(paints.map(({ url }) => url).filter((url) => url !== ''));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        document.body.append(last);
      }),
  );

for (const [size, paths] of [
  ['phone', ['/', '/payment/bank-transfer', '/recharge', '/transactions']],
  ['laptop', ['/']],
] as const)
  test.describe(`behind the pages of a player, on a ${size}`, () => {
    test.use({ signedIn: true, size });

    for (const path of paths)
      test(`decision 0122: browsers do not take the art for the content of ${path}`, async ({ page }) => {
        await page.goto(path);
        const art = page.locator('[data-art=band]');
        await expect(art).toHaveCSS('background-image', /world\/(dark|light)\.svg/);
        await expect(art).toHaveCSS('opacity', '1');
        expect(await largestPictures(page)).toEqual([]);
      });
  });
