import { paths } from '@portal/contract';
import { serveReplay } from '../../scripts/replay/serveReplay';
import { scriptsWith } from '../support/builtScripts';
import { operate, typed } from '../support/operator';
import { goTo } from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

const CANARY = 'Canary-7f3x';

test('a player’s report is listed by the operator, replayed without a host, and names nobody', async ({
  browser,
  page,
  player,
  portal,
}) => {
  test.slow();
  // Typed into every form field, including those that it does not fit.
  await page.goto('/register');
  await page.getByRole('textbox').first().fill(CANARY);
  await page.keyboard.press('Tab');
  await page.goto('/login');
  await page.locator('input[name=username]').fill(`${CANARY}-name`);
  await page.locator('input[name=password]').fill(`${CANARY}-password`);
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=password][aria-invalid=true]').waitFor();
  await page.locator('input[name=username]').fill(player.username);
  await page.locator('input[name=password]').fill('Demo@2026');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('/');
  // The portal logs which fields were left once the browser is idle and this script has run.
  const isWatcher = scriptsWith('[type=button], [type=submit]');
  const watcher = page.waitForEvent('requestfinished', (request) => isWatcher(new URL(request.url())));
  await page.goto('/?edit=name');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await watcher;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
  for (const field of await dialog.getByRole('textbox').all()) await field.fill(CANARY);
  await page.route(`**${paths.updateProfile}`, (route) => route.fulfill({ status: 500, body: CANARY }));
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('alert').waitFor();

  // The error that the player then reports.
  await page.route(`**${paths.transactionHistory}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await goTo(page, 'Lịch sử giao dịch');
  await page.getByRole('button', { name: 'Báo lỗi' }).click();
  const sentPayload = page.waitForRequest(`**${paths.problemReports}`);
  await page.getByRole('button', { name: 'Gửi báo lỗi' }).click();
  const payload = (await sentPayload).postData() ?? '';
  const code = await page
    .getByRole('dialog')
    .getByText(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    .innerText();
  const profile = await player.me();
  for (const secret of [CANARY, player.username, profile.email, profile.phoneNumber, profile.lastName])
    expect([secret, payload.includes(`"${secret ?? ''}`)]).toEqual([secret, false]);
  expect(payload).not.toContain(CANARY);
  // The log contains the fields that the player left, without their values.
  expect(payload).toMatch(/player\/fieldLeft.{0,200}firstName/);

  const admin = async (line: string) => (await operate(portal.database.url, typed(line))).out;
  expect(await admin('reports list')).toMatch(new RegExp(`^${code} .*/transactions`, 'm'));
  expect(await admin(`reports show ${code}`)).toMatch(/Request ids +[\w.-]{8}/);
  const recording = await admin(`reports replay ${code}`);

  const server = await serveReplay(() => recording);
  // Another person's browser, with no portal open.
  const developer = await browser.newPage();
  const calls: string[] = [];
  developer.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await developer.goto(server.addressOf('report'));
  const slider = developer.locator('[data-replay-bar] input[type=range]');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  // The last screens show the report dialog; the error comes before them.
  await slider.focus();
  await developer.keyboard.press('End');
  await expect(slider).toHaveValue(String(last));
  await developer.getByText('Máy chủ đang gặp sự cố').first().waitFor({ state: 'attached' });
  await expect(developer.locator('[data-snapshot]').first()).not.toContainText(CANARY);
  expect(calls).toEqual([]);
  await developer.close();
  await server.close();
});
