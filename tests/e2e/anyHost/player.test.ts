import { expect, placements, test } from '../../support/playwright/anyHostTest';
import {
  chooseFirstAmount,
  confirmButton,
  dialog,
  dialogField,
  enabledSubmit,
  fillNewPassword,
  goTo,
  openPage,
  submitButton,
} from '../../support/portalPages';
import { lastSecretTo } from '../../support/sectionSevenHost/world';

const NEW_PASSWORD = 'Matkhau@moi1';

for (const [place, traits] of placements)
  test.describe(`HOST-1: a host with requirements §7 alone, on ${place}`, () => {
    test.use({ traits });

    test.describe('signed in', () => {
      test.use({ signedInAs: 'demo' });

      test('the profile: the name, the address with a code, and its verification', async ({ page, host }) => {
        const { user } = host.account('demo');
        await openPage(page, '/?edit=name');
        await dialogField(page, 'lastName').fill('Lê');
        await submitButton(page).click();
        await page.getByText('Thay đổi tên thành công!').waitFor();
        expect(user.lastName).toBe('Lê');

        await openPage(page, '/?edit=email');
        await dialogField(page, 'email').fill('moi@example.com');
        await page.getByRole('button', { name: 'Gửi mã' }).click();
        await page.getByText('Mã bảo mật đã được gửi đến Email của bạn!').waitFor();
        await dialogField(page, 'securityCode').fill(lastSecretTo(host.world, '0912345678'));
        await submitButton(page).click();
        await page.getByText('Thay đổi email thành công!').waitFor();
        expect(user.email).toBe('moi@example.com');

        await openPage(page, '/?edit=email');
        await page.getByRole('button', { name: 'Gửi email xác minh' }).click();
        await page.getByText('Đã gửi email xác minh đến moi@example.com').waitFor();
      });

      test('the security page: the password, and the phone with a code', async ({ page, host }) => {
        const account = host.account('demo');
        await openPage(page, '/security?edit=password');
        await dialogField(page, 'currentPassword').fill('Sai-mat-khau-1');
        await fillNewPassword(page, NEW_PASSWORD);
        await submitButton(page).click();
        await page.getByText('Mật khẩu cũ không đúng.').waitFor();
        await dialogField(page, 'currentPassword').fill('Demo@2026');
        await submitButton(page).click();
        await page.getByText('Thay đổi mật khẩu thành công!').waitFor();
        expect(account.password).toBe(NEW_PASSWORD);

        await openPage(page, '/security?edit=phone');
        await page.getByRole('button', { name: 'Gửi mã' }).click();
        await page.getByText('Mã bảo mật đã được gửi đến số điện thoại của bạn!').waitFor();
        await dialogField(page, 'newPhoneNumber').fill('0987 000 111');
        await dialogField(page, 'otpNumber').fill(lastSecretTo(host.world, '0912345678'));
        await submitButton(page).click();
        await page.getByText('Thay đổi số điện thoại thành công!').waitFor();
        expect(account.user.phoneNumber).toBe('0987 000 111');
      });

      test('payment: the tiles, a bank, a wallet', async ({ page }) => {
        await openPage(page, '/payment');
        await page.getByText('QR Pay · 2 ngân hàng').waitFor();
        await page.getByText('120.000').first().waitFor();
        await openPage(page, '/payment/bank-transfer');
        await page.getByRole('heading', { name: 'Techcombank' }).waitFor();
        await page.getByText('10.000 đ = 1.000 KP').first().waitFor();
        await page.getByText('FSO KP demo').first().waitFor();
        await openPage(page, '/payment/e-wallet');
        await page.getByRole('heading', { name: 'MoMo' }).waitFor();
        await page.getByText('0901234567').first().waitFor();
      });

      test('a recharge: charged once, shown in the history, and its receipt opens', async ({
        page,
        host,
      }) => {
        await openPage(page, '/recharge');
        await page.getByRole('radio', { name: /2\.000/ }).waitFor();
        await chooseFirstAmount(page);
        await enabledSubmit(page).click();
        await confirmButton(page).click();
        await page.getByText('Đã nạp thành công 500 Xu').waitFor();
        await page.getByText('115.000').first().waitFor();
        expect(host.world.charges).toEqual([{ username: 'demo', creditAmount: 5_000, zoneId: 1 }]);
        await goTo(page, 'Lịch sử giao dịch');
        await page.getByRole('rowheader').or(page.getByRole('row')).first().waitFor();
        await page.getByText('FS Online: 500 Xu').first().waitFor();
        await page.getByRole('link', { name: /Xem/ }).first().click();
        await dialog(page).waitFor();
      });

      test('gift codes: the page says that there are none when the host lacks the call', async ({ page }) => {
        await openPage(page, '/giftcode');
        await page.getByText('Hiện bạn chưa có gift code nào.').waitFor();
      });
    });

    test.describe('with a closed server', () => {
      test.use({ signedInAs: 'closed' });

      test('migrates to a zone of which only id and name are known', async ({ page, host }) => {
        await openPage(page, '/recharge');
        await page.getByRole('heading', { name: 'Đã có phiên bản mới!' }).waitFor();
        await page.getByRole('combobox').selectOption({ index: 1 });
        await submitButton(page).click();
        await dialog(page).getByRole('button', { name: 'Đồng ý' }).click();
        await page.getByText('Đã cập nhật thành công').waitFor();
        await page.getByRole('radio').first().waitFor();
        expect(host.world.moves).toEqual([
          { username: 'closed', zoneId: 1, leftCoin: 123_400, extpoint0: 56_789, extpoint4: 12 },
        ]);
      });
    });
  });
