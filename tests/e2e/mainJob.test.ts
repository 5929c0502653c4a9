import type { Browser } from 'playwright-core';
import { displayCoins } from '@portal/contract';
import { launchBrowser, visit } from '../support/browser';
import {
  deliveriesOf,
  demo,
  goTo,
  historyOf,
  logIn,
  meOf,
  methodsOf,
  rechargeConfigOf,
  sandbox,
  submitButton,
  until,
} from '../support/player';
import { readQrCodes } from '../support/qrReader';
import { runPortalAsNewcomer, type RunningPortal } from '../support/runPortal';

let portal: RunningPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([runPortalAsNewcomer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const grouped = (amount: number | bigint) => amount.toLocaleString('vi-VN');
const TRANSFER_VND = 200_000;

describe.each(['phone', 'laptop'] as const)('the main job on a %s', (size) => {
  it('signs in, scans, pays, sees the KP arrive, spends it, and finds both in the history', async () => {
    const { host, origin } = portal;
    const { page, context, faults } = await visit(browser, { size });
    await page.goto(`${origin}/payment/bank-transfer`);
    await page.waitForURL((url) => url.pathname === '/login');
    await logIn(page, demo);
    await page.waitForURL(`${origin}/payment/bank-transfer`);

    const { bankTransfers } = await methodsOf(host);
    await page.locator('main svg[role=img], main [role=img] svg').first().waitFor();
    const seen = await readQrCodes(await page.screenshot({ fullPage: true }));
    expect(seen.sort()).toEqual(bankTransfers.map(({ qrCodeData }) => qrCodeData).sort());

    const before = await meOf(host);
    const [bank] = bankTransfers;
    await sandbox(host, '/transfers', {
      method: bank?.name,
      amount: TRANSFER_VND,
      content: bank?.paymentSyntax,
    });
    await until(async () => (await meOf(host)).credit > before.credit);
    const { credit } = await meOf(host);
    await page
      .getByText(`+${grouped(credit - before.credit)} KP`)
      .first()
      .waitFor();
    await page.locator('main').getByText(grouped(credit)).first().waitFor();

    const delivered = (await deliveriesOf(host)).length;
    const { payableValues, coinName } = await rechargeConfigOf(host);
    const [cheapest] = [...payableValues].sort((a, b) => a.credit - b.credit);
    if (!cheapest) throw new Error('nothing to buy');
    const coins = grouped(displayCoins('fsonline', cheapest.coinsReceived));
    await goTo(page, 'Nạp game');
    await page.getByRole('combobox').selectOption({ index: 1 });
    await page.getByRole('radio').first().check({ force: true });
    await submitButton(page).click();
    await page.getByText(`Đã nạp thành công ${coins} ${coinName}`).first().waitFor();
    await until(async () => (await deliveriesOf(host)).length > delivered);
    expect((await meOf(host)).credit).toBe(credit - cheapest.credit);
    expect((await deliveriesOf(host))[0]).toMatchObject({ coins: cheapest.coinsReceived, username: 'demo' });

    await goTo(page, 'Lịch sử giao dịch');
    const [pay, topUp] = await historyOf(host);
    expect([pay?.type, topUp?.type]).toEqual(['credit.pay', 'topup.bank-transfer']);
    await page.getByText(`FS Online: ${coins} ${coinName}`).first().waitFor();
    await page.getByText(grouped(TRANSFER_VND)).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
