import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import {
  paths,
  type GameRechargeConfig,
  type PaymentMethods,
  type Transaction,
  type User,
} from '@portal/contract';
import type { HostProcess } from './startHost';
import type { WireClient } from './wireClient';

export const demo = { username: 'demo', password: 'Demo@2026' };

export const usernameInput = (page: Page) => page.locator('input[name=username]');
export const passwordInput = (page: Page) => page.locator('input[name=password]');
export const submitButton = (page: Page) => page.locator('button[type=submit]');

/** Fills the form of /login and sends it; waits until the portal has left the page. */
export async function logIn(page: Page, { username, password } = demo): Promise<void> {
  await usernameInput(page).fill(username);
  await passwordInput(page).fill(password);
  await submitButton(page).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens a page of the shell as the demo player, by way of the login form. */
export async function openSignedIn(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForURL((url) => url.pathname === '/login');
  await logIn(page);
  await page.waitForURL(origin + path);
  await page.locator('main h1').first().waitFor();
}

/** Follows an entry of the sidebar; on a phone it stands behind the toggle (LAY-3). */
export async function goTo(page: Page, label: string): Promise<void> {
  const toggle = page.getByRole('banner').locator('button[aria-expanded][aria-label$="trình đơn"]');
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('link', { name: label, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: label }).waitFor();
}

/** Opens the menu behind the player's initials. */
export const openUserMenu = (page: Page) => page.getByRole('button', { name: /^Tài khoản/ }).click();

/** Signs the demo player in by a call and hands the session to the browser: for tests that are not about /login. */
export async function signIn(
  context: BrowserContext,
  host: HostProcess,
  { username, password } = demo,
): Promise<void> {
  const client = host.client();
  const { status } = await client.login(username, password);
  if (status !== 204) throw new Error(`The login was answered ${status}`);
  await context.addCookies(
    [...client.cookies].map(([name, value]) => ({
      name,
      value,
      url: host.origin,
      httpOnly: name !== 'XSRF-TOKEN',
    })),
  );
}

const clients = new WeakMap<HostProcess, Promise<WireClient>>();

/** The demo player's other device: sees what the host says, whatever the browser shows. */
function otherDevice(host: HostProcess): Promise<WireClient> {
  const known =
    clients.get(host) ??
    Promise.resolve(host.client()).then(async (client) => {
      await client.login();
      return client;
    });
  clients.set(host, known);
  return known;
}

const ask = async (host: HostProcess, path: string) => (await (await otherDevice(host)).get(path)).json();

/** What GET /api/payment-methods answers the demo player. */
export const methodsOf = async (host: HostProcess) =>
  (await ask(host, paths.paymentMethods)) as PaymentMethods;

/** GET /api/me of the demo player. */
export const meOf = async (host: HostProcess) => (await ask(host, paths.me)) as User;

/** GET /api/transaction-history of the demo player, newest first. */
export const historyOf = async (host: HostProcess) =>
  (await ask(host, paths.transactionHistory)) as Transaction[];

/** GET /api/recharge/game. */
export const rechargeConfigOf = async (host: HostProcess) =>
  (await ask(host, paths.rechargeGame)) as GameRechargeConfig;

/** POST to the sandbox: the outside world acts. */
export async function sandbox(host: HostProcess, path: string, body: object): Promise<unknown> {
  const answer = await host.client().request('POST', `/sandbox${path}`, { body, xsrf: false });
  if (answer.status >= 300) throw new Error(`/sandbox${path}: ${answer.status} ${answer.text}`);
  return answer.json();
}

/** A bank reports a transfer of `amount` VND by the demo player; resolves to the credit in KP once it is there. */
export async function topUp(host: HostProcess, amount: number): Promise<number> {
  const [bank] = (await methodsOf(host)).bankTransfers;
  if (!bank) throw new Error('no bank');
  const { credit: before } = await meOf(host);
  await sandbox(host, '/transfers', { method: bank.name, amount, content: bank.paymentSyntax });
  await until(async () => (await meOf(host)).credit > before);
  return (await meOf(host)).credit;
}

/** What the game servers received for the demo player. */
export const deliveriesOf = async (host: HostProcess) =>
  (await host.client().get('/sandbox/deliveries?username=demo')).json() as {
    coins: number;
    zoneId: number;
  }[];

/** Asks again until the answer is yes; throws after `timeoutMs`. */
export async function until(condition: () => Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await delay(100);
  }
}
