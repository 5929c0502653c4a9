import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { payFixture } from '../fixtures/transactions';
import { userFixture } from '../fixtures/users';
import { closedAccountZoneFixture } from '../fixtures/zones';
import { set, type FakeHost } from './fakeHost';
import { enabledButton, fillField, foundField } from './formControls';
import { answer, refusal } from './handlers';
import type { renderPortal } from './renderPortal';

type Portal = ReturnType<typeof renderPortal>;

interface Quote {
  /** As printed in the specification, with its placeholders filled in. */
  quote: string;
  path: string;
  scene?: (host: FakeHost) => void;
  act?: (portal: Portal) => Promise<void>;
}

const statuses = ['pending', 'success', 'failed', 'other'] as const;
const withStatuses = (fake: FakeHost) =>
  set(fake, { history: statuses.map((status) => payFixture({ id: status, status })) });
const indebted = (fake: FakeHost) => set(fake, { me: userFixture({ debtCredit: 500 }) });
const hanging =
  (path: Parameters<typeof answer>[1], method: Parameters<typeof answer>[0] = 'get') =>
  (fake: FakeHost): void =>
    fake.server.use(answer(method, path, () => delay('infinite')));
const choose = async ({ user }: Portal) => {
  await user.selectOptions(await screen.findByLabelText('Máy chủ'), '1');
  await user.click(screen.getByRole('radio', { name: /2\.000/ }));
};
const recharge = async (portal: Portal) => {
  await choose(portal);
  await portal.user.click(screen.getByRole('button', { name: 'Nạp Xu' }));
  await portal.user.click(await screen.findByRole('button', { name: 'Xác nhận nạp' }));
};

const stranded = (fake: FakeHost) =>
  set(fake, {
    accountZones: [closedAccountZoneFixture({ extpoint0: 0 })],
  });
const askToMove = async ({ user }: Portal) => {
  await user.selectOptions(await screen.findByLabelText('Chuyển đến máy chủ'), '1');
  await user.click(screen.getByRole('button', { name: 'Xác nhận' }));
};
const move = async (portal: Portal) => {
  await askToMove(portal);
  await portal.user.click(await screen.findByRole('button', { name: 'Đồng ý' }));
};

const signedOut = (fake: FakeHost) => set(fake, { me: null });
const typedSignup = (fake: FakeHost) => {
  signedOut(fake);
  window.sessionStorage.setItem('signup', '{"phone":"0987654321","username":"thanhnam"}');
};
const badLink = (fake: FakeHost) =>
  fake.server.use(answer('get', paths.resetPasswordToken, () => refusal(422, { message: 'Hỏng.' })));
const unverified = (fake: FakeHost) =>
  set(fake, { me: userFixture({ email: null, verifiedAt: null, verifiedPhoneAt: null }) });
