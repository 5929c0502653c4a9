import { paths, type PaymentMethods } from '@portal/contract';
import { sandbox } from '../../tests/support/player';
import type { HostProcess } from '../../tests/support/startHost';
import { confirmButton, field, submitButton } from '../../tests/support/portalPages';
import type { Filming } from './film';

const PASSWORD = 'Suoibac1';
const AMOUNT_VND = 50_000;

/** The username and phone number of the account that the journey creates or uses. */
export interface Account {
  name: string;
  phone: string;
}

/** A player's actions on a phone, from the first page to the last (docs/design.md). */
export interface Journey {
  title: string;
  /** Whether the journey starts signed in, with 0 KP. */
  signedIn: boolean;
  play(filming: Filming, host: HostProcess, account: Account): Promise<void>;
}

/** Registers like a player, starting at /login. */
export async function register(filming: Filming, { name, phone }: Account): Promise<void> {
  const { page } = filming;
  await filming.open('/login');
  await filming.see(submitButton(page), 'Đăng nhập');
  await filming.tap(page.getByRole('link', { name: 'Đăng ký' }).first(), 'Đăng ký');
  await filming.see(field(page, 'phone'), 'Số điện thoại');
  await filming.type(field(page, 'phone'), phone);
  await filming.tap(submitButton(page), 'Tiếp tục');
  await filming.see(field(page, 'username'), 'Tên đăng nhập');
  await filming.type(field(page, 'username'), name);
  await filming.tap(submitButton(page), 'Tiếp tục');
  await filming.see(field(page, 'password'), 'Mật khẩu');
  await filming.type(field(page, 'password'), PASSWORD);
  await filming.type(field(page, 'passwordConfirm'), PASSWORD);
  await filming.tap(submitButton(page), 'Đăng ký');
  await page.waitForURL('/');
}

/** The first bank reports a transfer; `content` replaces the transfer text that the portal shows. */
async function transfer({ page }: Filming, host: HostProcess, content?: string, id?: string): Promise<void> {
  const answer = await page.request.get(`${host.origin}${paths.paymentMethods}`);
  const [bank] = ((await answer.json()) as PaymentMethods).bankTransfers;
  if (!bank) throw new Error('no bank');
  const said = content ?? bank.paymentSyntax;
  await sandbox(host, '/transfers', {
    method: bank.name,
    amount: AMOUNT_VND,
    content: said,
    ...(id && { id }),
  });
}

/** From a payable QR code to coins in the game. */
async function payAndBuy(filming: Filming, host: HostProcess, chosen: boolean): Promise<void> {
  const { page } = filming;
  await filming.see(page.getByRole('img', { name: /^Mã QR chuyển 50\.000 đ/ }), 'Mã để chuyển');
  await transfer(filming, host);
  await filming.see(page.getByRole('status').filter({ hasText: 'KP đã vào tài khoản' }), 'Tiền đã vào');
  await filming.tap(page.getByRole('link', { name: 'Nạp game ngay' }), 'Nạp game ngay');
  if (!chosen) {
    await filming.see(page.getByRole('combobox'), 'Nạp game');
    await page.getByRole('combobox').selectOption({ index: 1 });
    filming.film.taps.push('Máy chủ');
    await filming.choose(page.getByRole('radio').first(), '500 Xu');
  }
  await filming.see(submitButton(page), 'Máy chủ và số Xu');
  await filming.tap(submitButton(page), 'Nạp Xu');
  await filming.see(page.getByRole('alertdialog'), 'Một câu hỏi');
  await filming.tap(confirmButton(page), 'Xác nhận nạp');
  await filming.see(page.getByRole('status').filter({ hasText: 'Đã nạp thành công' }), 'Xu đã vào game');
}

export const journeys: Record<string, Journey> = {
  newPlayer: {
    title: 'A new player, from /login to the first coins',
    signedIn: false,
    async play(filming, host, account) {
      const { page } = filming;
      await register(filming, account);
      await filming.see(page.getByRole('region', { name: 'Bắt đầu với FS Online' }), 'Bắt đầu');
      await filming.tap(page.getByRole('link', { name: 'Chuyển khoản ngân hàng' }), 'Chuyển khoản ngân hàng');
      await filming.see(page.getByRole('radio', { name: /^50\.000 đ/ }), 'Số tiền');
      await filming.choose(page.getByRole('radio', { name: /^50\.000 đ/ }), '50.000 đ');
      await payAndBuy(filming, host, false);
    },
  },
  wrongContent: {
    title: 'Paid with the wrong content, to credited',
    signedIn: true,
    async play(filming, host, { name }) {
      const { page } = filming;
      const id = `FT26325${name.replace(/\W/g, '')}`;
      await transfer(filming, host, 'me nap tien cho con', id);
      await filming.open('/transactions');
      const help = page.getByRole('link', { name: 'Đã chuyển mà chưa nhận được KP?' });
      await filming.see(help, 'Lịch sử giao dịch');
      await filming.tap(help.first(), 'Đã chuyển mà chưa nhận được KP?');
      const amount = page.getByLabel('Số tiền đã chuyển (đ)');
      await filming.see(amount, 'Yêu cầu');
      await filming.type(amount, String(AMOUNT_VND));
      await filming.type(page.getByLabel('Mã giao dịch (nếu có)'), id);
      await filming.tap(page.getByRole('button', { name: 'Gửi yêu cầu' }), 'Gửi yêu cầu');
      await filming.see(page.getByText('Đã nhận yêu cầu của bạn.'), 'Đã nhận yêu cầu');
      await filming.see(page.getByText('Đã cộng KP'), 'Đã cộng KP');
    },
  },
  missingKp: {
    title: '0 KP, to bought',
    signedIn: true,
    async play(filming, host) {
      const { page } = filming;
      await filming.open('/recharge');
      await filming.see(page.getByRole('combobox'), 'Nạp game');
      await page.getByRole('combobox').selectOption({ index: 1 });
      filming.film.taps.push('Máy chủ');
      const missing = page.getByRole('link', { name: /^Còn thiếu/ });
      await filming.see(missing, 'Còn thiếu KP');
      await filming.tap(missing.first(), 'Còn thiếu 5.000 KP');
      await payAndBuy(filming, host, true);
    },
  },
};
