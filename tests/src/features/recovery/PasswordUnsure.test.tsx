import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { set, useFakeHost } from '../../../support/fakeHost';
import { enabledButton, fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

const STRONG = 'Matkhau@1';

describe('API-6: a new password that the host has set, but whose answer is lost', () => {
  /** The first answer is lost, and the second is the refusal of what the first has used up. */
  const lostOnce = (path: typeof paths.resetPassword | typeof paths.resetPasswordByPhone, field: string) =>
    host.server.use(
      answer('post', path, () => HttpResponse.error(), { once: true }),
      answer('post', path, () => refusal(422, { errors: { [field]: ['Đã dùng.'] } })),
    );

  async function expectUnsure() {
    const unsure = await screen.findByText(/^Có thể mật khẩu đã được đổi/);
    expect(unsure).toHaveTextContent('Hãy thử đăng nhập bằng mật khẩu mới.');
    expect(screen.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
  }

  it('REC-3: is mentioned with the refusal of its code', async () => {
    lostOnce(paths.resetPasswordByPhone, 'otp');
    const { user } = renderPortal('/recovery/forgot-password-by-phone');
    await fillField(user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
    await fillField(user, screen.getByLabelText('Mã xác thực'), '123456');
    await fillField(user, screen.getByLabelText('Mật khẩu mới'), STRONG);
    await fillField(user, screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
    await screen.findByText(/^Không kết nối được/);
    await user.click(await enabledButton('Đổi mật khẩu'));
    expect(await screen.findByText('Đã dùng.')).toBeVisible();
    await expectUnsure();
  });

  it('REC-5: is mentioned with the refusal of its link, and on /login', async () => {
    lostOnce(paths.resetPassword, 'token');
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    await fillField(user, await screen.findByLabelText('Mật khẩu mới'), STRONG);
    await fillField(user, screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
    await screen.findByText(/^Không kết nối được/);
    await user.click(await enabledButton('Đổi mật khẩu'));
    expect(await screen.findByRole('heading', { name: 'Đường dẫn không hoạt động' })).toBeVisible();
    await expectUnsure();
    await user.click(screen.getByRole('link', { name: 'Đăng nhập' }));
    await screen.findByRole('heading', { name: 'Đăng nhập' });
    expect(screen.getByText(/^Có thể mật khẩu đã được đổi/)).toBeVisible();
  });

  it('REC-3: is not mentioned if nothing was sent', async () => {
    host.server.use(answer('get', paths.csrfCookie, () => HttpResponse.error()));
    const { user } = renderPortal('/recovery/forgot-password/good-token');
    await fillField(user, await screen.findByLabelText('Mật khẩu mới'), STRONG);
    await fillField(user, screen.getByLabelText('Nhập lại mật khẩu mới'), STRONG);
    await user.click(await enabledButton('Đổi mật khẩu'));
    await screen.findByText(/nên yêu cầu chưa được gửi/);
    expect(screen.queryByText(/^Có thể mật khẩu đã được đổi/)).not.toBeInTheDocument();
  });
});
