import { paths } from '@portal/contract';
import { asOnAnotherHost } from '../support/asOnAnotherHost';
import { testScreens, type Act, type ScreenState } from '../support/playwright/screenTest';
import {
  chooseFirstAmount,
  openUserMenu,
  passwordInput,
  submitButton,
  usernameInput,
} from '../support/portalPages';

const publicScreens: readonly ScreenState[] = [
  ['login', '/login'],
  [
    'login, refused',
    '/login',
    async (page) => {
      await usernameInput(page).fill('demo');
      await passwordInput(page).fill('sai');
      await submitButton(page).click();
      await page.getByText('Tên đăng nhập hoặc mật khẩu không đúng.').waitFor();
    },
  ],
  ['register', '/register'],
  ['recovery', '/recovery'],
  ['recovery by phone', '/recovery/forgot-password-by-phone'],
  ['recovery by e-mail', '/recovery/forgot-password'],
  ['forgotten username', '/recovery/forgot-username'],
];

const retry: Act = (page) => page.getByRole('button', { name: 'Thử lại' }).waitFor();
const failing =
  (path: string): Act =>
  async (page) => {
    await asOnAnotherHost(page);
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.abort(),
    );
  };

const shellScreens: readonly ScreenState[] = [
  ['personal info', '/'],
  ['security', '/security'],
  ['payment', '/payment'],
  ['bank transfer', '/payment/bank-transfer', (page) => page.locator('main h2').first().waitFor()],
  [
    'bank transfer, an amount chosen',
    '/payment/bank-transfer',
    async (page) => {
      await page
        .getByRole('button', { name: /^100.000 đ/ })
        .first()
        .click();
      await page.getByText('Mã QR đã có sẵn').waitFor();
    },
  ],
  [
    'bank transfer, the code enlarged',
    '/payment/bank-transfer?qr=techcombank',
    (page) => page.getByRole('dialog').getByRole('img').waitFor(),
  ],
  ['e-wallet', '/payment/e-wallet', (page) => page.locator('main h2').first().waitFor()],
  ['card', '/payment/card'],
  ['payment, failing', '/payment/bank-transfer', retry, failing(paths.paymentMethods)],
  ['recharge', '/recharge', (page) => page.getByRole('combobox').waitFor()],
  ['recharge, chosen', '/recharge', chooseFirstAmount],
  ['recharge, failing', '/recharge', retry, failing(paths.zones)],
  ['history', '/transactions', (page) => page.getByRole('table').waitFor()],
  ['history, failing', '/transactions', retry, failing(paths.transactionHistory)],
  [
    'history, receipt',
    '/transactions',
    async (page) => {
      await page
        .getByRole('link', { name: /^Xem biên nhận/ })
        .first()
        .click();
      await page.getByRole('article').waitFor();
    },
  ],
  ['gift codes', '/giftcode', (page) => page.getByRole('article').first().waitFor()],
  ['gift codes, failing', '/giftcode', retry, failing(paths.giftCodes)],
  ['support', '/support'],
  ['not found', '/khong-co'],
  ['user menu', '/payment', openUserMenu],
];

testScreens('a visitor', false, publicScreens);
testScreens('a player', true, shellScreens);
