import { paths } from '@portal/contract';
import { takenOver } from '../support/browser';
import { hold, scripts } from '../support/held';
import { renderedByHost } from '../support/playwright/renderedByHost';
import { expect, test } from '../support/playwright/portalTest';

// On a busy machine the page must not be served without its content.
test.use({ signedIn: true, hostSettings: { API_HOST_PAGE_MS: '10000' } });

test('shows a signed-in page before its scripts run, and requests nothing that it contains', async ({
  page,
  player,
}) => {
  await player.topUp(1_230_000);
  await renderedByHost(page, '/payment/bank-transfer', 'Techcombank</h2>');
  const held = await hold(page, scripts);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/payment/bank-transfer', { waitUntil: 'domcontentloaded' });
  await page.locator('main h2', { hasText: 'Vietcombank' }).waitFor();
  await expect(page.locator('main[inert]')).toHaveCount(1);
  const before = await page.locator('main').innerText();
  await held.release();
  await takenOver(page);
  await expect.poll(() => page.locator('main').innerText()).toBe(before);
  await expect(page.locator('[inert], #first-answers')).toHaveCount(0);
  expect(asked).not.toContain(paths.paymentMethods);
  await page
    .getByRole('button', { name: /^100.000 đ/ })
    .first()
    .click();
  await page.getByText('Mã QR đã có sẵn').waitFor();
});

test('SAFE-12: leaves nothing of the player in the page after a logout', async ({ page }) => {
  await page.goto('/transactions');
  await takenOver(page);
  await page.getByRole('button', { name: /^Tài khoản/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(await page.content()).not.toContain('demo@example.com');
  await page.goto('/transactions');
  await page.waitForURL((url) => url.pathname === '/login');
});
