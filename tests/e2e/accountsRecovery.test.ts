import type { Browser, Page } from 'playwright-core';
import { launchBrowser, takenOver, visit, type Visit } from '../support/browser';
import { codeOf, linkOf, messagesTo, nextMessage, sendSms } from '../support/mailbox';
import { demo, logIn, submitButton } from '../support/player';
import { runPortal, type RunningPortal } from '../support/runPortal';

let portal: RunningPortal;
let browser: Browser;
let visitor: Visit;
beforeEach(async () => {
  [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
  visitor = await visit(browser, { size: 'phone' });
});
afterEach(async () => {
  await browser.close();
  await portal.close();
});

const NEW_PASSWORD = 'Matkhau@moi1';
const EMAIL = 'demo@example.com';
const PHONE = '0912345678';
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

async function open(path: string): Promise<Page> {
  await visitor.page.goto(portal.origin + path);
  await takenOver(visitor.page);
  return visitor.page;
}

async function logInAnew(page: Page) {
  await page.getByRole('link', { name: 'Đăng nhập', exact: true }).click();
  await logIn(page, { ...demo, password: NEW_PASSWORD });
  await page.waitForURL(`${portal.origin}/`);
}

async function toForgotPassword() {
  const page = await open('/login');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await page.getByRole('link', { name: /Dùng email/ }).click();
  return page;
}

describe('recovery on a phone', () => {
  it('REC-4, REC-5: a forgotten password by e-mail; the link works once', async () => {
    const page = await toForgotPassword();
    await field(page, 'username').fill(demo.username);
    await submitButton(page).click();
    await page.getByText('Nếu tên đăng nhập khớp với một tài khoản').waitFor();
    const link = linkOf(await nextMessage(portal.host, EMAIL));
    await page.goto(portal.origin + link);
    await field(page, 'password').fill(NEW_PASSWORD);
    await field(page, 'passwordConfirm').fill(NEW_PASSWORD);
    await submitButton(page).click();
    await page.getByText('Đổi mật khẩu thành công!').waitFor();
    await logInAnew(page);
    await page.goto(portal.origin + link);
    await page.getByRole('heading', { name: 'Đường dẫn không hoạt động' }).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('REC-5: two tabs finish the same reset: one wins, the other gets the message', async () => {
    const page = await toForgotPassword();
    await field(page, 'username').fill(demo.username);
    await submitButton(page).click();
    const link = linkOf(await nextMessage(portal.host, EMAIL));
    const other = await visitor.context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(portal.origin + link);
      await field(tab, 'password').fill(NEW_PASSWORD);
      await field(tab, 'passwordConfirm').fill(NEW_PASSWORD);
    }
    await submitButton(page).click();
    await page.getByText('Đổi mật khẩu thành công!').waitFor();
    await submitButton(other).click();
    await other.getByText('Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực').waitFor();
  });

  it('REC-2, REC-3: a forgotten password by SMS', async () => {
    const page = await open('/recovery');
    await page.getByRole('link', { name: /Dùng số điện thoại/ }).click();
    await field(page, 'username').fill(demo.username);
    const sms = page.getByRole('link', { name: /0900/ }).first();
    expect(await sms.getAttribute('href')).toBe('sms:0900000001?&body=MXT%20demo');
    await sendSms(portal.host, PHONE, 'MXT demo');
    const code = codeOf(await nextMessage(portal.host, PHONE));
    await field(page, 'otp').fill(code === '000000' ? '111111' : '000000');
    await field(page, 'newPassword').fill(NEW_PASSWORD);
    await field(page, 'reNewPassword').fill(NEW_PASSWORD);
    await submitButton(page).click();
    await page.getByText('Mã xác thực không hợp lệ').first().waitFor();
    expect(await field(page, 'newPassword').inputValue()).toBe(NEW_PASSWORD);
    await field(page, 'otp').fill(code);
    await submitButton(page).click();
    await page.getByText('Đổi mật khẩu thành công!').waitFor();
    await logInAnew(page);
    expect(visitor.faults).toEqual([]);
  });

  it('REC-6: a forgotten username, and the same note for an address that nobody has', async () => {
    const page = await open('/recovery');
    await page.getByRole('link', { name: 'Quên tên đăng nhập?' }).click();
    await field(page, 'email').fill(EMAIL);
    await submitButton(page).click();
    const note = page.getByText('Nếu địa chỉ email khớp với một tài khoản');
    await note.waitFor();
    expect((await nextMessage(portal.host, EMAIL)).text).toContain('demo');
    await field(page, 'email').fill('khong-co@example.com');
    await submitButton(page).click();
    await note.waitFor();
    expect(await messagesTo(portal.host, 'khong-co@example.com')).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  it('REC-4, REC-5: by keyboard alone', async () => {
    const page = await open('/recovery');
    const { keyboard } = page;
    const tabTo = async (target: ReturnType<Page['locator']>) => {
      await target.waitFor();
      for (let press = 0; press < 20; press++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      throw new Error('not reached by Tab');
    };
    await tabTo(page.getByRole('link', { name: /Dùng email/ }));
    await keyboard.press('Enter');
    await tabTo(field(page, 'username'));
    await keyboard.type(demo.username);
    await page.locator('button[type=submit]:not([disabled])').waitFor();
    await keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Nếu tên đăng nhập khớp' }).waitFor();
    await page.goto(portal.origin + linkOf(await nextMessage(portal.host, EMAIL)));
    await tabTo(field(page, 'password'));
    await keyboard.type('yeu');
    await tabTo(field(page, 'passwordConfirm'));
    await page.locator('button[type=submit]:not([disabled])').waitFor();
    await keyboard.press('Enter');
    // The first wrong field has the focus, and says what is wrong.
    const wrong = page.locator('input[name=password][aria-invalid=true]:focus');
    await wrong.waitFor();
    await keyboard.press('Control+A');
    await keyboard.type(NEW_PASSWORD);
    await tabTo(field(page, 'passwordConfirm'));
    await keyboard.type(NEW_PASSWORD);
    await keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Đổi mật khẩu thành công!' }).waitFor();
    await tabTo(page.getByRole('link', { name: 'Đăng nhập', exact: true }));
  });
});
