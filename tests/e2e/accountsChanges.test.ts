import type { Browser, Page } from 'playwright-core';
import { launchBrowser, takenOver, visit, type Visit } from '../support/browser';
import { codeOf, linkOf, messagesTo, nextMessage } from '../support/mailbox';
import { meOf, signIn, submitButton } from '../support/player';
import { runPortal, type RunningPortal } from '../support/runPortal';

let portal: RunningPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const EMAIL = 'demo@example.com';
const NEW_EMAIL = 'moi@example.com';
const PHONE = '0912345678';
const field = (page: Page, name: string) => page.locator(`[role=dialog] input[name=${name}]`);
const dialog = (page: Page) => page.getByRole('dialog');

async function openAs(player: Visit, path: string): Promise<Page> {
  await player.page.goto(portal.origin + path);
  await takenOver(player.page);
  await player.page.locator('h1').first().waitFor();
  return player.page;
}

describe('changes of an account on a phone', () => {
  let player: Visit;
  beforeEach(async () => {
    player = await visit(browser, { size: 'phone' });
    await signIn(player.context, portal.host);
  });
  afterEach(() => player.context.close());

  it("ME-3: the name; the phone's Back closes the modal, and the focus goes back", async () => {
    const page = await openAs(player, '/');
    const row = page.getByRole('button', { name: /^Họ và tên/ });
    await row.click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    await row.click();
    await field(page, 'lastName').fill('Lê');
    await submitButton(page).dblclick();
    await page.getByText('Thay đổi tên thành công!').waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    expect((await meOf(portal.host)).lastName).toBe('Lê');
    expect(player.faults).toEqual([]);
  });

  it('ME-6: the address, with a code from the old one, which is told', async () => {
    const page = await openAs(player, '/?edit=email');
    await field(page, 'email').fill(NEW_EMAIL);
    await page.getByRole('button', { name: 'Gửi mã' }).click();
    await page.getByText('Mã bảo mật đã được gửi đến Email của bạn!').waitFor();
    expect(await page.getByRole('button', { name: /Gửi lại/ }).isDisabled()).toBe(true);
    await field(page, 'securityCode').fill(codeOf(await nextMessage(portal.host, EMAIL)));
    await submitButton(page).click();
    await page.getByText('Thay đổi email thành công!').waitFor();
    await nextMessage(portal.host, EMAIL, 1);
    await page.goto(portal.origin + linkOf(await nextMessage(portal.host, NEW_EMAIL)));
    await page.getByText('Đã xong!').waitFor();
    expect((await meOf(portal.host)).email).toBe(NEW_EMAIL);
    expect(player.faults).toEqual([]);
  });

  it('SEC-3, SEC-4: the phone, with a code by SMS to the old number, which is told', async () => {
    const page = await openAs(player, '/security?edit=phone');
    await page.getByRole('button', { name: 'Gửi mã' }).click();
    await page.getByText('Mã bảo mật đã được gửi đến số điện thoại của bạn!').waitFor();
    const sent = await messagesTo(portal.host, PHONE);
    const code = codeOf(sent[0] ?? (await nextMessage(portal.host, PHONE)));
    await field(page, 'newPhoneNumber').fill('0987 000 111');
    await field(page, 'otpNumber').fill(code);
    await submitButton(page).click();
    await page.getByText('Thay đổi số điện thoại thành công!').waitFor();
    await page.getByRole('button', { name: /^Số điện thoại 0987 000 111 Cần xác minh/ }).waitFor();
    await nextMessage(portal.host, PHONE, 1);
    expect(player.faults).toEqual([]);
  });

  it('SEC-2, SEC-5: the password; another device is signed out, this one stays', async () => {
    const other = await visit(browser, { size: 'phone' });
    await signIn(other.context, portal.host);
    await openAs(other, '/');
    const page = await openAs(player, '/security');
    await page.getByRole('button', { name: /^Mật khẩu/ }).click();
    await field(page, 'currentPassword').fill('Demo@2026');
    await field(page, 'password').fill('Matkhau2');
    await field(page, 'passwordConfirm').fill('Matkhau2');
    await submitButton(page).click();
    await page.getByText('Thay đổi mật khẩu thành công!').waitFor();
    await page.getByRole('button', { name: /^Mật khẩu Đổi lần cuối \d\d\/\d\d\/\d{4}/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Mật khẩu Đổi lần cuối/ }).waitFor();
    await other.page.reload();
    await other.page.waitForURL((url) => url.pathname === '/login');
    await other.context.close();
    expect(player.faults).toEqual([]);
  });
});
