import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { useFakeWorkers } from '../../../support/fakeWorker';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';
import { openModal, saveButton, settingRow } from '../../../support/settings';

const host = useFakeHost();
useFakeWorkers();

const OFFLINE = 'Không kết nối được đến máy chủ. Hãy kiểm tra mạng rồi thử lại.';
const unreachable = () => HttpResponse.error();

describe('API-6, SEC-2: a new password whose answer is lost', () => {
  const UNSURE = 'Có thể mật khẩu đã được đổi. Hãy thử đăng nhập bằng mật khẩu mới.';

  async function sendPassword(signedOut: boolean) {
    const portal = renderPortal('/security?edit=password');
    const modal = await openModal();
    await fillField(portal.user, modal.getByLabelText('Mật khẩu cũ'), 'Demo@2026');
    await fillField(portal.user, modal.getByLabelText('Mật khẩu mới'), 'Matkhau2');
    await fillField(portal.user, modal.getByLabelText('Xác nhận mật khẩu mới'), 'Matkhau2');
    host.server.use(
      answer('post', paths.changePassword, () => {
        host.state.me = signedOut ? null : userFixture({ lastPasswordChange: '2026-11-21T02:00:00.000Z' });
        return HttpResponse.error();
      }),
    );
    return { ...portal, modal };
  }

  it('is saved once the profile shows it', async () => {
    const { user, store } = await sendPassword(false);
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi mật khẩu thành công!')).toBeVisible();
    expect(store.getState().session.unansweredPasswordChange).not.toBe(true);
  });

  it('is mentioned on /login if its new session is lost as well', async () => {
    const { user } = await sendPassword(true);
    await user.click(await saveButton());
    expect(await screen.findByText(/^Phiên đăng nhập của bạn đã kết thúc/)).toHaveTextContent(UNSURE);
  });

  it('is mentioned in the dialog until it is known', async () => {
    const { user, modal } = await sendPassword(false);
    host.server.use(answer('get', paths.me, unreachable));
    await user.click(await saveButton());
    expect(await modal.findByText(OFFLINE)).toBeVisible();
    expect(modal.getByText(UNSURE)).toBeVisible();
  });
});

describe('API-6, SEC-3: a new phone number whose answer is lost', () => {
  const changed = userFixture({ phoneNumber: '+84987654321', verifiedPhoneAt: null });
  const lost = answer('post', paths.updatePhone, () => {
    host.state.me = changed;
    return HttpResponse.error();
  });

  async function sendPhone() {
    set(host, { me: userFixture({ verifiedPhoneAt: null, verifiedAt: null }) });
    const { user } = renderPortal('/security?edit=phone');
    const modal = await openModal();
    await fillField(user, modal.getByLabelText('Số điện thoại mới'), '0987654321');
    host.server.use(lost);
    return { user, modal };
  }

  it('is saved once the profile shows it', async () => {
    const { user, modal } = await sendPhone();
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi số điện thoại thành công!')).toBeVisible();
    expect(modal.queryByText(OFFLINE)).not.toBeInTheDocument();
    expect(await settingRow(/^Số điện thoại 0987 654 321 Cần xác minh/)).toBeVisible();
  });

  it('is saved if the profile shows it only after the host refused the same number again', async () => {
    const { user, modal } = await sendPhone();
    host.server.use(answer('get', paths.me, unreachable));
    await user.click(await saveButton());
    expect(await modal.findByText(OFFLINE)).toBeVisible();
    host.server.use(
      answer('get', paths.me, () => HttpResponse.json(host.state.me)),
      answer('post', paths.updatePhone, () =>
        refusal(422, { errors: { newPhoneNumber: ['Đây đang là số điện thoại của bạn.'] } }),
      ),
    );
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi số điện thoại thành công!')).toBeVisible();
    expect(screen.queryByText('Đây đang là số điện thoại của bạn.')).not.toBeInTheDocument();
  });

  it('is not saved if the host did not get it', async () => {
    const { user, modal } = await sendPhone();
    host.server.use(answer('post', paths.updatePhone, unreachable));
    await user.click(await saveButton());
    expect(await modal.findByText(OFFLINE)).toBeVisible();
    expect(callsOf(host).lastIndexOf('GET /api/me')).toBeGreaterThan(
      callsOf(host).indexOf('POST /api/user/update-phone'),
    );
    await waitFor(() => expect(modal.getByLabelText('Số điện thoại mới')).toHaveValue('0987654321'));
  });
});
