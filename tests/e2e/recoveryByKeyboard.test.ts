import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { nextCode, sendSms } from '../support/mailbox';
import { expect, test } from '../support/playwright/portalTest';
import { enabledSubmit, field, tabTo } from '../support/portalPages';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const NEW_PASSWORD = 'Matkhau@moi1';

async function open(page: Page, path: string) {
  await page.goto(path);
  await takenOver(page);
}

test('REC-2, REC-3: by keyboard alone, resets a password by SMS, and announces a wrong code at its field', async ({
  page,
  host,
  player,
}) => {
  await open(page, '/recovery');
  await tabTo(page, page.getByRole('link', { name: /Dùng số điện thoại/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'username'));
  await page.keyboard.type(player.username);
  await sendSms(host, player.phone, `MXT ${player.username}`);
  const code = await nextCode(host, player.phone);
  await tabTo(page, field(page, 'otp'));
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  for (const name of ['newPassword', 'reNewPassword']) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(NEW_PASSWORD);
  }
  await enabledSubmit(page).waitFor();
  await page.keyboard.press('Enter');
  const otp = page.getByRole('textbox', { name: 'Mã xác thực', description: 'Mã xác thực không hợp lệ' });
  await otp.and(page.locator('[aria-invalid=true]:focus')).waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Đổi mật khẩu thành công!' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Đăng nhập', exact: true }));
});

test('REC-6: by keyboard alone, requests a forgotten username, and announces errors and success', async ({
  page,
  player,
}) => {
  await open(page, '/recovery');
  await tabTo(page, page.getByRole('link', { name: 'Quên tên đăng nhập?' }));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'email'));
  await page.keyboard.type(player.username);
  await enabledSubmit(page).waitFor();
  await page.keyboard.press('Enter');
  const description = 'Địa chỉ email bạn nhập không hợp lệ';
  const wrong = page.getByRole('textbox', { name: 'Địa chỉ email', description });
  await wrong.and(page.locator('[aria-invalid=true]:focus')).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Nếu địa chỉ email khớp' }).waitFor();
});

test('REG-5: accepts a pasted password, and keeps the caret when it is shown or hidden', async ({ page }) => {
  await open(page, '/recovery/forgot-password-by-phone');
  await page.evaluate((text) => navigator.clipboard.writeText(text), NEW_PASSWORD);
  for (const name of ['newPassword', 'reNewPassword']) {
    await field(page, name).focus();
    await page.keyboard.press('Control+V');
    await expect(field(page, name)).toHaveValue(NEW_PASSWORD);
  }
  await field(page, 'newPassword').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const name of ['Hiện mật khẩu', 'Ẩn mật khẩu']) {
    await page.getByRole('button', { name }).first().click();
    await expect(field(page, 'newPassword')).toBeFocused();
    await page.keyboard.type('x');
  }
  await expect(field(page, 'newPassword')).toHaveValue(`Maxx${NEW_PASSWORD.slice(2)}`);
});
