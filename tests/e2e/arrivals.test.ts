import type { Browser, BrowserContext, Page } from 'playwright-core';
import { paths } from '@portal/contract';
import { launchBrowser, visit } from '../support/browser';
import { methodsOf, sandbox, signIn } from '../support/player';
import { startHost, type HostProcess } from '../support/startHost';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let host: HostProcess;
let browser: Browser;

const start = (port = '0') =>
  startHost({ databaseUrl: database.url, env: { PORT: port, BOT_CHECK_DIFFICULTY: '3' } });

beforeAll(async () => {
  database = await createTestDatabase();
  [host, browser] = await Promise.all([start(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  await database.drop();
});

/** The bank reports a transfer of the demo player, in VND. */
async function transfer(amount: number) {
  const [bank] = (await methodsOf(host)).bankTransfers;
  await sandbox(host, '/transfers', { method: bank?.name, amount, content: bank?.paymentSyntax });
}

const streams = (context: BrowserContext) => {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === paths.events) seen.push(request.url());
  });
  return seen;
};

async function openPayment(page: Page) {
  await page.goto(`${host.origin}/payment/bank-transfer`);
  await page.locator('main h2').first().waitFor();
}

const untilStreaming = (page: Page) =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === paths.events && response.status() === 200,
  );

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** What the browser does with a tab in the background, and back: headless ones are all in front. */
const setVisible = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    visible ? 'visible' : 'hidden',
  );

describe('PAY-9: an arrival', () => {
  it('comes while the page is in the background, and its notice waits for the player', async () => {
    const { page, context, faults } = await visit(browser);
    await signIn(context, host);
    await Promise.all([untilStreaming(page), openPayment(page)]);
    await setVisible(page, false);
    await transfer(30_000);
    await notice(page, '+3.000 KP đã vào tài khoản của bạn').waitFor();
    await setVisible(page, true);
    await notice(page, '+3.000 KP đã vào tài khoản của bạn').waitFor();
    await page.getByRole('button', { name: 'Đóng thông báo' }).click();
    await notice(page, 'đã vào tài khoản').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is shown by every tab, once, and all tabs share one stream, also when the first one is closed', async () => {
    const { page, context, faults } = await visit(browser, { size: 'laptop' });
    await signIn(context, host);
    const opened = streams(context);
    await Promise.all([untilStreaming(page), openPayment(page)]);
    const other = await context.newPage();
    await other.goto(`${host.origin}/transactions`);
    await other.locator('main h1').first().waitFor();
    await transfer(40_000);
    for (const tab of [page, other]) {
      await notice(tab, '+4.000 KP đã vào tài khoản của bạn').waitFor();
      await tab.getByRole('button', { name: 'Đóng thông báo' }).click();
    }
    await transfer(20_000);
    for (const tab of [page, other]) await notice(tab, '+2.000 KP đã vào tài khoản của bạn').waitFor();
    expect(opened).toHaveLength(1);
    await other.getByRole('button', { name: 'Đóng thông báo' }).click();

    await Promise.all([untilStreaming(other), page.close()]);
    await transfer(10_000);
    await notice(other, '+1.000 KP đã vào tài khoản của bạn').waitFor();
    expect(opened).toHaveLength(2);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('comes without the stream too, where a deployment has none', async () => {
    const { page, context } = await visit(browser);
    await signIn(context, host);
    await context.route(`**${paths.events}`, (route) => route.fulfill({ status: 404, body: '{}' }));
    await openPayment(page);
    await transfer(20_000);
    await notice(page, '+2.000 KP đã vào tài khoản của bạn').waitFor();
    await context.close();
  });

  it('comes after the host was gone in between', async () => {
    const { page, context } = await visit(browser);
    await signIn(context, host);
    await Promise.all([untilStreaming(page), openPayment(page)]);
    const { port } = new URL(host.origin);
    await host.stop();
    host = await start(port);
    await Promise.all([
      page.waitForResponse(({ url }) => url().endsWith(paths.events)).catch(() => null),
      transfer(20_000),
    ]);
    await notice(page, '+2.000 KP đã vào tài khoản của bạn').waitFor();
    await context.close();
  });
});

it('APP-5, PAY-9: goes into debt and out, and is told what repaid it', async () => {
  const { page, context, faults } = await visit(browser);
  await signIn(context, host);
  await Promise.all([untilStreaming(page), openPayment(page)]);
  const { credit } = (await (await page.request.get(`${host.origin}/api/me`)).json()) as { credit: number };
  await sandbox(host, '/players/demo', { recall: credit + 5_000 });
  await page.locator('main').getByText('Còn nợ 5.000 KP').waitFor();

  await transfer(30_000);
  await notice(page, '+3.000 KP đã trừ vào nợ của bạn. Còn nợ 2.000 KP').waitFor();
  await page.getByRole('button', { name: 'Đóng thông báo' }).click();
  await page.locator('main').getByText('Còn nợ 2.000 KP').waitFor();

  await transfer(100_000);
  await notice(page, '+10.500 KP: 2.000 KP đã trả hết nợ, 8.500 KP cộng vào số dư của bạn').waitFor();
  await page.locator('main').getByText('Còn nợ').waitFor({ state: 'detached' });
  await page.locator('main').getByText('8.500 KP').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
