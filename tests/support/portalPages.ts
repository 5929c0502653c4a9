import type { Locator, Page } from 'playwright-core';
import { takenOver } from './browser';

/** The actions of a player on the portal's pages. */

export const demo = { username: 'demo', password: 'Demo@2026' };

export const field = (page: Page, name: string) => page.locator(`input[name=${name}]:not([hidden])`);
export const usernameInput = (page: Page) => page.locator('input[name=username]');
export const passwordInput = (page: Page) => page.locator('input[name=password]');
export const submitButton = (page: Page) => page.locator('button[type=submit]');
export const enabledSubmit = (page: Page) => page.locator('button[type=submit]:enabled');
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Xác nhận nạp' });
export const dialog = (page: Page) => page.getByRole('dialog');
export const dialogField = (page: Page, name: string) => dialog(page).locator(`input[name=${name}]`);

/**
 * Types a new password twice. The strength display may appear after the fields; in two columns it is lower than the space reserved for
 * it, so it shifts the layout.
 */
export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await field(page, 'password').fill(password);
  await page.getByRole('group', { name: 'Độ mạnh mật khẩu' }).waitFor();
  await field(page, 'passwordConfirm').fill(password);
}

/** Opens an address and waits until the portal's scripts have rendered it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await page.locator('h1').first().waitFor();
}

/** Fills in and submits the form of /login; waits until the portal has left the page. */
export async function logIn(page: Page, { username, password } = demo): Promise<void> {
  await usernameInput(page).fill(username);
  await passwordInput(page).fill(password);
  await submitButton(page).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens and closes the sidebar on a phone. */
export const sidebarToggle = (page: Page) =>
  page.getByRole('banner').locator('button[aria-expanded][aria-label$="trình đơn"]');

/** Follows an entry of the sidebar, which is behind the toggle on a phone (LAY-3). */
export async function followLink(page: Page, label: string): Promise<void> {
  await takenOver(page);
  const toggle = sidebarToggle(page);
  if (await toggle.isVisible()) await toggle.click();
  const sidebar = page.getByRole('navigation', { name: 'Điều hướng chính' });
  await sidebar.getByRole('link', { name: label, exact: true }).click();
}

/** The same, and waits for the page. */
export async function goTo(page: Page, label: string): Promise<void> {
  await followLink(page, label);
  await page.getByRole('heading', { level: 1, name: label }).waitFor();
}

/** Opens the menu behind the player's initials. */
export async function openUserMenu(page: Page): Promise<void> {
  await takenOver(page);
  await page.getByRole('button', { name: /^Tài khoản/ }).click();
}

/** On /recharge and on the migration: chooses the first server and the first amount. */
export async function chooseFirstAmount(page: Page): Promise<void> {
  await takenOver(page);
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('radio').first().check({ force: true });
}

/** On /recharge: presses the button and confirms its question (PLAY-5). */
export async function buy(page: Page): Promise<void> {
  await submitButton(page).click();
  await confirmButton(page).click();
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < 25; press += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by Tab.');
}
