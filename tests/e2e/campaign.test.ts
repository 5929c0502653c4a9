import { operate, typed } from '../support/operator';
import { buy, chooseFirstAmount } from '../support/portalPages';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';

const id = 'E2E-TET';

test.use({ signedIn: true, viewport: { width: 360, height: 740 }, hasTouch: true });

// The tests after this one share its host: their players must not be rewarded by it.
test.afterEach(({ portal }) =>
  operate(portal.database.url, typed(`campaigns close ${id} --reason "over" --yes`)),
);

test('PLAY-9: shows an operator’s campaign on a phone, with its progress, its reward and the bonus in the history', async ({
  page,
  player,
  portal,
}) => {
  await player.topUp(100_000);
  const { payableValues } = await player.rechargeConfig();
  const price = payableValues[0]?.credit ?? NaN;
  const create = `campaigns create --id ${id} --title "Tết sum vầy" --milestones ${price}:50,${10 * price}:900 --budget 9000 --ends 2099-02-28 --reason "event" --yes`;
  expect((await operate(portal.database.url, typed(create))).err).toBe('');
  await page.goto('/recharge');
  const campaign = page.getByRole('region', { name: 'Tết sum vầy' });
  await campaign.getByText(/để nhận 50 KP thưởng/).waitFor();
  await chooseFirstAmount(page);
  const { credit } = await player.me();
  await buy(page);
  await campaign.getByText('đã nhận').waitFor();
  await campaign.getByText(/để nhận 900 KP thưởng/).waitFor();
  expect((await player.me()).credit).toBe(credit - price + 50);
  await expectSound(page);
  await page.goto('/transactions');
  await page.getByText(`Thưởng KP (${id})`).waitFor();
});
