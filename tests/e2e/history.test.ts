import { readFile } from 'node:fs/promises';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { openPage } from '../support/portalPages';
import { buyRefused } from '../support/refusedPurchase';

test.use({ signedIn: true, viewport: { width: 360, height: 740 }, hasTouch: true });

test('PLAY-7: on a phone, links a refund to its purchase, loads older pages, and saves everything as a file', async ({
  page,
  host,
  player,
}) => {
  for (let count = 0; count < 16; count += 1) await player.topUp(50_000);
  await buyRefused(page, host, player);
  const [refund, purchase] = await player.history();

  await openPage(page, '/transactions');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(15);
  await expect(rows.nth(0)).toHaveAttribute('data-group', 'Hôm nay');
  await page.getByRole('link', { name: 'Xem lần nạp game' }).tap();
  await expect(page).toHaveURL(new RegExp(`/transactions/${purchase?.id}$`));
  await page.getByRole('dialog').getByText('Thất bại').waitFor();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Xem khoản hoàn' }).tap();
  await expect(page).toHaveURL(new RegExp(`/transactions/${refund?.id}$`));
  await page.goBack();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Xem giao dịch cũ hơn' }).tap();
  await expect(rows).toHaveCount(18);
  await expect(page.getByRole('button', { name: 'Xem giao dịch cũ hơn' })).toBeHidden();
  await expectSound(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Tải toàn bộ lịch sử (.csv)' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe(`lich-su-giao-dich-${player.username}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 18);
  expect(lines[0]).toContain('"Thay đổi số dư (KP)"');
  expect(lines[1]).toContain('"Hoàn KP","Thành công",5000,');
});

test('PLAY-7: on a laptop, gives the details the most room, aligns the links, and heads each day', async ({
  page,
  host,
  player,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await player.topUp(50_000);
  await buyRefused(page, host, player);

  await openPage(page, '/transactions');
  const cells = page.locator('tbody tr').first().getByRole('cell');
  await expect(cells).toHaveCount(6);
  const widths = await cells.evaluateAll((all) => all.map((cell) => cell.clientWidth));
  expect(widths[2]).toBe(Math.max(...widths));
  expect(widths[2]).toBeGreaterThan(240);
  const topOf = (nth: number) =>
    cells.nth(nth).evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell.querySelector('a, time') ?? cell);
      return text.getClientRects()[0]?.top ?? NaN;
    });
  expect(Math.abs((await topOf(4)) - (await topOf(5)))).toBeLessThan(4);
  const heading = await cells.first().evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(heading).toContain('Hôm nay');
});
