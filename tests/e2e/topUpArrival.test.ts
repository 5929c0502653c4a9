import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@portal/contract';
import { sandbox } from '../support/player';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true });

const streams = (context: BrowserContext) => {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === paths.events) seen.push(request.url());
  });
  return seen;
};

async function openPayment(page: Page) {
  await page.goto('/payment/bank-transfer');
  await page.locator('main h2').first().waitFor();
}

const untilStreaming = (page: Page) =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === paths.events && response.status() === 200,
  );

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Simulates moving a tab to the background and back: headless tabs are always in the foreground. */
const setVisible = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    visible ? 'visible' : 'hidden',
  );

test.describe('PAY-9: an arrival', () => {
  test('is shown while the page is in the background, and stays until the player closes it', async ({
    page,
    player,
  }) => {
    await Promise.all([untilStreaming(page), openPayment(page)]);
    await setVisible(page, false);
    await player.transfer(30_000);
    await notice(page, '+3.000 KP đã vào tài khoản của bạn').waitFor();
    await expect(page).toHaveTitle(/^\(\+3\.000 KP\) .*FS Online$/);
    await setVisible(page, true);
    await expect(page).toHaveTitle(/^(?!\().*FS Online$/);
    await notice(page, '+3.000 KP đã vào tài khoản của bạn').waitFor();
    await page.getByRole('button', { name: 'Đóng thông báo' }).click();
    await notice(page, 'đã vào tài khoản').waitFor({ state: 'detached' });
  });

  test('is shown once in every tab over one shared stream, even after the first tab is closed', async ({
    page,
    context,
    player,
  }) => {
    const opened = streams(context);
    await Promise.all([untilStreaming(page), openPayment(page)]);
    const other = await context.newPage();
    await other.goto('/transactions');
    await other.locator('main h1').first().waitFor();
    await player.transfer(40_000);
    for (const tab of [page, other]) {
      await notice(tab, '+4.000 KP đã vào tài khoản của bạn').waitFor();
      await tab.getByRole('button', { name: 'Đóng thông báo' }).click();
    }
    await player.transfer(20_000);
    for (const tab of [page, other]) await notice(tab, '+2.000 KP đã vào tài khoản của bạn').waitFor();
    expect(opened).toHaveLength(1);
    await other.getByRole('button', { name: 'Đóng thông báo' }).click();

    await Promise.all([untilStreaming(other), page.close()]);
    await player.transfer(10_000);
    await notice(other, '+1.000 KP đã vào tài khoản của bạn').waitFor();
    expect(opened).toHaveLength(2);
  });

  test('is shown without the stream too, where a deployment has none', async ({ page, context, player }) => {
    await context.route(`**${paths.events}`, (route) => route.fulfill({ status: 404, body: '{}' }));
    await openPayment(page);
    await player.transfer(20_000);
    await notice(page, '+2.000 KP đã vào tài khoản của bạn').waitFor();
  });

  test('is shown after the host was down in between', async ({ page, portal, player }) => {
    await Promise.all([untilStreaming(page), openPayment(page)]);
    await portal.restart();
    await player.transfer(20_000);
    await notice(page, '+2.000 KP đã vào tài khoản của bạn').waitFor();
  });
});

test('APP-5, PAY-9: shows a debt, and which part of each top-up repaid it', async ({
  page,
  host,
  player,
}) => {
  await Promise.all([untilStreaming(page), openPayment(page)]);
  const { credit } = await player.me();
  await sandbox(host, `/players/${player.username}`, { recall: credit + 5_000 });
  await page.locator('main').getByText('Còn nợ 5.000 KP').waitFor();

  await player.transfer(30_000);
  await notice(page, '+3.000 KP đã trừ vào nợ của bạn. Còn nợ 2.000 KP').waitFor();
  await page.getByRole('button', { name: 'Đóng thông báo' }).click();
  await page.locator('main').getByText('Còn nợ 2.000 KP').waitFor();

  await player.transfer(100_000);
  await notice(page, '+10.500 KP: 2.000 KP đã trả hết nợ, 8.500 KP cộng vào số dư của bạn').waitFor();
  await page.locator('main').getByText('Còn nợ').waitFor({ state: 'detached' });
  await page.locator('main').getByText('8.500 KP').first().waitFor();
});
