import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { linkOf, messagesTo, nextCode, nextMessage, sendSms } from '../support/mailbox';
import type { Player } from '../support/player';
import { expect, test } from '../support/playwright/portalTest';
import { enabledSubmit, field, fillNewPassword, logIn, submitButton, tabTo } from '../support/portalPages';

const NEW_PASSWORD = 'Matkhau@moi1';

async function open(page: Page, path: string) {
  await page.goto(path);
  await takenOver(page);
}

async function logInAnew(page: Page, player: Player) {
  await page.getByRole('link', { name: 'Đăng nhập', exact: true }).click();
  await logIn(page, { username: player.username, password: NEW_PASSWORD });
  await page.waitForURL('/');
}

async function askForLink(page: Page, { username }: Player) {
  await open(page, '/login');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await page.getByRole('link', { name: /Dùng email/ }).click();
  await field(page, 'username').fill(username);
  await submitButton(page).click();
}

test.describe('recovery on a phone', () => {
  test('REC-4, REC-5: resets a forgotten password by e-mail, with a link that works once', async ({
    page,
    host,
    player,
  }) => {
    await askForLink(page, player);
    await page.getByText('Nếu tên đăng nhập khớp với một tài khoản').waitFor();
    const link = linkOf(await nextMessage(host, player.email));
    await page.goto(link);
    await fillNewPassword(page, NEW_PASSWORD);
    await submitButton(page).click();
    await page.getByText('Đổi mật khẩu thành công!').waitFor();
    await logInAnew(page, player);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Đường dẫn không hoạt động' }).waitFor();
  });

  test('REC-5: accepts the same reset from one of two tabs, and refuses the other with a message', async ({
    page,
    context,
    host,
    player,
  }) => {
    await askForLink(page, player);
    const link = linkOf(await nextMessage(host, player.email));
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(link);
      await fillNewPassword(tab, NEW_PASSWORD);
    }
    await submitButton(page).click();
    await page.getByText('Đổi mật khẩu thành công!').waitFor();
    await submitButton(other).click();
    await other.getByText('Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực').waitFor();
  });

  test('REC-2, REC-3: resets a forgotten password by SMS', async ({ page, host, player }) => {
    await open(page, '/recovery');
    await page.getByRole('link', { name: /Dùng số điện thoại/ }).click();
    await field(page, 'username').fill(player.username);
    const sms = page.getByRole('link', { name: /0900/ }).first();
    await expect(sms).toHaveAttribute('href', `sms:0900000001?&body=MXT%20${player.username}`);
    await sendSms(host, player.phone, `MXT ${player.username}`);
    const code = await nextCode(host, player.phone);
    await field(page, 'otp').fill(code === '000000' ? '111111' : '000000');
    await field(page, 'newPassword').fill(NEW_PASSWORD);
    await field(page, 'reNewPassword').fill(NEW_PASSWORD);
    await submitButton(page).click();
    await page.getByText('Mã xác thực không hợp lệ').first().waitFor();
    await expect(field(page, 'newPassword')).toHaveValue(NEW_PASSWORD);
    await field(page, 'otp').fill(code);
    await submitButton(page).click();
    await page.getByText('Đổi mật khẩu thành công!').waitFor();
    await logInAnew(page, player);
  });

  test('REC-6: sends a forgotten username, and shows the same note for an unknown address', async ({
    page,
    host,
    player,
  }) => {
    await open(page, '/recovery');
    await page.getByRole('link', { name: 'Quên tên đăng nhập?' }).click();
    await field(page, 'email').fill(player.email);
    await submitButton(page).click();
    const note = page.getByText('Nếu địa chỉ email khớp với một tài khoản');
    await note.waitFor();
    expect((await nextMessage(host, player.email)).text).toContain(player.username);
    await field(page, 'email').fill('khong-co@example.com');
    await submitButton(page).click();
    await note.waitFor();
    expect(await messagesTo(host, 'khong-co@example.com')).toEqual([]);
  });

  test('REC-4, REC-5: resets a forgotten password by keyboard alone', async ({ page, host, player }) => {
    await open(page, '/recovery');
    const { keyboard } = page;
    await tabTo(page, page.getByRole('link', { name: /Dùng email/ }));
    await keyboard.press('Enter');
    await tabTo(page, field(page, 'username'));
    await keyboard.type(player.username);
    await enabledSubmit(page).waitFor();
    await keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Nếu tên đăng nhập khớp' }).waitFor();
    await page.goto(linkOf(await nextMessage(host, player.email)));
    await tabTo(page, field(page, 'password'));
    await keyboard.type('yeu');
    await tabTo(page, field(page, 'passwordConfirm'));
    await enabledSubmit(page).waitFor();
    await keyboard.press('Enter');
    // The first invalid field has the focus, and its error is announced.
    const wrong = page.locator('input[name=password][aria-invalid=true]:focus');
    await wrong.waitFor();
    await keyboard.press('Control+A');
    await keyboard.type(NEW_PASSWORD);
    await tabTo(page, field(page, 'passwordConfirm'));
    await keyboard.type(NEW_PASSWORD);
    await keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Đổi mật khẩu thành công!' }).waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Đăng nhập', exact: true }));
  });
});
