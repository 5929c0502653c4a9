import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { eventually } from '../support/eventually';
import { messagesTo } from '../support/mailbox';
import { sandbox } from '../support/player';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { buy, dialog, submitButton } from '../support/portalPages';
import type { HostProcess } from '../support/startHost';

test.use({ signedIn: true, viewport: { width: 360, height: 740 } });

/** The codes sent to a phone, newest first. */
const codesTo = async (host: HostProcess, phone: string) =>
  (await messagesTo(host, phone)).flatMap(({ code }) => (code === undefined ? [] : [code]));

/** Presses the button and enters the code that arrives. */
async function typeCode(page: Page, host: HostProcess, phone: string) {
  const before = (await codesTo(host, phone)).length;
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await eventually('the code has come', async () => (await codesTo(host, phone)).length > before);
  await page.locator('input[name=otpNumber]').fill((await codesTo(host, phone))[0] ?? '');
}

test('SAFE-6: asks for a code by the player’s rule, charges once, and drops the rule by a code', async ({
  page,
  host,
  player,
}) => {
  await sandbox(host, '/transfers', {
    method: 'techcombank',
    amount: 200_000,
    content: `FSO KP ${player.username}`,
  });
  await page.goto('/security?edit=payment');
  await takenOver(page);
  await dialog(page).locator('select[name=name]').selectOption('always');
  await submitButton(page).click();
  await page.getByText('Đã lưu quy tắc xác nhận!').waitFor();

  await page.goto('/recharge');
  await takenOver(page);
  await page.locator('select[name=zoneId]').selectOption('1');
  await page.getByRole('radio').first().check();
  await buy(page);
  await page.getByText('Hãy xác nhận đây là bạn rồi nạp lại. Bạn chưa bị trừ KP.').waitFor();
  const before = (await player.me()).credit;
  await typeCode(page, host, player.phone);
  await expectSound(page);
  await submitButton(page).click();
  await page.getByText(/^Đã nạp thành công/).waitFor();
  expect((await player.me()).credit).toBe(before - 5_000);
  await expect(page.locator('input[name=otpNumber]')).toHaveCount(0);

  await page.goto('/security?edit=payment');
  await takenOver(page);
  await dialog(page).locator('select[name=name]').selectOption('never');
  await submitButton(page).click();
  await typeCode(page, host, player.phone);
  await submitButton(page).click();
  await page.getByText('Đã lưu quy tắc xác nhận!').waitFor();
  expect((await player.me()).paymentRule).toEqual({ name: 'never', above: null });
});
