import { eventually } from '../support/eventually';
import { operate, typed } from '../support/operator';
import { sandbox } from '../support/player';
import { expect, test } from '../support/playwright/portalTest';

const OPERATOR = 'ops@example.vn';

// Alarms are sent to an operator's mailbox.
test.use({ signedIn: true, hostSettings: { ALARM_EMAILS: OPERATOR } });

test('OPS-5: a transfer that names nobody leads from an alarm to an operator’s command and a player’s notice', async ({
  page,
  player,
  portal,
}) => {
  // Three workers of the host act in turn, each every few seconds.
  test.slow();
  const { host, database } = portal;
  const admin = async (line: string) => {
    const { code, out, err } = await operate(database.url, typed(line), ['y']);
    expect([line, code, err]).toEqual([line, 0, expect.not.stringContaining('Error')]);
    return out;
  };
  await page.goto('/payment/bank-transfer');
  await page.locator('main h2').first().waitFor();

  // The player pays without the transfer content.
  const transfer = { id: 'FT26325123456', method: 'techcombank', amount: 100_000 };
  await sandbox(host, '/transfers', { ...transfer, content: 'me nap tien cho con' });
  await database.pool.query(`update transfer_notices set received_at = now() - interval '10 minutes'`);

  // The operator is notified and finds out who paid.
  const mailbox = async () =>
    (await (await fetch(`${portal.origin}/sandbox/messages?to=${OPERATOR}`)).json()) as { text: string }[];
  await eventually('the e-mail is there', async () => (await mailbox()).length > 0, 45_000);
  const [email] = await mailbox();
  expect(email?.text).toContain('transfer-waiting: techcombank/FT26325123456');
  expect(email?.text).toContain('amount 100000');
  expect(await admin('alarms list')).toContain('techcombank/FT26325123456');
  expect(await admin('transfers show techcombank FT26325123456')).toContain('me nap tien cho con');
  await admin(
    `transfers assign techcombank FT26325123456 ${player.username} --reason "receipt in ticket 812"`,
  );

  // The player sees the money arrive on the page that stayed open.
  await page.getByRole('status').filter({ hasText: '+10.500 KP đã vào tài khoản của bạn' }).waitFor();
  await page.locator('main').getByText('10.500').first().waitFor();
  expect(await player.me()).toMatchObject({ credit: 10_500 });
  await eventually('the alarm closed by itself', async () =>
    (await admin('alarms list --state closed')).includes('techcombank/FT26325123456'),
  );
});
