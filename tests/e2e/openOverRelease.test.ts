import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { scriptsWith } from '../support/builtScripts';
import { followLink } from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true, expectedFault: /404|Không tải được trang này/ });

/**
 * Opens the portal, and takes away a chunk that it has not loaded yet, as a release does. Whether the chunk can be loaded again is up to
 * `isBack`.
 */
async function loseChunk(page: Page, isBack: () => boolean): Promise<void> {
  await page.goto('/');
  await takenOver(page);
  await page.route(scriptsWith('giftcode.title'), (route) =>
    isBack() ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
}

const giftCodes = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gift code' });

test.describe('OPS-2: a page that is open during a release', () => {
  for (const [host, answer] of [
    ['answers 404 for scripts of the former release', { status: 404, body: '' }],
    ['answers with its HTML page for them', { status: 200, contentType: 'text/html', body: '' }],
  ] as const)
    test(`shows other pages of the portal if the host ${host}`, async ({ page }) => {
      // The document of the new release names scripts that the host has.
      let documents = 0;
      await loseChunk(page, () => documents > 0);
      await page.route(/\/assets\/portal\.\w+\.js$/, (route) =>
        route.request().method() === 'HEAD' ? route.fulfill(answer) : route.continue(),
      );
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await followLink(page, 'Gift code');
      await giftCodes(page).waitFor();
      expect(documents).toBe(1);
    });

  test('shows an error, and stays, if only the chunk cannot be loaded', async ({ page }) => {
    let isBack = false;
    await loseChunk(page, () => isBack);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await followLink(page, 'Gift code');
    await page.getByText('Không tải được trang này. Hãy kiểm tra mạng rồi thử lại.').waitFor();
    isBack = true;
    await page.getByRole('button', { name: 'Tải lại', exact: true }).click();
    await giftCodes(page).waitFor();
    expect(documents).toBe(0);
  });
});
