import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { linkOf, nextCode, nextMessage } from '../support/mailbox';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { dialog, fillNewPassword, submitButton } from '../support/portalPages';

test.use({ signedIn: true });

const field = (page: Page, name: string) => page.locator(`[role=dialog] input[name=${name}]`);

async function open(page: Page, path: string) {
  await page.goto(path);
  await takenOver(page);
  await page.locator('h1').first().waitFor();
}

test("ME-3: changes the name; the phone's Back closes the modal and returns the focus", async ({
  page,
  player,
}) => {
  await open(page, '/');
  const row = page.getByRole('button', { name: /^Họ và tên/ });
  await row.click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  await expect(page).toHaveURL('/');
  await expect(row).toBeFocused();
  await row.click();
  await field(page, 'lastName').fill('Lê');
  await submitButton(page).dblclick();
  await page.getByText('Thay đổi tên thành công!').waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  await expect(page).toHaveURL('/');
  expect((await player.me()).lastName).toBe('Lê');
});

test('ME-6: changes the address with a code from the old one, which is notified', async ({
  page,
  host,
  player,
}) => {
  const newAddress = `new.${player.email}`;
  await open(page, '/?edit=email');
  await field(page, 'email').fill(newAddress);
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await page.getByText('Mã bảo mật đã được gửi đến Email của bạn!').waitFor();
  await expect(page.getByRole('button', { name: /Gửi lại/ })).toBeDisabled();
  await field(page, 'securityCode').fill(await nextCode(host, player.email));
  await submitButton(page).click();
  await page.getByText('Thay đổi email thành công!').waitFor();
  await nextMessage(host, player.email, 1);
  await page.goto(linkOf(await nextMessage(host, newAddress)));
  await page.getByText('Đã xong!').waitFor();
  expect((await player.me()).email).toBe(newAddress);
});

test.describe('without a verified address', () => {
  test.use({ seedPlayer: 'closed', viewport: { width: 360, height: 740 } });

  test('SAFE-1, ME-6: asks for a code by SMS during the change to a first address, and notifies the phone', async ({
    page,
    host,
    player,
  }) => {
    const address = `first.${player.username}@example.com`;
    await open(page, '/?edit=email');
    await field(page, 'email').fill(address);
    await expect(field(page, 'otpNumber')).toHaveCount(0);
    await submitButton(page).click();
    await page.getByText('Hãy xác nhận đây là bạn.').waitFor();
    await page.getByRole('button', { name: 'Gửi mã' }).click();
    await page.getByText('Mã bảo mật đã được gửi đến số điện thoại của bạn!').waitFor();
    await expectSound(page);
    await field(page, 'otpNumber').fill(await nextCode(host, player.phone));
    await submitButton(page).click();
    await page.getByText('Thay đổi email thành công!').waitFor();
    expect((await nextMessage(host, player.phone, 1)).text).toContain('vừa được đổi');
    expect((await player.me()).email).toBe(address);
  });
});

test('SEC-3, SEC-4: changes the phone with a code by SMS to the old number, which is notified', async ({
  page,
  host,
  player,
}) => {
  await open(page, '/security?edit=phone');
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await page.getByText('Mã bảo mật đã được gửi đến số điện thoại của bạn!').waitFor();
  const code = await nextCode(host, player.phone);
  await field(page, 'newPhoneNumber').fill('0987 000 111');
  await field(page, 'otpNumber').fill(code);
  await submitButton(page).click();
  await page.getByText('Thay đổi số điện thoại thành công!').waitFor();
  await page.getByRole('button', { name: /^Số điện thoại 0987 000 111 Cần xác minh/ }).waitFor();
  await nextMessage(host, player.phone, 1);
});

test('SEC-2, SEC-5: changes the password, signs another device out and keeps this one signed in', async ({
  page,
  browser,
  player,
  portal,
}) => {
  const otherDevice = await browser.newContext({ baseURL: portal.origin });
  await player.signInto(otherDevice);
  const other = await otherDevice.newPage();
  await open(other, '/');
  await open(page, '/security');
  await page.getByRole('button', { name: /^Mật khẩu/ }).click();
  await field(page, 'currentPassword').fill(player.password);
  await fillNewPassword(page, 'Suoibac2');
  await submitButton(page).click();
  await page.getByText('Thay đổi mật khẩu thành công!').waitFor();
  await page.getByRole('button', { name: /^Mật khẩu Đổi lần cuối \d\d\/\d\d\/\d{4}/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Mật khẩu Đổi lần cuối/ }).waitFor();
  await other.reload();
  await other.waitForURL((url) => url.pathname === '/login');
  await otherDevice.close();
});
