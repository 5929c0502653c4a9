import { expect, placements, test } from '../../support/playwright/anyHostTest';
import {
  field,
  fillNewPassword,
  logIn,
  openPage,
  openUserMenu,
  submitButton,
} from '../../support/portalPages';
import { lastSecretTo } from '../../support/sectionSevenHost/world';

const NEW_PASSWORD = 'Matkhau@moi1';

for (const [place, traits] of placements)
  test.describe(`HOST-1: a host with requirements §7 alone, on ${place}`, () => {
    test.use({ traits });

    test('a visitor: a wrong password, the right one, the return to the page, the logout', async ({
      page,
      host,
    }) => {
      await openPage(page, '/recharge');
      await page.waitForURL(/\/login\?next_uri=%2Frecharge/);
      await field(page, 'username').fill('demo');
      await field(page, 'password').fill('Sai-mat-khau-1');
      await submitButton(page).click();
      await page.getByText('Tên đăng nhập hoặc mật khẩu không đúng.').waitFor();
      await logIn(page);
      await page.waitForURL('/recharge');
      await page.getByRole('radio').first().waitFor();
      host.sessions.expireTokens();
      await openUserMenu(page);
      await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
      await page.waitForURL(/\/login/);
    });

    test('a newcomer: registers after the host has refused one field', async ({ page, host }) => {
      await openPage(page, '/register');
      for (const [name, value] of [
        ['phone', '0977 654 321'],
        ['username', 'demo'],
      ] as const) {
        await field(page, name).fill(value);
        await submitButton(page).click();
      }
      await fillNewPassword(page, NEW_PASSWORD);
      await submitButton(page).click();
      await page.getByText('Tên đăng nhập này đã có người dùng.').waitFor();
      await field(page, 'username').fill('nguoi_moi');
      await submitButton(page).click();
      await page.waitForURL('/');
      await page.getByText('Tham gia').waitFor();
      expect(host.account('nguoi_moi').user.phoneNumber).toBe('0977 654 321');
    });

    test('recovery: by e-mail, by SMS, the username; a dead link', async ({ page, host }) => {
      await openPage(page, '/recovery/forgot-password');
      await field(page, 'username').fill('demo');
      await submitButton(page).click();
      await page.getByText('Nếu tên đăng nhập khớp với một tài khoản').waitFor();
      const link = `/recovery/forgot-password/${lastSecretTo(host.world, 'demo@example.com')}`;
      await openPage(page, link);
      await fillNewPassword(page, NEW_PASSWORD);
      await submitButton(page).click();
      await page.getByText('Đổi mật khẩu thành công!').waitFor();
      expect(host.account('demo').password).toBe(NEW_PASSWORD);
      await openPage(page, link);
      await page.getByRole('heading', { name: 'Đường dẫn không hoạt động' }).waitFor();

      await openPage(page, '/recovery/forgot-password-by-phone');
      await field(page, 'username').fill('demo');
      await field(page, 'otp').fill('000000');
      await field(page, 'newPassword').fill('Matkhau@moi2');
      await field(page, 'reNewPassword').fill('Matkhau@moi2');
      await submitButton(page).click();
      await page.getByText('Mã xác thực không hợp lệ').first().waitFor();
      await field(page, 'otp').fill('246810');
      await submitButton(page).click();
      await page.getByText('Đổi mật khẩu thành công!').waitFor();
      expect(host.account('demo').password).toBe('Matkhau@moi2');

      await openPage(page, '/recovery/forgot-username');
      await field(page, 'email').fill('demo@example.com');
      await submitButton(page).click();
      await page.getByText('Nếu địa chỉ email khớp với một tài khoản').waitFor();
    });

    test('the verification of an address, and an invalid link', async ({ page, host }) => {
      host.account('demo').user.verifiedAt = null;
      host.world.sent.push({ to: 'demo@example.com', secret: 'link-once' });
      await openPage(page, '/email-verification/link-once');
      await page.getByText('Đã xong!').waitFor();
      expect(host.account('demo').user.verifiedAt).not.toBeNull();
      await openPage(page, '/email-verification/link-twice');
      await page.getByRole('link', { name: /Quản lý tài khoản/ }).waitFor();
    });
  });
