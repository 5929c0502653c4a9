import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { confirmButton, logIn, submitButton } from '../support/portalPages';
import { readQrCodes } from '../support/qrReader';
import { qrWithAmount } from '@portal/contract';

/** A player's money on a phone: the effort is counted in taps (PLAY-1, PLAY-2, PLAY-5). */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Counts the player's taps. */
function tapper(page: Page) {
  const taps: string[] = [];
  return {
    taps,
    tap: async (role: 'link' | 'button' | 'radio', name: string | RegExp) => {
      taps.push(String(name));
      const target = page.getByRole(role, { name }).first();
      if (role === 'radio') await target.check({ force: true });
      else await target.click();
    },
  };
}

/** Whether the whole element is visible without scrolling. */
const onFirstScreen = async (page: Page, name: RegExp) => {
  const box = await page.getByRole('img', { name }).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= 740;
};

test('PLAY-1: leads from the sign-in to a payable code in three taps, all on the first screen', async ({
  page,
  player,
}) => {
  await page.goto('/login');
  await logIn(page, player);
  await page.waitForURL('/');
  const { taps, tap } = tapper(page);
  await tap('link', /^Số dư/);
  await tap('link', /^Ngân hàng/);
  await tap('radio', /^100\.000 đ/);
  const [bank] = (await player.methods()).bankTransfers;
  await page.getByRole('img', { name: 'Mã QR chuyển 100.000 đ qua Techcombank' }).waitFor();
  await expect
    .poll(async () => readQrCodes(await page.screenshot()))
    .toContain(qrWithAmount(bank?.qrCodeData ?? '', 100_000));
  await expect.poll(() => onFirstScreen(page, /^Mã QR chuyển 100\.000 đ/)).toBe(true);
  expect(taps.length).toBeLessThanOrEqual(3);
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('PLAY-2, PLAY-5: with 0 KP, offers the missing amount, takes the payment, returns, and buys once', async ({
    page,
    player,
  }) => {
    await page.goto('/recharge');
    await takenOver(page);
    await page.getByRole('combobox').selectOption({ index: 1 });
    const { tap } = tapper(page);
    await tap('link', /^Còn thiếu 5\.000 KP/);
    await page.getByRole('img', { name: 'Mã QR chuyển 50.000 đ qua Techcombank' }).waitFor();
    await page.getByText('Đang chờ chuyển khoản…').first().waitFor();
    await expectSound(page);

    await player.transfer(50_000);
    const success = page.getByRole('status').filter({ hasText: '+5.100 KP đã vào tài khoản của bạn' });
    await success.waitFor();
    await expect(page.getByRole('img', { name: /qua Techcombank/ })).toHaveCount(0);
    await success.getByText('Thưởng').waitFor();
    await expectSound(page);

    await tap('link', 'Nạp game ngay');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await submitButton(page).click();
    await page.getByRole('alertdialog').getByText('5.000 KP').waitFor();
    await expectSound(page);
    await confirmButton(page).dblclick();
    const bought = page.getByRole('status').filter({ hasText: 'Đã nạp thành công' });
    await bought.waitFor();
    await expect.poll(async () => (await player.deliveries()).length).toBe(1);
    expect((await player.me()).credit).toBe(100);

    // The pay bar covers no part of it, once the page has scrolled to it.
    const bar = page.locator('section', { has: submitButton(page) }).last();
    const isAboveBar = async () => {
      const [shown, below] = [await bought.boundingBox(), await bar.boundingBox()];
      return shown && below && shown.y + shown.height <= below.y + 1;
    };
    await expect.poll(isAboveBar).toBe(true);
    await expectSound(page);
  });

  test('PLAY-5: leads from KP to coins in four taps', async ({ page, player }) => {
    await player.topUp(100_000);
    await page.goto('/');
    await takenOver(page);
    await page.goto('/recharge');
    await takenOver(page);
    await page.getByRole('combobox').selectOption({ index: 1 });
    const { taps, tap } = tapper(page);
    await tap('radio', /^500/);
    await tap('button', 'Nạp Xu');
    await tap('button', 'Xác nhận nạp');
    await page.getByText(/Đã nạp thành công/).waitFor();
    // One more tap for the server, which this device remembers from now on.
    expect(taps.length + 1).toBeLessThanOrEqual(4);
  });
});

test.describe('a low window', () => {
  test.use({ signedIn: true, viewport: { width: 740, height: 360 } });

  test('PLAY-10: the pay bar covers no tile', async ({ page }) => {
    await page.goto('/recharge');
    await takenOver(page);
    const tiles = page.getByRole('radio');
    await tiles.first().waitFor();
    for (const tile of await tiles.all()) {
      await tile.scrollIntoViewIfNeeded();
      const hit = await tile.evaluate((radio) => {
        const { left, top, width, height } = radio.getBoundingClientRect();
        // The radio is covered by its card's picture.
        return radio.parentElement?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(hit).toBe(true);
    }
  });
});
