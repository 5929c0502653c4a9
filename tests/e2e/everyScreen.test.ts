import type { Browser, Page } from 'playwright-core';
import { paths } from '@portal/contract';
import { axeFindings, scrollsSideways } from '../support/axe';
import { launchBrowser, modes, sizes, takenOver, visit, type Size, type Visit } from '../support/browser';
import { openUserMenu, passwordInput, signIn, submitButton, topUp, usernameInput } from '../support/player';
import { runPortal, type RunningPortal } from '../support/runPortal';

let portal: RunningPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
  await topUp(portal.host, 500_000);
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

/** A screen: how it is called, its address, and what is done there before it is looked at. */
type Act = (page: Page) => Promise<void>;
type Screen = [name: string, address: string, act?: Act];

const complete = ([name, address, act]: Screen) => [name, address, act ?? (async () => undefined)] as const;

const publicScreens: Screen[] = [
  ['login', '/login'],
  [
    'login, refused',
    '/login',
    async (page) => {
      await usernameInput(page).fill('demo');
      await passwordInput(page).fill('sai');
      await submitButton(page).click();
      await page.getByText('Tên đăng nhập hoặc mật khẩu không đúng.').waitFor();
    },
  ],
  ['register', '/register'],
  ['recovery', '/recovery'],
  ['recovery by phone', '/recovery/forgot-password-by-phone'],
  ['recovery by e-mail', '/recovery/forgot-password'],
  ['forgotten username', '/recovery/forgot-username'],
];

const failing = (path: string) => async (page: Page) => {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.abort(),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Thử lại' }).waitFor();
};

const shellScreens: Screen[] = [
  ['personal info', '/'],
  ['security', '/security'],
  ['payment', '/payment'],
  ['bank transfer', '/payment/bank-transfer', (page) => page.locator('main h2').first().waitFor()],
  [
    'bank transfer, an amount chosen',
    '/payment/bank-transfer',
    async (page) => {
      await page
        .getByRole('button', { name: /^100.000 đ/ })
        .first()
        .click();
      await page.getByText('Mã QR đã có sẵn').waitFor();
    },
  ],
  [
    'bank transfer, the code enlarged',
    '/payment/bank-transfer?qr=techcombank',
    (page) => page.getByRole('dialog').getByRole('img').waitFor(),
  ],
  ['e-wallet', '/payment/e-wallet', (page) => page.locator('main h2').first().waitFor()],
  ['card', '/payment/card'],
  ['payment, failing', '/payment/bank-transfer', failing(paths.paymentMethods)],
  ['recharge', '/recharge', (page) => page.getByRole('combobox').waitFor()],
  [
    'recharge, chosen',
    '/recharge',
    async (page) => {
      await page.getByRole('combobox').selectOption({ index: 1 });
      await page.getByRole('radio').first().check({ force: true });
    },
  ],
  ['recharge, failing', '/recharge', failing(paths.zones)],
  ['history', '/transactions', (page) => page.getByRole('table').waitFor()],
  ['history, failing', '/transactions', failing(paths.transactionHistory)],
  [
    'history, receipt',
    '/transactions',
    async (page) => {
      await page
        .getByRole('link', { name: /^Xem biên nhận/ })
        .first()
        .click();
      await page.getByRole('article').waitFor();
    },
  ],
  ['gift codes', '/giftcode', (page) => page.getByRole('article').first().waitFor()],
  ['gift codes, failing', '/giftcode', failing(paths.giftCodes)],
  ['support', '/support'],
  ['not found', '/khong-co'],
  ['user menu', '/payment', async (page) => openUserMenu(page)],
];

const looks = modes.flatMap((mode) => (Object.keys(sizes) as Size[]).map((size) => ({ mode, size })));

describe.each(looks)('axe finds nothing and nothing scrolls sideways: $mode, $size', ({ mode, size }) => {
  let visitor: Visit;
  let player: Visit;
  beforeAll(async () => {
    const options = { size, mode, context: { reducedMotion: 'reduce' } } as const;
    [visitor, player] = await Promise.all([visit(browser, options), visit(browser, options)]);
    await signIn(player.context, portal.host);
  });
  afterAll(() => Promise.all([visitor.context.close(), player.context.close()]));

  it.each(publicScreens.map(complete))('%s', (_name, address, act) => look(visitor, address, act));
  it.each(shellScreens.map(complete))('%s', (_name, address, act) => look(player, address, act));

  async function look({ context, faults }: Visit, address: string, act: Act) {
    faults.length = 0;
    const page = await context.newPage();
    await page.goto(portal.origin + address);
    await takenOver(page);
    await page.locator('h1').first().waitFor();
    await act(page);
    expect(await page.title()).toMatch(/\S+ .+/);
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await page.close();
  }
});
