import type { Page } from 'playwright-core';
import type { Player } from '../support/player';
import { buy, demo, field, goTo, passwordInput, submitButton, usernameInput } from '../support/portalPages';
import { lastScreenStands } from '../support/liveScreens';
import { linkOf, messagesTo, nextMessage } from '../support/mailbox';
import type { HostProcess } from '../support/startHost';

export interface Journey {
  /** The title of its story. */
  title: string;
  /** The page on which the player starts; already signed in if `signedIn` is set. */
  start: string;
  signedIn?: true;
  play: (page: Page, player: Player, host: HostProcess) => Promise<void>;
}

const PASSWORD = 'Suoibac@2026';

async function typeStep(page: Page, name: string, value: string) {
  await field(page, name).fill(value);
  await submitButton(page).click();
}

async function logIn(page: Page, password: string, username = demo.username) {
  await usernameInput(page).fill(username);
  await passwordInput(page).fill(password);
  await submitButton(page).click();
}

/** Opens an address of the portal without a reload, since a recording ends with its page. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The list of transactions, or the message that there are none. */
const historyOrNone = (page: Page) =>
  page.getByRole('table').or(page.getByText('Hiện bạn chưa có giao dịch nào.')).first();

async function chooseAmount(page: Page) {
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await page.getByRole('radio').first().check({ force: true });
}

/** The flows that are recorded (docs/state.md); each ends on a screen that no longer changes. */
export const journeys: Record<string, Journey> = {
  register: {
    title: 'Đăng ký, bị từ chối, rồi thành công',
    start: '/register',
    play: async (page) => {
      // Simulates a host without the username check: only the registration itself is refused (REG-7).
      await page.route('**/api/username-check', (route) => route.fulfill({ status: 404 }));
      await typeStep(page, 'phone', '0977 654 321');
      await typeStep(page, 'username', demo.username);
      await field(page, 'password').fill(PASSWORD);
      await typeStep(page, 'passwordConfirm', PASSWORD);
      await page.getByText('Tên đăng nhập này đã có người dùng.').waitFor();
      await lastScreenStands(page);
      await typeStep(page, 'username', 'nguoi_moi');
      await page.getByText('Tham gia').waitFor();
    },
  },
  login: {
    title: 'Đăng nhập và trở về trang đã chọn',
    start: '/transactions',
    play: async (page) => {
      await logIn(page, 'Sai-mat-khau-1');
      await page.getByText('Tên đăng nhập hoặc mật khẩu không đúng.').waitFor();
      await logIn(page, demo.password);
      await page.getByRole('heading', { level: 1, name: 'Lịch sử giao dịch' }).waitFor();
      await historyOrNone(page).waitFor();
    },
  },
  payment: {
    title: 'Chuyển khoản và KP vào tài khoản',
    start: '/payment',
    signedIn: true,
    play: async (page, player) => {
      await page
        .getByRole('link', { name: /ngân hàng/i })
        .first()
        .click();
      await page.locator('main [role=img] svg, main svg[role=img]').first().waitFor();
      await player.transfer(200_000);
      await page
        .getByText(/KP đã vào tài khoản/)
        .first()
        .waitFor();
    },
  },
  recharge: {
    title: 'Nạp game: bị từ chối, rồi thành công',
    start: '/recharge',
    signedIn: true,
    play: async (page) => {
      await page.getByRole('combobox').first().waitFor();
      await page.route('**/api/recharge/game', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 422,
              contentType: 'application/json',
              body: JSON.stringify({ errorCode: 'ZONE_CLOSED', message: 'Máy chủ game đang bảo trì.' }),
            })
          : route.fallback(),
      );
      await chooseAmount(page);
      await buy(page);
      await page.getByText('Máy chủ game đang bảo trì.').first().waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await buy(page);
      await page
        .getByText(/Đã nạp thành công/)
        .first()
        .waitFor();
    },
  },
  migration: {
    title: 'Cập nhật tài khoản: số dư cũ vào máy chủ mới',
    start: '/recharge',
    play: async (page) => {
      await logIn(page, demo.password, 'closed');
      await page.getByRole('heading', { level: 1, name: 'Cập nhật tài khoản' }).waitFor();
      await page.getByRole('combobox').selectOption({ index: 1 });
      await submitButton(page).click();
      const question = page.getByRole('dialog');
      await question.waitFor();
      await question.getByRole('button', { name: 'Đồng ý' }).click();
      await page.getByText('Đã cập nhật thành công').first().waitFor();
      await page.getByRole('heading', { level: 1, name: 'Nạp game' }).waitFor();
      await page.getByRole('radio').first().waitFor();
    },
  },
  expired: {
    title: 'Phiên hết hạn giữa chừng',
    start: '/payment',
    signedIn: true,
    play: async (page) => {
      await page.locator('main h1').first().waitFor();
      await page.context().clearCookies();
      await goTo(page, 'Lịch sử giao dịch').catch(() => undefined);
      await usernameInput(page).waitFor();
      await logIn(page, demo.password);
      await historyOrNone(page).waitFor();
    },
  },
  hostDown: {
    title: 'Máy chủ ngừng rồi hoạt động lại',
    start: '/security',
    signedIn: true,
    play: async (page) => {
      await page.locator('main h1').first().waitFor();
      await page.route('**/api/transaction-history', (route) => route.abort('connectionrefused'));
      await goTo(page, 'Lịch sử giao dịch');
      await page
        .getByText(/Không kết nối được đến máy chủ/)
        .first()
        .waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page
        .getByRole('button', { name: /thử lại|tải lại/i })
        .first()
        .click();
      await historyOrNone(page).waitFor();
    },
  },
  dialogs: {
    title: 'Đổi tên và mật khẩu trong hộp thoại',
    start: '/',
    signedIn: true,
    play: async (page) => {
      await page
        .getByRole('button', { name: /^Họ và tên|^Tên/ })
        .first()
        .click();
      await field(page, 'firstName').fill('Nam');
      await typeStep(page, 'lastName', 'Nguyễn');
      await page.getByText('Thay đổi tên thành công!').waitFor();
    },
  },
  /** Runs last, since it changes the password. */
  recovery: {
    title: 'Quên mật khẩu, nhận đường dẫn qua email',
    start: '/recovery',
    play: async (page, player, host) => {
      // Earlier sign-ins also sent e-mails.
      const { length: before } = await messagesTo(host, player.email);
      await page.getByRole('link', { name: /Dùng email/ }).click();
      await typeStep(page, 'username', demo.username);
      await page.getByText('Nếu tên đăng nhập khớp với một tài khoản').waitFor();
      await follow(page, linkOf(await nextMessage(host, player.email, before)));
      await field(page, 'password').fill(PASSWORD);
      await typeStep(page, 'passwordConfirm', PASSWORD);
      await page.getByText('Đổi mật khẩu thành công!').waitFor();
    },
  },
};
