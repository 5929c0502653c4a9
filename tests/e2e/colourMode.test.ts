import type { Browser, Page } from 'playwright-core';
import { tokens } from '@portal/ui-kit/theme';
import { launchBrowser, takenOver, visit } from '../support/browser';
import { hold, scripts } from '../support/held';
import { logIn, openUserMenu, signIn } from '../support/player';
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

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** By its label, which is clicked once the menu has opened to its end. */
const chooseMode = (page: Page, name: string) => page.locator('label', { hasText: name }).click();
const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['mode']);

/** Notes each value of data-mode from the moment the page has a body, that is, of everything that could be painted. */
const noteModes = (page: Page) =>
  page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { modesSeen: seen });
    const note = () => {
      if (document.querySelector('body')) seen.push(document.documentElement.dataset['mode']);
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
  });
const modesSeen = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { modesSeen: string[] }).modesSeen)]);

describe.each(['/login', '/payment/bank-transfer'])('on %s', (path) => {
  it.each([
    ['dark by default', undefined, 'light', 'dark'],
    ['dark when chosen', 'dark', 'light', 'dark'],
    ['light when chosen', 'light', 'dark', 'light'],
    ['the system’s light', 'system', 'light', 'light'],
    ['the system’s dark', 'system', 'dark', 'dark'],
  ] as const)('APP-2: %s, before any script and after', async (_what, mode, colorScheme, shown) => {
    const { page, context } = await visit(browser, { ...(mode && { mode }), context: { colorScheme } });
    await noteModes(page);
    if (path !== '/login') await signIn(context, portal.host);
    const held = await hold(page, scripts);
    await page.goto(portal.origin + path, { waitUntil: 'commit' });
    await page.locator('#root > *').first().waitFor();
    expect(await ground(page)).toBe(rgb(tokens[shown].canvas));
    await held.release();
    await page.locator('h1').first().waitFor();
    await takenOver(page);
    expect(await modeOf(page)).toBe(shown);
    expect(await modesSeen(page)).toEqual([shown]);
    await context.close();
  });
});

it('APP-2: the choice is kept under the key mode, another tab follows, and system follows the system live', async () => {
  const { page, context } = await visit(browser, { size: 'laptop', context: { colorScheme: 'dark' } });
  await signIn(context, portal.host);
  await page.goto(`${portal.origin}/payment`);
  const other = await context.newPage();
  await other.goto(`${portal.origin}/transactions`);
  await other.locator('main h1').waitFor();

  await openUserMenu(page);
  await chooseMode(page, 'Sáng');
  expect(await modeOf(page)).toBe('light');
  await page.waitForFunction(() => localStorage.getItem('mode') === 'light');
  await other.waitForFunction(() => document.documentElement.dataset['mode'] === 'light');

  await chooseMode(page, 'Hệ thống');
  await page.waitForFunction(() => localStorage.getItem('mode') === 'system');
  await page.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset['mode'] === 'light');

  await page.reload();
  expect(await modeOf(page)).toBe('light');
  await context.close();
});

it('APP-7: with localStorage blocked the portal works, the choice just isn’t kept', async () => {
  const { page, context, faults } = await visit(browser, { size: 'laptop' });
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto(`${portal.origin}/recharge`);
  await page.waitForURL((url) => url.pathname === '/login');
  await logIn(page);
  await page.waitForURL(`${portal.origin}/recharge`);
  await page.getByRole('combobox').waitFor();
  await openUserMenu(page);
  await chooseMode(page, 'Sáng');
  expect(await modeOf(page)).toBe('light');
  await page.reload();
  await page.getByRole('combobox').waitFor();
  expect(await modeOf(page)).toBe('dark');
  expect(faults).toEqual([]);
  await context.close();
});