const verifiedEmailOnly = (fake: FakeHost) => set(fake, { me: userFixture({ verifiedPhoneAt: null }) });
const save = async ({ user }: Portal) => {
  const button = await screen.findByRole('button', { name: 'Lưu' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
const sendCode = async ({ user }: Portal) =>
  user.click(await screen.findByRole('button', { name: 'Gửi mã' }));

const fill = async ({ user }: Portal, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) {
    const field = await foundField(name);
    await user.clear(field);
    if (text) await fillField(user, field, text);
  }
  await user.tab();
};
/** Fills the fields and leaves the last one. */
const filling = (values: Record<string, string>) => (portal: Portal) => fill(portal, values);
const submitting = (values: Record<string, string>) => async (portal: Portal) => {
  await fill(portal, values);
  await portal.user.click(await enabledButton('Lưu'));
};

/** The messages of requirements §5: the form’s address, what is typed, and for whom. */
const mistakes = (
  path: string,
  scene: Quote['scene'],
  rows: readonly (readonly [quote: string, values: Record<string, string>])[],
): Quote[] => rows.map(([quote, values]) => ({ quote, path, ...(scene && { scene }), act: filling(values) }));

const ruleMessages: readonly Quote[] = [
  ...mistakes('/register?step=all', typedSignup, [
    ['Hãy nhập số điện thoại của bạn', { phone: '' }],
    ['Số điện thoại không đúng', { phone: '09876' }],
    ['Số điện thoại sai format', { phone: '0987654321a' }],
    ['Hãy chọn một tên đăng nhập.', { username: '' }],
    ['Tên đăng nhập phải có từ 4 đến 32 ký tự.', { username: 'nam' }],
    ['Nhập vào mật khẩu.', { password: '' }],
    ['Mật khẩu phải có tối thiểu 8 ký tự.', { password: 'Mat1' }],
    ['Nhập vào mật khẩu xác nhận.', { password: 'Matkhau1', passwordConfirm: '' }],
    ['Mật khẩu xác nhận không trùng khớp.', { password: 'Matkhau1', passwordConfirm: 'Matkhau2' }],
  ]),
  ...mistakes('/recovery/forgot-password-by-phone', undefined, [
    ['Tài khoản không hợp lệ', { username: 'nam' }],
    ['Mã xác thực không hợp lệ', { otp: '123' }],
  ]),
  ...mistakes('/?edit=name', undefined, [
    ['Hãy nhập tên của bạn', { firstName: '' }],
    ['Hãy nhập họ của bạn', { lastName: '' }],
  ]),
  ...mistakes('/?edit=email', undefined, [
    ['Hãy nhập vào địa chỉ email của bạn', { email: '' }],
    ['Địa chỉ email bạn nhập không hợp lệ', { email: 'nam' }],
  ]),
  ...mistakes('/security?edit=password', undefined, [['Hãy nhập vào mật khẩu cũ.', { currentPassword: '' }]]),
  ...mistakes('/security?edit=phone', verifiedEmailOnly, [
    ['Hãy nhập vào số điện thoại.', { newPhoneNumber: '' }],
    ['Mã bảo mật không được bỏ trống', { securityCode: '' }],
    ['Mã bảo mật phải có 6 ký tự', { securityCode: '123' }],
  ]),
];

/** Quotes that no row below has, and why. */
export const quotesElsewhere: Readonly<Record<string, string>> = {
  mode: 'a key of localStorage',
  locale: 'a key of localStorage',
  copied: 'the name of a state',
  'try logging in': 'MAIL-2, in Vietnamese',
  'Manage Account': 'MAIL-2, in Vietnamese',
  'Đã xảy ra lỗi, hãy thử tải lại trang.': 'SignedAmount.renderError.test.tsx',
  'Số điện thoại quá dài': 'the field takes 15 characters; payloads.signup.test.ts',
  'Số điện thoại không hợp lệ': 'the field takes 15 characters; payloads.account.test.ts',
};

/** Every quote of requirements §1 to requirements §8, and where it is shown. */
export const quotes: readonly Quote[] = [
  { quote: 'Trang ban truy cap khong ton tai.', path: '/khong-co' },
  { quote: 'Còn nợ', path: '/payment', scene: indebted },
  { quote: 'Còn nợ', path: '/recharge', scene: indebted },
  { quote: 'Nap the qua ngan hang', path: '/payment/bank-transfer' },
  { quote: 'QR Pay', path: '/payment' },
  { quote: 'Nap the qua vi dien tu', path: '/payment/e-wallet' },
  { quote: 'Đề xuất', path: '/payment' },
  { quote: 'Áp dụng phí nhà mạng', path: '/payment' },
  { quote: 'Tam chua ho tro hinh thuc nap bang the cao, xin tro lai sau.', path: '/payment/card' },
  { quote: 'Hay chon mot phuong thuc thanh toan de bat dau.', path: '/payment' },
  { quote: '10.000 d = 1.000 KP', path: '/payment/bank-transfer' },
  {
    quote: 'Da copy cu phap',
    path: '/payment/bank-transfer',
    act: async ({ user }) => user.click((await screen.findAllByRole('button', { name: /Nội dung/ }))[0]!),
  },
  { quote: 'Nap game', path: '/recharge' },
  { quote: 'Chon may chu', path: '/recharge' },
  { quote: 'Khong du 200.000', path: '/recharge' },
  { quote: 'Nap Xu', path: '/recharge' },
  { quote: 'Dang tai...', path: '/recharge', scene: hanging(paths.zones) },
  // Runs before the hanging scenes: a hanging recharge keeps its lock, as in a tab that is still busy.
  { quote: 'Da nap thanh cong 2.000 Xu', path: '/recharge', act: recharge },
  {
    quote: 'Dang xu ly thanh toan...',
    path: '/recharge',
    scene: hanging(paths.rechargeGame, 'post'),
    act: recharge,
  },
  {
    quote: 'Ket noi den may chu bi gian doan, xin thu lai sau',
    path: '/recharge',
    scene: (fake) => fake.server.use(answer('get', paths.zones, () => HttpResponse.error())),
  },
  { quote: 'Cap nhat tai khoan', path: '/recharge', scene: stranded },
  { quote: 'Da co phien ban moi!', path: '/recharge', scene: stranded },
  { quote: 'Xac nhan', path: '/recharge', scene: stranded },
  {
    quote: 'Xac nhan chuyen "1.234 Xu, 12 diem tich luy nap the thang 11" vao may chu S1 Thang Long',
    path: '/recharge',
    scene: stranded,
    act: askToMove,
  },
  { quote: 'Da cap nhat thanh cong', path: '/recharge', scene: stranded, act: move },
  {
    quote: 'Dang xu ly yeu cau...',
    path: '/recharge',
    scene: (fake) => {
      stranded(fake);
      hanging(paths.accountZones, 'post')(fake);
    },
    act: move,
  },
  { quote: 'Dang tai du lieu...', path: '/transactions', scene: hanging(paths.transactionHistory) },
  {
    quote: 'Hiện bạn chưa có giao dịch nào.',
    path: '/transactions',
    scene: (fake) => set(fake, { history: [] }),
  },
  { quote: 'Đang xử lý', path: '/transactions', scene: withStatuses },
  { quote: 'Thành công', path: '/transactions', scene: withStatuses },
  { quote: 'Thất bại', path: '/transactions', scene: withStatuses },
  { quote: 'Chưa rõ', path: '/transactions', scene: withStatuses },
  { quote: 'Tên đăng nhập', path: '/register?step=username', scene: typedSignup },
  { quote: 'Khôi phục mật khẩu', path: '/recovery' },
  { quote: 'MXT', path: '/recovery' },
  {
    quote: 'MXT thanhnam',
    path: '/recovery/forgot-password-by-phone',
    act: filling({ username: 'thanhnam' }),
  },
  { quote: 'PTV', path: '/recovery' },
  {
    quote: 'Trước tiên, chúng tôi cần có một vài thông tin',
    path: '/register?step=all',
    scene: typedSignup,
  },
  {
    quote: 'Đang xác thực yêu cầu...',
    path: '/recovery/forgot-password/t',
    scene: hanging(paths.resetPasswordToken),
  },
  { quote: 'Đường dẫn không hoạt động', path: '/recovery/forgot-password/t', scene: badLink },
  {
    quote: 'Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực, hãy thử gửi lại yêu cầu nhận mật khẩu mới.',
    path: '/recovery/forgot-password/t',
    scene: badLink,
  },
  {
    quote: 'Đổi mật khẩu thành công!',
    path: '/recovery/forgot-password/t',
    act: async ({ user }) => {
      await fillField(user, await screen.findByLabelText('Mật khẩu mới'), 'Matkhau@1');
      await user.type(screen.getByLabelText('Nhập lại mật khẩu mới'), 'Matkhau@1{Enter}');
    },
  },
  { quote: 'Xác minh địa chỉ Email', path: '/email-verification/t' },
  {
    quote: 'Đang xác thực thông tin của bạn...',
    path: '/email-verification/t',
    scene: hanging(paths.emailVerification, 'put'),
  },
  { quote: 'Đã xong!', path: '/email-verification/t' },
  { quote: 'Tham gia 15/01/2026', path: '/' },
  { quote: 'Đã xác minh', path: '/' },
  { quote: 'Cần xác minh', path: '/', scene: unverified },
  { quote: 'Chưa cập nhật', path: '/', scene: unverified },
  { quote: 'PTV demo', path: '/', scene: unverified },
  { quote: 'Thay đổi ngôn ngữ thành công!', path: '/?edit=language', act: save },
  { quote: 'Thay đổi tên thành công!', path: '/?edit=name', act: save },
  { quote: 'Bạn chưa từng đổi mật khẩu', path: '/security' },
  { quote: 'Gửi mã', path: '/security?edit=phone' },
  { quote: 'Gửi lại', path: '/security?edit=phone', scene: verifiedEmailOnly, act: sendCode },
  {
    quote: 'Mã bảo mật đã được gửi đến Email của bạn!',
    path: '/security?edit=phone',
    scene: verifiedEmailOnly,
    act: sendCode,
  },
  {
    quote: 'Thay đổi mật khẩu thành công!',
    path: '/security?edit=password',
    act: submitting({ currentPassword: 'Demo@2026', password: 'Matkhau@1', passwordConfirm: 'Matkhau@1' }),
  },
  {
    quote: 'Thay đổi email thành công!',
    path: '/?edit=email',
    scene: unverified,
    act: submitting({ email: 'moi@example.com' }),
  },
  ...ruleMessages,
];
