import { screen, waitFor } from '@testing-library/react';
import { accountZoneFixture, zoneFixture } from '../../fixtures/zones';
import { set, useFakeHost, type FakeHost } from '../../support/fakeHost';
import { useFakeWorkers } from '../../support/fakeWorker';
import { renderPortal } from '../../support/renderPortal';

const host = useFakeHost();
useFakeWorkers();

const player = () => undefined;
const visitor = (fake: FakeHost) => set(fake, { me: null });
const stranded = (fake: FakeHost) =>
  set(fake, { accountZones: [accountZoneFixture({ zone: zoneFixture({ state: 'CLOSED' }) })] });

it.each<[path: string, title: string, scene: (fake: FakeHost) => void]>([
  ['/login', 'Đăng nhập', visitor],
  ['/register', 'Đăng ký', visitor],
  ['/recovery', 'Khôi phục mật khẩu', visitor],
  ['/recovery/forgot-password-by-phone', 'Khôi phục mật khẩu bằng số điện thoại', visitor],
  ['/recovery/forgot-password', 'Khôi phục mật khẩu bằng email', visitor],
  ['/recovery/forgot-password/t', 'Đặt lại mật khẩu', visitor],
  ['/recovery/forgot-username', 'Tìm lại tên đăng nhập', visitor],
  ['/email-verification/t', 'Xác minh địa chỉ Email', visitor],
  ['/keep-second-factor/t', 'Giữ bảo mật hai lớp', visitor],
  ['/end-session/t', 'Đăng nhập lạ?', visitor],
  ['/support', 'Hỗ trợ', visitor],
  ['/support', 'Hỗ trợ', player],
  ['/', 'Thông tin cá nhân', player],
  ['/security', 'Đăng nhập và bảo mật', player],
  ['/payment', 'Nạp thẻ', player],
  ['/payment/bank-transfer', 'Nạp thẻ qua ngân hàng', player],
  ['/payment/e-wallet', 'Nạp thẻ qua ví điện tử', player],
  ['/payment/card', 'Nạp thẻ cào', player],
  ['/recharge', 'Nạp game', player],
  ['/recharge', 'Cập nhật tài khoản', stranded],
  ['/transactions', 'Lịch sử giao dịch', player],
  ['/transfer-claims', 'Đã chuyển mà chưa nhận được KP?', player],
  ['/giftcode', 'Gift code', player],
  ['/khong-co', 'Không tìm thấy trang', player],
])('APP-6: %s sets the title %s', async (path, title, scene) => {
  document.title = 'of the page before';
  scene(host);
  renderPortal(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toBe(`${title} | FS Online`));
});
