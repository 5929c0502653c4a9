import { operate, typed } from '../support/operator';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true, viewport: { width: 360, height: 740 }, hasTouch: true });

test('PLAY-8: redeems an operator’s code on a phone once, and shows the KP in the history', async ({
  page,
  player,
  portal,
}) => {
  const code = `E2E-${player.username.replace(/\W|_/g, '').toUpperCase()}`;
  const create = `redeemable-codes create --code ${code} --title "Quà Tết" --kp 50 --uses 5 --expires 2099-02-28 --reason "event" --yes`;
  expect((await operate(portal.database.url, typed(create))).err).toBe('');
  await page.goto('/giftcode');
  const field = page.getByLabel('Gift code', { exact: true });
  await field.fill('SAI-ROI-2');
  await page.getByRole('button', { name: 'Nhập mã' }).click();
  await page.getByText('Mã không đúng hoặc đã hết hạn.').waitFor();
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Nhập mã' }).click();
  await page.getByText(/Đã nhận 50\sKP: Quà Tết/).waitFor();
  expect(await player.me()).toMatchObject({ credit: 50 });
  await field.fill(code);
  await page.getByRole('button', { name: 'Nhập mã' }).click();
  await page.getByText(/Bạn đã nhận 50\sKP của mã này/).waitFor();
  expect(await player.me()).toMatchObject({ credit: 50 });
  await expectSound(page);
  await page.goto('/transactions');
  await page.getByText(`Thưởng KP (${code})`).waitFor();
});
