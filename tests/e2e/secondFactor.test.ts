import type { Page } from '@playwright/test';
import { linkOf, nextCode, nextMessage } from '../support/mailbox';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import {
  dialog,
  dialogField,
  field,
  openPage,
  passwordInput,
  submitButton,
  usernameInput,
} from '../support/portalPages';
import type { Player } from '../support/player';
import { totpCode } from '../support/secondFactors';
import type { HostProcess } from '../support/startHost';

test.use({ signedIn: true });

/** The secret as the dialog shows it, in groups of characters. */
const shownSecret = async (page: Page): Promise<string> =>
  ((await dialog(page).getByRole('button', { name: /Khóa/ }).textContent()) ?? '')
    .replace(/^.*Khóa/, '')
    .replace(/\s/g, '');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function typeCredentials(page: Page, { username, password }: { username: string; password: string }) {
  await openPage(page, '/login');
  await usernameInput(page).fill(username);
  await passwordInput(page).fill(password);
  await submitButton(page).click();
}

/** Sets up an authenticator app on /security; returns its secret and a recovery code. */
async function setUpApp(page: Page, host: HostProcess, player: Player) {
  await openPage(page, '/security');
  await page.getByRole('button', { name: /^Bảo mật hai lớp/ }).click();
  await button(page, 'Tiếp tục').click();
  await button(page, 'Gửi mã').click();
  await dialogField(page, 'otpNumber').fill(await nextCode(host, player.phone));
  await button(page, 'Tiếp tục').click();
  await dialog(page).getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' }).waitFor();
  await expectSound(page);
  const secret = await shownSecret(page);
  // The code of the previous step: the current one is kept for the login.
  await dialogField(page, 'totpCode').fill(totpCode(secret, -1));
  await button(page, 'Bật').click();
  const codes = dialog(page).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectSound(page);
  return { secret, recoveryCode: (await codes.first().textContent()) ?? '' };
}

test('SAFE-5: a player sets an app up, signs in with it and with a recovery code, and switches it off', async ({
  page,
  context,
  host,
  player,
}) => {
  const { secret, recoveryCode } = await setUpApp(page, host, player);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Tải xuống').click()]);
  expect(download.suggestedFilename()).toBe('ma-khoi-phuc.txt');
  await button(page, 'Tôi đã lưu').click();
  await page.getByText('Còn 10 mã chưa dùng').waitFor();

  await context.clearCookies();
  await typeCredentials(page, player);
  await field(page, 'totpCode').fill(totpCode(secret));
  await expectSound(page);
  await submitButton(page).click();
  await page.waitForURL('/');

  await context.clearCookies();
  await typeCredentials(page, player);
  await button(page, 'Dùng mã khôi phục').click();
  await field(page, 'recoveryCode').fill(recoveryCode.toUpperCase());
  await submitButton(page).click();
  await page.waitForURL('/');

  await openPage(page, '/security?edit=secondFactorOff');
  await button(page, 'Tắt').click();
  await dialogField(page, 'totpCode').fill(totpCode(secret, 1));
  await button(page, 'Tắt').click();
  await page.getByText('Đã tắt bảo mật hai lớp!').waitFor();
  await page.getByRole('button', { name: /^Bảo mật hai lớp Chưa bật/ }).waitFor();
});

test.describe('with a phone alone', () => {
  test.use({ seedPlayer: 'closed' });

  test('SAFE-5: requests the removal of a lost app at the login, and stops it by the link of the notice', async ({
    page,
    context,
    host,
    player,
  }) => {
    await setUpApp(page, host, player);
    await context.clearCookies();
    await typeCredentials(page, player);
    await button(page, 'Dùng mã khôi phục').click();
    await button(page, 'Tôi không còn cả hai').click();
    await button(page, 'Gửi yêu cầu').click();
    await page.getByText('Đã ghi nhận yêu cầu').waitFor();
    await expectSound(page);
    // The third message, after the code and the notice of the setup.
    await openPage(page, linkOf(await nextMessage(host, player.phone, 2)));
    await button(page, 'Hủy yêu cầu gỡ').click();
    await page.getByText('Đã hủy yêu cầu').waitFor();
    await expectSound(page);
  });
});
