import type { Page, Route } from '@playwright/test';
import { paths } from '@portal/contract';
import { asOnAnotherHost } from '../support/asOnAnotherHost';
import {
  buy,
  chooseFirstAmount,
  demo,
  passwordInput,
  submitButton,
  usernameInput,
} from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

test.use({ timesOut: true });

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

/** Blocks the event stream: when it opens, the portal fetches again, which would repair the page before its retry button is pressed. */
const withoutStream = (page: Page) => page.route(pathIs(paths.events), (route) => route.abort());

async function fillLogin(page: Page) {
  await page.goto('/login');
  await usernameInput(page).fill(demo.username);
  await passwordInput(page).fill(demo.password);
}

test.describe('API-6 on a form: shows the message, keeps input and focus, and can be sent again', () => {
  for (const [what, fault, message] of [
    ...faults,
    ['it answers 419 twice', answer(419, json, '{}'), /Hãy tải lại trang|thử lại/] as const,
  ])
    test(`when ${what}`, async ({ page }) => {
      await fillLogin(page);
      await page.route(pathIs(paths.login), (route) =>
        route.request().method() === 'POST' ? fault(route) : route.fallback(),
      );
      await submitButton(page).click();
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
      await expect(usernameInput(page)).toHaveValue(demo.username);
      await expect(passwordInput(page)).toHaveValue(demo.password);
      await expect(submitButton(page)).toBeFocused();

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await submitButton(page).click();
      await page.waitForURL('/');
    });

  test('API-3: sends nothing and says so when the cookie can’t be loaded', async ({ page }) => {
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
  });

  test('API-3: recovers from one 419 with a new cookie, unnoticed', async ({ page }) => {
    await fillLogin(page);
    let refused = 0;
    await page.route(pathIs(paths.login), (route) => {
      if (route.request().method() !== 'POST' || refused > 0) return route.fallback();
      refused += 1;
      return answer(419, json, '{"statusCode":419}')(route);
    });
    await submitButton(page).click();
    await page.waitForURL('/');
    expect(refused).toBe(1);
  });
});

for (const [address, path, content] of [
  ['/transactions', paths.transactionHistory, 'table, :text("chưa có giao dịch")'],
  ['/recharge', paths.rechargeGame, '[role=combobox], select'],
  ['/payment/bank-transfer', paths.paymentMethods, 'h2'],
] as const)
  test.describe(`API-6 on ${address}: shows the message and a retry`, () => {
    test.use({ signedIn: true });

    for (const [what, fault, message] of faults)
      test(`when ${what}`, async ({ page }) => {
        const asked = pathIs(path);
        await asOnAnotherHost(page);
        await page.route(asked, fault);
        await withoutStream(page);
        await page.goto(address);
        const said = address === '/recharge' ? /Kết nối đến máy chủ bị gián đoạn, xin thử lại sau/ : message;
        await page.locator('main').getByText(said).first().waitFor();
        await page.unroute(asked);
        const retry = page.locator('main').getByRole('button', { name: 'Thử lại' }).first();
        // Each press sends a request. On a busy machine the response may exceed the portal's timeout; then the player presses again.
        for (let answered = false; !answered;) {
          const request = page.waitForRequest((sent) => asked(new URL(sent.url())));
          await retry.click();
          answered = (await (await request).response())?.ok() ?? false;
        }
        await page.locator('main').locator(content).first().waitFor();
      });
  });

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('LAY-6, API-6: goes to /login, carrying the page, after a 401 in the middle of a recharge', async ({
    page,
    player,
  }) => {
    await player.topUp(100_000);
    await page.goto('/recharge');
    await chooseFirstAmount(page);
    const unauthenticated = answer(401, json, '{"statusCode":401,"message":"Unauthenticated"}');
    await page.route(pathIs(paths.rechargeGame), async (route) => {
      // Not earlier: the arrival of the top-up may trigger a request for the profile at any moment.
      await page.route(pathIs(paths.me), unauthenticated);
      await unauthenticated(route);
    });
    await buy(page);
    await page.waitForURL(
      (url) => url.pathname === '/login' && url.searchParams.get('next_uri') === '/recharge',
    );
  });

  test('API-6: keeps the focus on a retry that fails, and moves it to the content when one succeeds', async ({
    page,
  }) => {
    const asked = pathIs(paths.transactionHistory);
    await asOnAnotherHost(page);
    await withoutStream(page);
    await page.route(asked, (route) => route.abort());
    await page.goto('/transactions');
    const retry = page.locator('main').getByRole('button', { name: 'Thử lại' });
    await retry.focus();
    const failed = page.waitForEvent('requestfailed', (request) => asked(new URL(request.url())));
    await page.keyboard.press('Enter');
    await failed;
    await expect(retry).toBeEnabled();
    await expect(retry).toBeFocused();
    await page.unroute(asked);
    await page.keyboard.press('Enter');
    await expect(page.locator('main').getByText('chưa có giao dịch')).toBeVisible();
    await expect(page.locator('main')).toBeFocused();
  });

  test('API-6: shows an error with a retry, not a logout, when the profile can’t be loaded', async ({
    page,
  }) => {
    const asked = pathIs(paths.me);
    await asOnAnotherHost(page);
    await withoutStream(page);
    await page.route(asked, (route) => route.abort());
    await page.goto('/transactions');
    await page.getByText(/Không kết nối được đến máy chủ/).waitFor();
    await page.unroute(asked);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lịch sử giao dịch' }).waitFor();
  });
});
