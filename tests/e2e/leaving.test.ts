import { readFileSync } from 'node:fs';
import { takenOver } from '../support/browser';
import { nextCode } from '../support/mailbox';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { dialog, submitButton } from '../support/portalPages';

test.use({ signedIn: true, viewport: { width: 360, height: 740 } });

test("SAFE-13: saves the player's data as a file on the device", async ({ page, player }) => {
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('button', { name: /^Tải dữ liệu của bạn/ }).click();
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Tải tệp về máy' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`du-lieu-${player.username}.json`);
  const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { username: player.username, email: player.email } });
  await page.getByText('Tệp đã được lưu vào mục tải xuống của thiết bị.').waitFor();
});

test('SAFE-13: schedules the deletion after a code by SMS, shows it on every page, and cancels it', async ({
  page,
  host,
  player,
}) => {
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('button', { name: /^Xóa tài khoản/ }).click();
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Gửi mã' }).click();
  await dialog(page)
    .locator('input[name=otpNumber]')
    .fill(await nextCode(host, player.phone));
  await submitButton(page).click();
  await page.getByText('Đã nhận yêu cầu xóa tài khoản.').waitFor();
  await expectSound(page);
  await page.goto('/payment');
  await takenOver(page);
  await page.getByText(/^Tài khoản sẽ bị xóa vào ngày/).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click();
  await page.getByText('Tài khoản của bạn được giữ lại.').waitFor();
  expect((await player.me()).deletesAt).toBeNull();
});
