import type { Browser, Page, Route } from 'playwright-core';
import { paths } from '@portal/contract';
import { launchBrowser, visit } from '../support/browser';
import { demo, passwordInput, signIn, submitButton, topUp, usernameInput } from '../support/player';
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

type Fault = (route: Route) => Promise<void>;
const answer =
  (status: number, contentType: string, body: string, headers: Record<string, string> = {}): Fault =>
  (route) =>
    route.fulfill({ status, contentType, body, headers });

const json = 'application/json';
const faults: [what: string, fault: Fault, message: RegExp][] = [
  ['the host is down', (route) => route.abort('connectionrefused'), /Không kết nối được đến máy chủ/],
  ['it takes longer than 5 s', () => new Promise(() => undefined), /phản hồi quá lâu/],
  ['it answers HTML', answer(200, 'text/html', '<h1>Bảo trì</h1>'), /không đúng định dạng/],
  ['it answers broken JSON', answer(200, json, '{"a":'), /không đúng định dạng/],
  ['it answers 500', answer(500, json, '{"message":"stack trace"}'), /Máy chủ đang gặp sự cố/],
  ['a proxy answers 502 in HTML', answer(502, 'text/html', '<h1>Bad gateway</h1>'), /Máy chủ đang gặp sự cố/],
  ['it answers 429', answer(429, json, '{}', { 'Retry-After': '30' }), /sau 30 giây/],
];

const pathIs = (path: string) => (url: URL) => url.pathname === path;

async function fillLogin(page: Page) {
  await page.goto(`${portal.origin}/login`);
  await usernameInput(page).fill(demo.username);
  await passwordInput(page).fill(demo.password);
}

describe('API-6 on a form: the message, a way on, and nothing typed is lost', () => {
  it.each([
    ...faults,
    ['it answers 419 twice', answer(419, json, '{}'), /Hãy tải lại trang|thử lại/] as const,
  ])('when %s', async (_what, fault, message) => {
    const { page, context } = await visit(browser);
    await fillLogin(page);
    await page.route(pathIs(paths.login), (route) =>
      route.request().method() === 'POST' ? fault(route) : route.fallback(),
    );
    await submitButton(page).click();
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    expect(await usernameInput(page).inputValue()).toBe(demo.username);
    expect(await passwordInput(page).inputValue()).toBe(demo.password);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await submitButton(page).click();
    await page.waitForURL(`${portal.origin}/`);
    await context.close();
  });

  it('API-3: when the cookie can’t be had, nothing is sent and the alert says so', async () => {
    const { page, context } = await visit(browser);
    await fillLogin(page);
    let sent = 0;
    await page.route(pathIs(paths.csrfCookie), (route) => route.abort());
    await page.route(pathIs(paths.login), (route) => {
      if (route.request().method() === 'POST') sent += 1;
      return route.fallback();
    });
    await submitButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'chưa được gửi' }).waitFor();
    expect(sent).toBe(0);
    await context.close();
  });

  it('API-3: one 419 is mended by a new cookie, unseen', async () => {
    const { page, context } = await visit(browser);
    await fillLogin(page);
    let refused = 0;
    await page.route(pathIs(paths.login), (route) => {
      if (route.request().method() !== 'POST' || refused > 0) return route.fallback();
      refused += 1;
      return answer(419, json, '{"statusCode":419}')(route);
    });
    await submitButton(page).click();
    await page.waitForURL(`${portal.origin}/`);
    expect(refused).toBe(1);
    await context.close();
  });
});

describe.each([
  ['/transactions', paths.transactionHistory, 'table, :text("chưa có giao dịch")'],
  ['/recharge', paths.rechargeGame, '[role=combobox], select'],
  ['/payment/bank-transfer', paths.paymentMethods, 'h2'],
])('API-6 on %s: the message and a retry', (address, path, content) => {
  it.each(faults)('when %s', async (_what, fault, message) => {
    const { page, context } = await visit(browser);
    await signIn(context, portal.host);
    const asked = pathIs(path);
    await page.route(asked, fault);
    // Its stream asks anew when it opens, which would mend the page before the button does.
    await page.route(pathIs(paths.events), (route) => route.abort());
    await page.goto(portal.origin + address);
    const said = address === '/recharge' ? /Kết nối đến máy chủ bị gián đoạn, xin thử lại sau/ : message;
    await page.locator('main').getByText(said).first().waitFor();
    await page.unroute(asked);
    await page.locator('main').getByRole('button', { name: 'Thử lại' }).first().click();
    await page.locator('main').locator(content).first().waitFor();
    await context.close();
  });
});

it('LAY-6, API-6: a 401 in the middle of a recharge sends to /login, carrying the page', async () => {
  const { page, context } = await visit(browser);
  await signIn(context, portal.host);
  await topUp(portal.host, 100_000);
  await page.goto(`${portal.origin}/recharge`);
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('radio').first().check({ force: true });
  const unauthenticated = answer(401, json, '{"statusCode":401,"message":"Unauthenticated"}');
  await page.route(pathIs(paths.rechargeGame), async (route) => {
    // Not before: the arrival of the top-up may ask for the profile at any moment.
    await page.route(pathIs(paths.me), unauthenticated);
    await unauthenticated(route);
  });
  await submitButton(page).click();
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('next_uri') === '/recharge',
  );
  await context.close();
});

it('API-6: a host that can’t be asked who the player is is an error with a way on, not a logout', async () => {
  const { page, context } = await visit(browser);
  await signIn(context, portal.host);
  await page.route(pathIs(paths.me), (route) => route.abort());
  await page.goto(`${portal.origin}/transactions`);
  await page.getByText(/Không kết nối được đến máy chủ/).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lịch sử giao dịch' }).waitFor();
  await context.close();
});
