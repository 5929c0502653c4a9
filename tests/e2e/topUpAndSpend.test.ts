import { wholeCoins } from '@portal/contract';
import { sizeNames } from '../support/browser';
import { expect, testOn } from '../support/playwright/portalTest';
import { buy, chooseFirstAmount, goTo, logIn } from '../support/portalPages';
import { readQrCodes } from '../support/qrReader';
import { runPortalAsNewcomer } from '../support/runPortal';

/** On a host that a newcomer has just started. */
const test = testOn(runPortalAsNewcomer);

// The tests run one after the other on one host, since creating a database takes time.
test.describe.configure({ mode: 'default' });

const grouped = (amount: number | bigint) => amount.toLocaleString('vi-VN');
const TRANSFER_VND = 200_000;

for (const size of sizeNames)
  test.describe(`the main job on a ${size}`, () => {
    test.use({ size });

    test('signs in, scans, pays, sees the KP arrive, spends it, and finds both in the history', async ({
      page,
      player,
    }) => {
      await page.goto('/payment/bank-transfer');
      await page.waitForURL((url) => url.pathname === '/login');
      await logIn(page, player);
      await page.waitForURL('/payment/bank-transfer');

      const { bankTransfers } = await player.methods();
      // The second bank is rendered after the rest of the page.
      await expect
        .poll(async () => (await readQrCodes(await page.screenshot({ fullPage: true }))).sort())
        .toEqual(bankTransfers.map(({ qrCodeData }) => qrCodeData).sort());

      const before = await player.me();
      const credit = await player.topUp(TRANSFER_VND);
      await page
        .getByText(`+${grouped(credit - before.credit)} KP`)
        .first()
        .waitFor();
      await page.locator('main').getByText(grouped(credit)).first().waitFor();

      const delivered = (await player.deliveries()).length;
      const { payableValues, coinName } = await player.rechargeConfig();
      const [cheapest] = [...payableValues].sort((a, b) => a.credit - b.credit);
      if (!cheapest) throw new Error('nothing to buy');
      const coins = grouped(wholeCoins('fsonline', cheapest.coinsReceived));
      await goTo(page, 'Nạp game');
      await chooseFirstAmount(page);
      await buy(page);
      await page.getByText(`Đã nạp thành công ${coins} ${coinName}`).first().waitFor();
      await expect.poll(async () => (await player.deliveries()).length).toBeGreaterThan(delivered);
      expect((await player.me()).credit).toBe(credit - cheapest.credit);
      expect((await player.deliveries())[0]).toMatchObject({
        coins: cheapest.coinsReceived,
        username: player.username,
      });

      await goTo(page, 'Lịch sử giao dịch');
      const [pay, topUp] = await player.history();
      expect([pay?.type, topUp?.type]).toEqual(['credit.pay', 'topup.bank-transfer']);
      await page.getByText(`FS Online: ${coins} ${coinName}`).first().waitFor();
      await page.getByText(grouped(TRANSFER_VND)).first().waitFor();
    });
  });
