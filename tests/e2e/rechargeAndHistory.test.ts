import type { Browser, Page } from 'playwright-core';
import { axeFindings, scrollsSideways } from '../support/axe';
import { launchBrowser, modes, sizes, takenOver, visit, type Size } from '../support/browser';
import { historyOf, meOf, sandbox, signIn, submitButton, topUp } from '../support/player';
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

const PENDING = /đã được ghi nhận và đang được xử lý/;
const REFUNDED = /KP đã được hoàn lại vào số dư của bạn/;
const WAIT = { timeout: 60_000 };
const grouped = (amount: number) => amount.toLocaleString('vi-VN');

async function open(page: Page, path: string) {
  await page.goto(portal.origin + path);
  await takenOver(page);
  await page.locator('h1').first().waitFor();
}

describe('a recharge that the game server does not take at once', () => {
  it('GAME-5, GAME-6: waits before the eyes of the player, also through a reload, and is refunded there', async () => {
    const { context, page, faults } = await visit(browser, { size: 'phone' });
    await signIn(context, portal.host);
    const { credit } = await meOf(portal.host);
    await sandbox(portal.host, '/game', { mode: 'down' });
    await open(page, '/recharge');
    await page.getByRole('combobox').selectOption({ index: 1 });
    await page.getByRole('radio').first().check({ force: true });
    await submitButton(page).click();
    await page.getByText(PENDING).waitFor(WAIT);
    expect(await page.getByText('Đã nạp thành công').count()).toBe(0);
    const [waiting] = await historyOf(portal.host);
    expect([waiting?.type, waiting?.status]).toEqual(['credit.pay', 'pending']);

    await page.reload();
    await page.getByText(PENDING).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await sandbox(portal.host, '/game', { mode: 'refuse' });
    await page.getByText(REFUNDED).waitFor(WAIT);
    expect(await page.getByText(PENDING).count()).toBe(0);
    await page.getByRole('banner').getByText(grouped(credit)).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect((await meOf(portal.host)).credit).toBe(credit);

    await page.getByRole('link', { name: 'Xem biên nhận' }).click();
    await page.getByRole('dialog').getByText('Thất bại').waitFor();
    await sandbox(portal.host, '/game', { mode: 'ok' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

const looks = modes.flatMap((mode) => (Object.keys(sizes) as Size[]).map((size) => ({ mode, size })));

describe.each(looks)('TX-3: the receipt: $mode, $size', ({ mode, size }) => {
  it("opens, closes with the phone's Back, and prints alone, dark on white", async () => {
    const { context, page, faults } = await visit(browser, {
      size,
      mode,
      context: { reducedMotion: 'reduce' },
    });
    await signIn(context, portal.host);
    await open(page, '/transactions');
    const link = page.getByRole('link', { name: /^Xem biên nhận/ }).last();
    await link.click();
    const slip = page.getByRole('article');
    await slip.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await page.emulateMedia({ media: 'print' });
    await page.getByText('FS Online · Biên nhận giao dịch').waitFor();
    for (const left of ['header', 'nav', 'table', 'button', 'h1'])
      expect(await page.locator(`${left}:visible:not([role=article] *, article *)`).count()).toBe(0);
    const colours = await slip.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor, getComputedStyle(document.body).backgroundColor];
    });
    expect(colours).toEqual(['rgb(19, 26, 36)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
    const box = await slip.boundingBox();
    expect(box?.y).toBeLessThan(80);
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await slip.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/transactions');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
