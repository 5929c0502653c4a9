import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { qrWithAmount, splitQrFields, type PaymentMethod } from '@portal/contract';
import { asOnAnotherHost } from '../support/asOnAnotherHost';
import { sandbox } from '../support/player';
import { expect, test } from '../support/playwright/portalTest';
import { openPage } from '../support/portalPages';
import { readQrCodes } from '../support/qrReader';
import type { HostProcess } from '../support/startHost';

test.use({ signedIn: true });

/** What a scanner reads from each code as rendered on the page, with its white background. */
async function codesOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const code of await page
    .getByRole('img', { name: /^Mã QR/ })
    .locator('..')
    .elementHandles()) {
    // A code that disappears while the others are read is none of the page's codes any more.
    const picture = await code.screenshot().catch(() => null);
    if (picture) found.push(...(await readQrCodes(picture)));
  }
  return found;
}

/** Waits until the page shows exactly these codes. */
const expectCodes = (page: Page, codes: readonly string[]) =>
  expect.poll(async () => (await codesOn(page)).sort()).toEqual([...codes].sort());

const valueOf = (text: string, ...path: string[]): string =>
  path.reduce((inner, id) => splitQrFields(inner)?.find((field) => field.id === id)?.value ?? '', text);

/** A banking app: reads payee, amount and content from the code and pays. */
async function payByCode(host: HostProcess, method: PaymentMethod, code: string) {
  const [amount, content] = [Number(valueOf(code, '54')), valueOf(code, '62', '08')];
  expect(valueOf(code, '38', '01', '01')).toBe(method.accountNumber);
  await sandbox(host, '/transfers', { method: method.name, amount, content });
}

async function open(page: Page, path: string) {
  await openPage(page, path);
  await page.locator('main h2').first().waitFor();
}

const row = (page: Page, amount: string) => page.getByRole('button', { name: new RegExp(`^${amount}`) });

test('PAY-3, PAY-9: pays by wallet, with a code that any banking app reads', async ({
  page,
  host,
  player,
}) => {
  await open(page, '/payment/e-wallet');
  const { eWallets } = await player.methods();
  await expectCodes(
    page,
    eWallets.map(({ qrCodeData }) => qrCodeData),
  );
  expect(eWallets.map(({ qrCodeData }) => valueOf(qrCodeData, '38', '01', '00'))).toEqual([
    '971025',
    '971005',
  ]);
  await page.getByText(String(eWallets[0]?.mobileAccountNumber)).first().waitFor();

  const [momo] = eWallets;
  if (!momo) throw new Error('no wallet');
  await sandbox(host, '/transfers', {
    method: momo.name,
    amount: 20_000,
    content: momo.paymentSyntax,
  });
  await page.getByRole('status').filter({ hasText: '+2.000 KP đã vào tài khoản của bạn' }).waitFor();
  expect((await player.history())[0]?.type).toBe('topup.e-wallet');
});

test('PAY-3, PAY-4, PAY-9: pays with a code that carries the tapped amount', async ({
  page,
  host,
  player,
}) => {
  await open(page, '/payment/bank-transfer');
  const [bank, other] = (await player.methods()).bankTransfers;
  if (!bank || !other) throw new Error('no banks');

  await row(page, '100.000 đ').first().click();
  await page.getByText('Mã QR đã có sẵn 100.000 đ.').waitFor();
  const code = qrWithAmount(bank.qrCodeData, 100_000) ?? '';
  await expectCodes(page, [code, other.qrCodeData]);
  expect(valueOf(code, '01')).toBe('12');

  const before = await player.me();
  await payByCode(host, bank, code);
  await page.getByRole('status').filter({ hasText: '+10.500 KP đã vào tài khoản của bạn' }).waitFor();
  expect((await player.me()).credit).toBe(before.credit + 10_500);

  // PLAY-2: the code that was paid disappears until the player asks for a new one.
  await expectCodes(page, [other.qrCodeData]);
  await page.getByRole('button', { name: 'Tạo mã mới' }).click();
  await page.getByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' }).waitFor();
  await expectCodes(page, [bank.qrCodeData, other.qrCodeData]);
});

test('PAY-3: by keyboard: chooses an amount, enlarges the code, saves it as a picture, and comes back', async ({
  page,
  player,
}) => {
  await open(page, '/payment/bank-transfer');
  const [bank] = (await player.methods()).bankTransfers;
  const code = qrWithAmount(bank?.qrCodeData ?? '', 50_000) ?? '';
  await row(page, '50.000 đ').first().focus();
  await page.keyboard.press('Enter');
  await expect(row(page, '50.000 đ').first()).toHaveAttribute('aria-pressed', 'true');

  const enlarge = page.getByRole('button', { name: 'Phóng to mã QR của Techcombank' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Techcombank' });
  await sheet.getByRole('img', { name: 'Mã QR chuyển 50.000 đ qua Techcombank' }).waitFor();
  // Both hold once the dialog's opening animation has ended.
  await expect.poll(async () => readQrCodes(await page.screenshot())).toContain(code);
  await expect.poll(async () => (await sheet.getByRole('img').boundingBox())?.width).toBeGreaterThan(300);

  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Lưu ảnh' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`qr-techcombank-FSO-KP-${player.username.toUpperCase()}-50000d.png`);
  expect(await readQrCodes(readFileSync(await saved.path()))).toEqual([code]);
  await sheet.getByRole('status').filter({ hasText: 'Đã lưu ảnh mã QR.' }).waitFor();

  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL('/payment/bank-transfer');
  await enlarge.click();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL('/payment/bank-transfer');
  await expect(row(page, '50.000 đ').first()).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a code that cannot be drawn', () => {
  // React logs errors that an error boundary catches.
  test.use({ expectedFault: /Dữ liệu quá dài, không thể tạo mã QR/ });

  test('PAY-8: reports a method that can’t be drawn, keeps the others, and restores it with "Tải lại"', async ({
    page,
  }) => {
    let breaks = true;
    await asOnAnotherHost(page);
    await page.route('**/api/payment-methods', async (route) => {
      const response = await route.fetch();
      const methods = (await response.json()) as { bankTransfers: PaymentMethod[] };
      if (breaks && methods.bankTransfers[0]) methods.bankTransfers[0].qrCodeData = 'x'.repeat(4000);
      await route.fulfill({ response, json: methods });
    });
    await open(page, '/payment/bank-transfer');
    await page.getByRole('alert').filter({ hasText: 'Dữ liệu quá dài, không thể tạo mã QR.' }).waitFor();
    await page.getByRole('heading', { name: 'Vietcombank' }).waitFor();
    breaks = false;
    await page.getByRole('button', { name: 'Tải lại' }).click();
    await page.getByRole('heading', { name: 'Techcombank' }).waitFor();
    await expect(page.getByRole('button', { name: 'Tải lại' })).toHaveCount(0);
  });
});
