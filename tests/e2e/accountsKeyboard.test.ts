import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, takenOver, visit, type Visit } from '../support/browser';
import { codeOf, nextMessage, sendSms } from '../support/mailbox';
import { demo } from '../support/player';
import { runPortal, type RunningPortal } from '../support/runPortal';

let portal: RunningPortal;
let browser: Browser;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
});
beforeEach(async () => {
  visitor = await visit(browser, {
    size: 'phone',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  ({ page } = visitor);
});
afterEach(() => visitor.context.close());
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const NEW_PASSWORD = 'Matkhau@moi1';
const field = (name: string) => page.locator(`input[name=${name}]`);
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const ready = () => page.locator('button[type=submit]:not([disabled])').waitFor();

async function open(path: string) {
  await page.goto(portal.origin + path);
  await takenOver(page);
}

async function tabTo(target: Locator) {
  await target.waitFor();
  for (let press = 0; press < 25; press += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by Tab');
}

it('REC-2, REC-3: a forgotten password by SMS, by keyboard alone; a wrong code is heard where it is mended', async () => {
  await open('/recovery');
  await tabTo(page.getByRole('link', { name: /Dùng số điện thoại/ }));
  await page.keyboard.press('Enter');
  await tabTo(field('username'));
  await page.keyboard.type(demo.username);
  await sendSms(portal.host, '0912345678', 'MXT demo');
  const code = codeOf(await nextMessage(portal.host, '0912345678'));
  await tabTo(field('otp'));
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  for (const name of ['newPassword', 'reNewPassword']) {
    await tabTo(field(name));
    await page.keyboard.type(NEW_PASSWORD);
  }
  await ready();
  await page.keyboard.press('Enter');
  const otp = page.getByRole('textbox', { name: 'Mã xác thực', description: 'Mã xác thực không hợp lệ' });
  await otp.and(page.locator('[aria-invalid=true]:focus')).waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Đổi mật khẩu thành công!' }).waitFor();
  await tabTo(page.getByRole('link', { name: 'Đăng nhập', exact: true }));
  expect(visitor.faults).toEqual([]);
});

it('REC-6: a forgotten username, by keyboard alone; what is wrong and what was sent is heard', async () => {
  await open('/recovery');
  await tabTo(page.getByRole('link', { name: 'Quên tên đăng nhập?' }));
  await page.keyboard.press('Enter');
  await tabTo(field('email'));
  await page.keyboard.type('demo');
  await ready();
  await page.keyboard.press('Enter');
  const description = 'Địa chỉ email bạn nhập không hợp lệ';
  const wrong = page.getByRole('textbox', { name: 'Địa chỉ email', description });
  await wrong.and(page.locator('[aria-invalid=true]:focus')).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Nếu địa chỉ email khớp' }).waitFor();
  expect(visitor.faults).toEqual([]);
});

it('REG-5: a password can be pasted, and showing or hiding it keeps the caret', async () => {
  await open('/recovery/forgot-password-by-phone');
  await page.evaluate((text) => navigator.clipboard.writeText(text), NEW_PASSWORD);
  for (const name of ['newPassword', 'reNewPassword']) {
    await field(name).focus();
    await page.keyboard.press('Control+V');
    expect(await field(name).inputValue()).toBe(NEW_PASSWORD);
  }
  await field('newPassword').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const name of ['Hiện mật khẩu', 'Ẩn mật khẩu']) {
    await page.getByRole('button', { name }).first().click();
    expect(await isFocused(field('newPassword'))).toBe(true);
    await page.keyboard.type('x');
  }
  expect(await field('newPassword').inputValue()).toBe(`Maxx${NEW_PASSWORD.slice(2)}`);
  expect(visitor.faults).toEqual([]);
});
