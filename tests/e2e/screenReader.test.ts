import { takenOver } from '../support/browser';
import { expect, test } from '../support/playwright/portalTest';
import { ScreenReader } from '../support/screenReader';

/** Topping up and recharging by keyboard alone, and the screen reader output on the way, which is attached to each test. */
test.use({ signedIn: true });

let reader: ScreenReader;
test.beforeEach(async ({ page }) => {
  reader = await ScreenReader.on(page);
});
test.afterEach(async () => {
  const { title } = test.info();
  const text = reader.lines.join('\n');
  await test.info().attach('what a screen reader says', { body: text, contentType: 'text/plain' });
  process.stdout.write(`\n${title}\n${text}\n`);
});

test('PLAY-1, PLAY-2: announces the amount, the code, the waiting and the arrival of a payment', async ({
  page,
  player,
}) => {
  await page.goto('/payment/bank-transfer');
  await takenOver(page);
  reader.step('the amounts');
  await reader.tabTo(/radio/);
  const chosen = await reader.pressUntil('ArrowRight', /100\.000/, 6);
  expect(chosen).toContain('[checked]');
  await reader.hear(/^Đang chờ chuyển khoản…/);
  reader.step('the code');
  const code = page.getByRole('region', { name: 'Techcombank' });
  await code.getByRole('img', { name: 'Mã QR chuyển 100.000 đ qua Techcombank' }).waitFor();
  await reader.read(code);
  reader.step('the arrival');
  await player.transfer(100_000);
  await reader.hear(/\+10\.500 KP/);
});

test('PLAY-5, GAME-1: announces server, tile, question and success of a recharge', async ({
  page,
  player,
}) => {
  await player.topUp(200_000);
  await page.goto('/recharge');
  await takenOver(page);
  reader.step('the server');
  await reader.tabTo(/combobox/);
  await page.keyboard.press('ArrowDown');
  await reader.focus();
  reader.step('the tiles');
  await reader.tabTo(/radio/);
  await page.keyboard.press('Space');
  expect(await reader.focus()).toContain('[checked]');
  reader.step('the question');
  await reader.tabTo(/button "Nạp/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await reader.read(question);
  await expect(page.locator(':focus')).toHaveText(/Xác nhận nạp/);
  await reader.focus();
  await page.keyboard.press('Enter');
  reader.step('the success');
  await reader.hear(/Đã nạp thành công/);
});
