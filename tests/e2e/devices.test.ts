import { linkOf, nextCode, nextMessage } from '../support/mailbox';
import type { HostProcess } from '../support/startHost';
import type { Player } from '../support/player';
import { dialog, field, openPage, submitButton } from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';
import { expectSound } from '../support/playwright/expectSound';

test.use({ signedIn: true });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The player signs in on a phone. */
async function signInOnPhone(host: HostProcess, { username, password }: Player) {
  const phone = host.client();
  await phone.csrf();
  await phone.request('POST', '/login', {
    body: { username, password },
    headers: { 'User-Agent': IPHONE },
  });
  return phone;
}

test('SAFE-3: ends one device, then all others, and shows it in the history', async ({
  page,
  host,
  player,
}) => {
  const [lost, lent] = [await signInOnPhone(host, player), await signInOnPhone(host, player)];
  await openPage(page, '/security');
  const devices = page.getByRole('region', { name: 'Thiết bị đang đăng nhập' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expectSound(page);

  await devices.getByRole('button', { name: 'Đăng xuất Safari trên iPhone' }).first().click();
  await page.getByText('Đã đăng xuất thiết bị!').waitFor();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  const statuses = async () => [(await lost.get('/api/me')).status, (await lent.get('/api/me')).status];
  expect((await statuses()).sort()).toEqual([200, 401]);

  await devices.getByRole('button', { name: 'Đăng xuất tất cả thiết bị khác' }).click();
  await dialog(page).getByRole('button', { name: 'Đăng xuất' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await statuses()).toEqual([401, 401]);

  const history = page.getByRole('region', { name: 'Lịch sử đăng nhập' });
  await expect(history.getByRole('listitem').first()).toContainText('Đăng xuất thiết bị khác');
  await expect(history.getByText('Đăng nhập thành công').first()).toBeVisible();
});

test.describe('a recipient of the message', () => {
  test.use({ signedIn: false });

  test('SAFE-4: learns of a sign-in from a new browser, and ends it by the link without being signed in', async ({
    page,
    host,
    player,
  }) => {
    const stranger = await signInOnPhone(host, player);
    await openPage(page, linkOf(await nextMessage(host, player.email)));
    await page.getByText('Safari trên iPhone').waitFor();
    expect((await stranger.get('/api/me')).status).toBe(200);
    await expectSound(page);
    await page.getByRole('button', { name: 'Đăng xuất thiết bị đó' }).click();
    await page.getByText('Thiết bị đó đã bị đăng xuất').waitFor();
    expect((await stranger.get('/api/me')).status).toBe(401);

    await page.reload();
    await page.getByText('Thiết bị đó không còn đăng nhập').waitFor();
  });
});

test.describe('with approval of sign-ins', () => {
  test.use({ size: 'laptop' });

  test('SAFE-4: asks for a code in the same form when the browser is unknown', async ({
    page,
    context,
    host,
    player,
  }) => {
    await openPage(page, '/security?edit=approval');
    await dialog(page).getByRole('button', { name: 'Bật' }).click();
    await page.getByText('Thay đổi xác nhận đăng nhập thành công!').waitFor();
    await nextMessage(host, player.phone);

    await context.clearCookies();
    await openPage(page, '/login');
    await field(page, 'username').fill(player.username);
    await field(page, 'password').fill(player.password);
    await submitButton(page).click();
    await field(page, 'otpNumber').waitFor();
    await expectSound(page);
    await field(page, 'otpNumber').fill(await nextCode(host, player.phone));
    await submitButton(page).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
