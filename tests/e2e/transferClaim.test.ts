import { sandbox } from '../support/player';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true, viewport: { width: 360, height: 740 }, hasTouch: true });

test('PLAY-3: credits a transfer with the wrong content by a claim with the bank’s reference, on a phone', async ({
  page,
  player,
  host,
}) => {
  const reference = `FT26325${player.username.replace(/\W/g, '')}`;
  await sandbox(host, '/transfers', {
    id: reference,
    method: 'techcombank',
    amount: 100_000,
    content: 'me nap tien cho con',
  });
  await page.goto('/transactions');
  await page.getByRole('link', { name: 'Đã chuyển mà chưa nhận được KP?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Đã chuyển mà chưa nhận được KP?' }).waitFor();
  await page.getByLabel('Số tiền đã chuyển (đ)').fill('100000');
  await expect(page.getByLabel('Số tiền đã chuyển (đ)')).toHaveValue('100.000');
  await page.getByLabel('Mã giao dịch (nếu có)').fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await page.getByText('Đã nhận yêu cầu của bạn.').waitFor();
  await page.getByRole('status').filter({ hasText: '+10.500 KP đã vào tài khoản của bạn' }).waitFor();
  await page.getByText('Đã cộng KP').waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Xem giao dịch' }).click();
  await page.getByRole('dialog').getByText('100.000').waitFor();
  expect(await player.me()).toMatchObject({ credit: 10_500 });
});

test('PLAY-4: shows support without a login, and a receipt’s transaction from the address', async ({
  page,
  player,
}) => {
  await page.goto('/support?transaction=4711');
  await page.getByText('Giao dịch bạn cần hỏi').waitFor();
  await expect(page.getByText('4711')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(player.username);
  await page.context().clearCookies();
  await page.goto('/support');
  await page.getByLabel('Bạn cần giúp gì?').fill('quen mat khau');
  await expect(page.getByText('Tôi quên mật khẩu hoặc tên đăng nhập?')).toBeVisible();
  await expect(page.getByText('Khi nào tôi được hoàn KP?')).toBeHidden();
  await expectSound(page);
});

for (const width of [320, 600, 640, 700, 900, 960, 1280])
  test(`PLAY-7: /transactions fits a width of ${width} px, and no column breaks its words`, async ({
    page,
    player,
  }) => {
    await player.topUp(500_000);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/transactions');
    await page.getByRole('table').waitFor();
    const { scrollWidth, clientWidth, least } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
      least: Math.min(...[...document.querySelectorAll('tbody td > div')].map((cell) => cell.clientWidth)),
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(least).toBeGreaterThan(40);
  });
