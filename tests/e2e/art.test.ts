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
