import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { scriptsWith } from '../support/builtScripts';
import { hold } from '../support/held';
import { linkOf, messagesTo, nextCode, nextMessage, sendSms } from '../support/mailbox';
import { expect, test } from '../support/playwright/portalTest';
import { enabledSubmit, field, fillNewPassword, submitButton, tabTo } from '../support/portalPages';

const PASSWORD = 'Suoibac1';

async function open(page: Page, path: string) {
  await page.goto(path);
  await takenOver(page);
}

async function typeStep(page: Page, name: string, value: string) {
  await field(page, name).fill(value);
  await submitButton(page).click();
}

async function register(page: Page, username: string, phone: string) {
  await typeStep(page, 'phone', phone);
  await typeStep(page, 'username', username);
  await fillNewPassword(page, PASSWORD);
  await submitButton(page).click();
}

test.describe('registration on a phone', () => {
  test('REG-6, ME-2, MAIL-2: register → profile → verify the phone by SMS and the address by its link', async ({
    page,
    host,
  }) => {
    await open(page, '/register');
    const history = await hold(page, '**/api/transaction-history');
    await register(page, 'nguoi_moi', '0977 654 321');
    await page.waitForURL('/');
    await page.getByText('Tham gia').waitFor();
    await page.getByText('PTV nguoi_moi').waitFor();
    // The first steps cause no layout shift when they appear.
    const below = async () => (await page.getByRole('button', { name: /^Họ và tên/ }).boundingBox())?.y;
    const before = await below();
    await history.release();
    const firstSteps = page.getByRole('region', { name: 'Bắt đầu với FS Online' });
    await firstSteps.getByText('Đã xong 0/4 việc').waitFor();
    expect(Math.abs(((await below()) ?? NaN) - (before ?? NaN))).toBeLessThan(2);
    await page.bringToFront();
    await sendSms(host, '0977654321', 'ptv nguoi_moi');
    await page.getByText('Số điện thoại của bạn đã được xác minh.').waitFor();
    await firstSteps.getByText('Đã xong 1/4 việc').waitFor();
    await firstSteps.getByRole('button', { name: 'Đóng phần Bắt đầu' }).click();
    await firstSteps.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Email/ }).click();
    await field(page, 'email').fill('nguoimoi@example.com');
    await submitButton(page).click();
    // The phone is verified by now, so it proves the change (SAFE-1).
    await page.getByRole('button', { name: 'Gửi mã' }).click();
    await field(page, 'otpNumber').fill(await nextCode(host, '0977654321', 1));
    await submitButton(page).click();
    await page.getByText('Thay đổi email thành công!').waitFor();
    const mail = await nextMessage(host, 'nguoimoi@example.com');
    const puts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(request.url());
    });
    await page.goto(linkOf(mail));
    await page.getByText('Đã xong!').waitFor();
    expect(puts).toHaveLength(1);
    await page.goto('/');
    await page.getByRole('button', { name: /^Email.*Đã xác minh/ }).waitFor();
    await expect(firstSteps).toHaveCount(0);
  });

  test('decision 0120: reports a taken username at its step, and continues with a free one', async ({
    page,
  }) => {
    await open(page, '/register');
    await typeStep(page, 'phone', '0987654326');
    await field(page, 'username').pressSequentially('demo');
    await page.getByText('Tên đăng nhập này đã có người dùng.').waitFor();
    await expect(field(page, 'username')).toHaveValue('demo');
    await submitButton(page).click();
    await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'username').pressSequentially('_sau');
    await page.getByRole('status').filter({ hasText: 'Tên này chưa có ai dùng.' }).waitFor();
    await submitButton(page).click();
    await field(page, 'password').waitFor();
  });

  test('decision 0120: checks a name that was typed before the check had loaded', async ({ page }) => {
    const check = await hold(page, scriptsWith('register.usernameFree'));
    await open(page, '/register');
    await typeStep(page, 'phone', '0987654327');
    await field(page, 'username').pressSequentially('demo');
    await check.release();
    await page.getByText('Tên đăng nhập này đã có người dùng.').waitFor();
    await expect(field(page, 'username')).toBeFocused();
  });

  test('REG-7: shows one form with all input after a taken username, and succeeds once corrected', async ({
    page,
  }) => {
    // Simulates a host without the username check: only the registration itself is refused.
    await page.route('**/api/username-check', (route) => route.fulfill({ status: 404 }));
    await open(page, '/register?next_uri=%2Fpayment');
    await register(page, 'demo', '0987654322');
    await page.getByRole('heading', { name: 'Trước tiên, chúng tôi cần có một vài thông tin' }).waitFor();
    await page.getByText('Tên đăng nhập này đã có người dùng.').waitFor();
    await expect(field(page, 'phone')).toHaveValue('0987654322');
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
    await page.reload();
    await takenOver(page);
    await field(page, 'username').waitFor();
    await expect(field(page, 'username')).toHaveValue('demo');
    await expect(field(page, 'password')).toHaveValue('');
    await field(page, 'username').fill('nguoi_hai');
    await fillNewPassword(page, PASSWORD);
    await submitButton(page).click();
    await page.waitForURL('/payment');
  });

  test("REG-2: follows the phone's Back and Forward through the steps, and keeps all but the passwords on reload", async ({
    page,
  }) => {
    await open(page, '/register');
    await typeStep(page, 'phone', '0987654323');
    await typeStep(page, 'username', 'nguoi_ba');
    await field(page, 'password').fill(PASSWORD);
    await page.goBack();
    await field(page, 'username').waitFor();
    await expect(field(page, 'username')).toHaveValue('nguoi_ba');
    await page.goBack();
    await field(page, 'phone').waitFor();
    await expect(field(page, 'phone')).toHaveValue('0987654323');
    await page.goForward();
    await field(page, 'username').waitFor();
    await page.goForward();
    await field(page, 'password').waitFor();
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
    await page.reload();
    await takenOver(page);
    await field(page, 'password').waitFor();
    await expect(field(page, 'password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);
  });

  test('REG-2: a deep link to the last step starts at the first', async ({ page }) => {
    await open(page, '/register?step=password');
    await field(page, 'phone').waitFor();
    await page.waitForURL('/register');
  });

  test('REG-6: does the proof of work in a worker, and registers once on a double click', async ({
    page,
    host,
  }) => {
    await open(page, '/register');
    const workers: string[] = [];
    const posts: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await typeStep(page, 'phone', '0987654324');
    await typeStep(page, 'username', 'nguoi_tu');
    await fillNewPassword(page, PASSWORD);
    await submitButton(page).dblclick();
    await page.waitForURL('/');
    // One for the username check and one for the registration.
    expect(workers).toHaveLength(2);
    expect(posts.filter((path) => path === '/register')).toHaveLength(1);
    expect(await messagesTo(host, '0987654324')).toEqual([]);
  });

  test('REG-1: works by keyboard alone, and announces each step and each error', async ({ page }) => {
    await open(page, '/register');
    const { keyboard } = page;
    await tabTo(page, field(page, 'phone'));
    await keyboard.type('09');
    await keyboard.press('Tab');
    await page
      .getByRole('textbox', { name: 'Số điện thoại' })
      .and(page.locator('[aria-invalid=true]'))
      .waitFor();
    await keyboard.press('Shift+Tab');
    await keyboard.press('End');
    await keyboard.type('87654325');
    await enabledSubmit(page).waitFor();
    await keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Bước 2/3: Tên đăng nhập' }).waitFor();
    await keyboard.type('nguoi_nam');
    await enabledSubmit(page).waitFor();
    await keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Bước 3/3: Mật khẩu' }).waitFor();
    await keyboard.type(PASSWORD);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await enabledSubmit(page).waitFor();
    await keyboard.press('Enter');
    await page.waitForURL('/');
  });
});
