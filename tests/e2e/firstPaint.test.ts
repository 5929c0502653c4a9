import { paths } from '@portal/contract';
import { takenOver } from '../support/browser';
import { playerPages } from '../support/everyPage';
import { hold, scripts } from '../support/held';
import { patientHost, renderedByHost } from '../support/playwright/renderedByHost';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true, hostSettings: patientHost });

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
  await page.locator('main h2', { hasText: 'Techcombank' }).waitFor();
  await expect(page.locator('main[inert]')).toHaveCount(1);
  const before = await page.locator('main').innerText();
  const code = page.getByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' });
  const quietZone = () =>
    code.evaluate((svg) => parseFloat(getComputedStyle(svg.parentElement ?? svg).paddingTop));
  const [placeBefore, quietZoneBefore] = [await code.boundingBox(), await quietZone()];
  await held.release();
  await takenOver(page);
  // Further banks follow below.
  await page.locator('main h2', { hasText: 'Vietcombank' }).waitFor();
  const after = await page.locator('main').innerText();
  expect(after.slice(0, after.indexOf('Ngân hàng nhận khác')).trimEnd()).toBe(before);
  expect(await quietZone()).toBeGreaterThan(0);
  expect(quietZoneBefore).toBe(await quietZone());
  expect(await code.boundingBox()).toEqual(placeBefore);
  await expect(page.locator('[inert], #first-answers')).toHaveCount(0);
  expect(asked).not.toContain(paths.paymentMethods);
  await page
    .getByRole('button', { name: /^100.000 đ/ })
    .first()
    .click();
  await page.getByText('Mã QR đã có sẵn').waitFor();
});

/** The bytes that a server sends before it waits for the browser's first acknowledgement: ten packets of 1,460. */
const FIRST_PACKETS = 14_600;

/** The pages that the host serves without a player's data. */
const withoutData: readonly string[] = ['/support', '/khong-co'];

test('a signed-in page with its data arrives in the first ten packets', async ({ page, player }) => {
  await player.topUp(1_230_000);
  // From then on, the host renders every page.
  await renderedByHost(page, '/payment/bank-transfer', 'Techcombank</h2>');
  const sizes: [path: string, bytes: number][] = [];
  for (const path of playerPages.filter((address) => !withoutData.includes(address))) {
    const answer = await page.request.get(path, { headers: { Accept: 'text/html' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    const head = answer
      .headersArray()
      .reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
    sizes.push([path, head + Number(answer.headers()['content-length'])]);
  }
  expect(sizes.filter(([, bytes]) => bytes > FIRST_PACKETS)).toEqual([]);
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
