import type { Page } from '@playwright/test';
import { paths, type Zone } from '@portal/contract';
import { sizeNames, takenOver } from '../support/browser';
import { sandbox } from '../support/player';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { dialog, submitButton } from '../support/portalPages';

test.use({ seedPlayer: 'closed', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const OLD_COINS = 123_400;
const LIST = '1.234 Xu, 567 Xu chờ chuyển đổi, 12 điểm tích lũy nạp thẻ tháng 11';
const SUCCESS = 'Đã cập nhật thành công';
const WAIT = { timeout: 60_000 };

const recharge = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nạp game' });

test.beforeEach(async ({ page }) => {
  await page.goto('/recharge');
  await takenOver(page);
  await page.getByRole('combobox').waitFor();
});

/** Chooses a zone and submits; returns the name of that zone. */
async function ask(page: Page, index = 1): Promise<string> {
  const field = page.getByRole('combobox');
  await field.selectOption({ index });
  const name = await field.locator('option:checked').innerText();
  await submitButton(page).click();
  await dialog(page).waitFor();
  return name;
}

const agree = (page: Page) => dialog(page).getByRole('button', { name: 'Đồng ý' }).click();

for (const size of sizeNames)
  test.describe(`MIG-1..4, the player \`closed\`: ${size}`, () => {
    test.use({ size });

    test('shows the old balances, migrates after a confirmation, and leads to the recharge without axe findings', async ({
      page,
      player,
    }) => {
      await page.getByRole('heading', { name: 'Đã có phiên bản mới!' }).waitFor();
      await expect(page).toHaveTitle(/Cập nhật tài khoản/);
      for (const amount of ['1.234', '567', '12']) await page.getByText(amount, { exact: true }).waitFor();
      await expect(submitButton(page)).toBeDisabled();
      await expectSound(page);

      const zone = await ask(page);
      await dialog(page).getByText(`Xác nhận chuyển "${LIST}" vào máy chủ ${zone}`).waitFor();
      await expectSound(page);
      await page.goBack();
      await dialog(page).waitFor({ state: 'detached' });
      await submitButton(page).click();

      const before = (await player.deliveries()).length;
      await agree(page);
      await page.getByText(SUCCESS).waitFor();
      await expectSound(page);
      await recharge(page).waitFor(WAIT);
      await page.getByRole('radio').first().waitFor();
      const [newest, ...older] = await player.deliveries();
      expect(older).toHaveLength(before);
      expect(newest?.coins).toBe(OLD_COINS);

      // PLAY-7: the migration is also a line of the history.
      await page.goto('/transactions');
      await page.getByText(`Đến máy chủ ${zone}`).waitFor();
      await expectSound(page);
    });
  });

test.describe('MIG-4: faults during the migration', () => {
  test('a zone that closes before the confirmation: refused, and the balances stay', async ({
    page,
    host,
  }) => {
    const name = await ask(page, 2);
    const zones = (await (await page.request.get(paths.zones)).json()) as Zone[];
    const id = zones.find((zone) => zone.name === name)?.id;
    await sandbox(host, `/zones/${id}`, { state: 'CLOSED' });
    await agree(page);
    await page.getByText('Cập nhật không thành công').waitFor();
    await page.getByText('1.234', { exact: true }).waitFor();
    await page.getByText(`Máy chủ ${name} vừa đóng. Hãy chọn một máy chủ khác.`).waitFor();
    await expect(submitButton(page)).toBeDisabled();
    await expectSound(page);
    await sandbox(host, `/zones/${id}`, { state: 'ACTIVE' });
  });

  test('a game server that is down: the balances are shown as pending, even after a reload, until they arrive', async ({
    page,
    host,
    player,
  }) => {
    const before = (await player.deliveries()).length;
    await sandbox(host, '/game', { mode: 'down' });
    await ask(page, 2);
    await agree(page);
    await page.getByText(/Số dư cũ đang được chuyển vào máy chủ/).waitFor(WAIT);
    await page.reload();
    await page.getByText(/Số dư cũ đang được chuyển vào máy chủ/).waitFor();
    await expectSound(page);
    await sandbox(host, '/game', { mode: 'ok' });
    await page.getByText(SUCCESS).waitFor(WAIT);
    await recharge(page).waitFor(WAIT);
    await expect.poll(async () => (await player.deliveries()).length).toBeGreaterThan(before);
  });
});
