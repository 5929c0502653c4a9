import type { Page } from '@playwright/test';
import { skipLink } from '../../ui-kit/texts/skipLink';
import { takenOver } from '../support/browser';
import { scriptsWith } from '../support/builtScripts';
import { scripts } from '../support/held';
import { openUserMenu, usernameInput } from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

/** Each script of the first load fails the first time it is requested. */
async function loseEachOnce(page: Page): Promise<Set<string>> {
  const lost = new Set<string>();
  await page.route(scripts, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  return lost;
}

async function expectMenu(page: Page): Promise<void> {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Cài đặt' }).waitFor();
}

test.describe('API-6: a page whose scripts cannot be loaded at first is usable once they can', () => {
  test('prerendered', async ({ page }) => {
    const lost = await loseEachOnce(page);
    await page.goto('/login');
    await takenOver(page);
    expect(lost.size).toBeGreaterThan(2);
    await page.unrouteAll();
    await usernameInput(page).fill('demo');
    await page.getByRole('link', { name: 'Đăng ký' }).click();
    await page.getByRole('heading', { level: 1, name: 'Đăng ký' }).waitFor();
  });

  test('without content before its scripts', async ({ page }) => {
    const lost = await loseEachOnce(page);
    await page.goto('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(lost.size).toBeGreaterThan(2);
  });

  test.describe('signed in', () => {
    test.use({ signedIn: true });

    test('rendered by the host', async ({ page }) => {
      const lost = await loseEachOnce(page);
      await page.goto('/');
      await takenOver(page);
      expect(lost.size).toBeGreaterThan(2);
      await page.unrouteAll();
      await expectMenu(page);
    });

    test.describe('without the shell', () => {
      test.use({ expectedFault: /Không tải được trang này/ });

      test('shows an error with a button to reload', async ({ page }) => {
        const shell = scriptsWith(skipLink.label);
        await page.route(shell, (route) => route.abort());
        await page.goto('/');
        const reload = page.getByRole('button', { name: 'Tải lại trang' });
        await reload.waitFor();
        await page.unroute(shell);
        await reload.click();
        await expectMenu(page);
      });
    });
  });
});
