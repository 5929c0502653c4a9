import type { Page } from '@playwright/test';
import { modes, showMode, sizeNames, takenOver } from '../support/browser';
import { sandbox } from '../support/player';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { buy, chooseFirstAmount } from '../support/portalPages';

test.use({ signedIn: true });

const PENDING = /đã được ghi nhận và đang được xử lý/;
const REFUNDED = /KP đã được hoàn lại vào số dư của bạn/;
const WAIT = { timeout: 60_000 };
const grouped = (amount: number) => amount.toLocaleString('vi-VN');

async function open(page: Page, path: string) {
  await page.goto(path);
  await takenOver(page);
  await page.locator('h1').first().waitFor();
}

test.describe('a recharge that the game server does not take at once', () => {
  test('GAME-5, GAME-6: is shown as pending, even after a reload, and then as refunded', async ({
    page,
    host,
    player,
  }) => {
    const credit = await player.topUp(500_000);
    await sandbox(host, '/game', { mode: 'down' });
    await open(page, '/recharge');
    await chooseFirstAmount(page);
    await buy(page);
    await page.getByText(PENDING).waitFor(WAIT);
    await expect(page.getByText('Đã nạp thành công')).toHaveCount(0);
    const [waiting] = await player.history();
    expect([waiting?.type, waiting?.status]).toEqual(['credit.pay', 'pending']);

    await page.reload();
    await page.getByText(PENDING).waitFor();
    await expectSound(page);

    await sandbox(host, '/game', { mode: 'refuse' });
    await page.getByText(REFUNDED).waitFor(WAIT);
    await expect(page.getByText(PENDING)).toHaveCount(0);
    await page.getByRole('banner').getByText(grouped(credit)).waitFor();
    await expectSound(page);
    expect((await player.me()).credit).toBe(credit);

    await page.getByRole('link', { name: 'Xem biên nhận' }).click();
    await page.getByRole('dialog').getByText('Thất bại').waitFor();
    await sandbox(host, '/game', { mode: 'ok' });
  });
});

/** The element's text colour, its background, and the page's background. */
function coloursOnPaper(element: Element): string[] {
  const { color, backgroundColor } = getComputedStyle(element);
  return [color, backgroundColor, getComputedStyle(document.body).backgroundColor];
}

for (const size of sizeNames)
  test.describe(`TX-3: the receipt: ${size}`, () => {
    test.use({ size, contextOptions: { reducedMotion: 'reduce' } });

    test("opens, closes with the phone's Back, and prints alone, dark on white", async ({ page, player }) => {
      await player.topUp(500_000);
      await open(page, '/transactions');
      const link = page.getByRole('link', { name: /^Xem biên nhận/ }).last();
      await link.click();
      const slip = page.getByRole('article');
      await slip.waitFor();
      await expectSound(page);

      await page.emulateMedia({ media: 'print' });
      await page.getByText('FS Online · Biên nhận giao dịch').waitFor();
      for (const left of ['header', 'nav', 'table', 'button', 'h1'])
        await expect(page.locator(`${left}:visible:not([role=article] *, article *)`)).toHaveCount(0);
      for (const mode of modes) {
        await showMode(page, mode);
        expect(await slip.evaluate(coloursOnPaper)).toEqual([
          'rgb(19, 26, 36)',
          'rgb(255, 255, 255)',
          'rgb(255, 255, 255)',
        ]);
      }
      const box = await slip.boundingBox();
      expect(box?.y).toBeLessThan(80);
      await page.emulateMedia({ media: 'screen' });

      await page.goBack();
      await slip.waitFor({ state: 'detached' });
      await expect(page).toHaveURL('/transactions');
      await expect(link).toBeFocused();
    });
  });
