import { asOnAnotherHost } from '../support/asOnAnotherHost';
import { takenOver } from '../support/browser';
import { hold } from '../support/held';
import {
  enabledSubmit,
  goTo,
  logIn,
  openUserMenu,
  passwordInput,
  usernameInput,
} from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true });

test.describe('on a laptop', () => {
  test.use({ size: 'laptop' });

  test('LAY-11: ends the session on logout, forgets the player, and signs the other tab out too', async ({
    page,
    context,
  }) => {
    await page.goto('/recharge');
    await page.getByRole('combobox').waitFor();
    await goTo(page, 'Lịch sử giao dịch');
    const other = await context.newPage();
    await other.goto('/payment');
    // A tab that is still loading hears of no logout. Its next call is refused, and it says that the session has ended.
    await takenOver(other);

    await openUserMenu(page);
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await other.waitForURL((url) => url.pathname === '/login');
    for (const tab of [page, other]) {
      await usernameInput(tab).waitFor();
      await expect(tab.getByText('Phiên đăng nhập của bạn đã kết thúc.')).toHaveCount(0);
    }

    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/login');
    await usernameInput(page).waitFor();
    await expect(page.getByText('KP', { exact: true })).toHaveCount(0);
    const me = await page.evaluate(async () => (await fetch('/api/me')).status);
    expect(me).toBe(401);
  });

  test('LAY-4, LAY-7: reports an unknown path inside the shell; the header changes after 85 px', async ({
    page,
  }) => {
    await page.goto('/khong/co/trang-nay');
    await page.getByText('Trang bạn truy cập không tồn tại.').waitFor();
    await expect(page.getByRole('navigation')).not.toHaveCount(0);

    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto('/payment/bank-transfer');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const look = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('header') ?? document.body);
        return [style.boxShadow, style.backgroundColor, style.borderBottomColor].join();
      });
    const atTop = await look();
    await page.evaluate(() => window.scrollTo(0, 85));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await look()).toBe(atTop);
    await page.evaluate(() => window.scrollTo(0, 90));
    await page.waitForFunction((before) => {
      const style = getComputedStyle(document.querySelector('header') ?? document.body);
      return [style.boxShadow, style.backgroundColor, style.borderBottomColor].join() !== before;
    }, atTop);
  });
});

test('LAY-6: sends a session that ended elsewhere to /login, and back to the page after the login', async ({
  page,
  context,
  player,
}) => {
  await page.goto('/payment/bank-transfer');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await context.clearCookies();
  // The player returns to the tab, and the portal requests the profile.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForURL((url) => url.pathname === '/login');
  await page
    .getByText('Phiên đăng nhập của bạn đã kết thúc. Hãy đăng nhập lại để tiếp tục.')
    .first()
    .waitFor();
  await logIn(page, player);
  await page.waitForURL('/payment/bank-transfer');
});

test.describe('a visitor', () => {
  test.use({ signedIn: false });

  test('LAY-6: requests GET /api/me only once on a public page, although it is answered with 401', async ({
    page,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/me')) asked += 1;
    });
    await page.goto('/login');
    await takenOver(page);
    await usernameInput(page).fill('demo');
    await passwordInput(page).fill('x');
    await enabledSubmit(page).waitFor();
    expect(asked).toBe(1);
  });
});

test('LAY-10: shows neither content nor login form on a shell page while the session is looked up', async ({
  page,
}) => {
  await asOnAnotherHost(page);
  const held = await hold(page, '**/api/me');
  await page.goto('/recharge');
  await page.getByText('Đang kiểm tra phiên đăng nhập').first().waitFor();
  await expect(usernameInput(page)).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await held.release();
  await page.getByRole('combobox').waitFor();
});
