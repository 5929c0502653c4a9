import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { maskedPhone, paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../../support/fakeWorker';
import { ASKED, asksFor } from '../../../support/askedProof';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';
import { openModal, saveButton, settingRow } from '../../../support/settings';

const host = useFakeHost();
useFakeWorkers();
afterEach(() => void jest.restoreAllMocks());

describe('/security', () => {
  it('SEC-1: shows the username without editing, and says that it cannot be changed', async () => {
    const { user } = renderPortal('/security');
    await user.click(await settingRow(/^Tên đăng nhập demo/));
    const modal = await openModal();
    expect(modal.getByText('Tên đăng nhập không thể thay đổi sau khi tạo tài khoản.')).toBeVisible();
    expect(modal.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('SEC-2: shows the date of the last password change, or that there was none', async () => {
    const { unmount } = renderPortal('/security');
    expect(await settingRow(/^Mật khẩu Bạn chưa từng đổi mật khẩu/)).toBeVisible();
    unmount();
    set(host, { me: userFixture({ lastPasswordChange: '2026-03-05T03:00:00.000Z' }) });
    renderPortal('/security');
    expect(await settingRow(/^Mật khẩu .*05\/03\/2026/)).toBeVisible();
  });

  it('SEC-2, SEC-5: changes the password once for a double click, then refetches the profile', async () => {
    const { user } = renderPortal('/security?edit=password');
    const modal = await openModal();
    await fillField(user, modal.getByLabelText('Mật khẩu cũ'), 'Demo@2026');
    await fillField(user, modal.getByLabelText('Mật khẩu mới'), 'Matkhau2');
    await fillField(user, modal.getByLabelText('Xác nhận mật khẩu mới'), 'Matkhau2');
    await user.dblClick(await saveButton());
    expect(await screen.findByText('Thay đổi mật khẩu thành công!')).toBeVisible();
    expect(await bodiesOf(host, paths.changePassword)).toEqual([
      { currentPassword: 'Demo@2026', password: 'Matkhau2', passwordConfirm: 'Matkhau2' },
    ]);
    expect(await settingRow(/^Mật khẩu .*21\/11\/2026/)).toBeVisible();
    expect(callsOf(host).lastIndexOf('GET /api/me')).toBeGreaterThan(
      callsOf(host).indexOf('POST /api/user/change-password'),
    );
  });

  it('SEC-2: applies the rules of requirements §5, and shows a wrong old password under its field', async () => {
    host.server.use(
      answer('post', paths.changePassword, () =>
        refusal(422, { message: 'Sai.', errors: { currentPassword: ['Mật khẩu cũ không đúng.'] } }),
      ),
    );
    const { user } = renderPortal('/security?edit=password');
    const modal = await openModal();
    await user.click(await saveButton());
    expect(await modal.findByText('Hãy nhập vào mật khẩu cũ.')).toBeVisible();
    expect(modal.getByText('Nhập vào mật khẩu.')).toBeVisible();
    const password = modal.getByLabelText('Mật khẩu mới');
    const confirm = modal.getByLabelText('Xác nhận mật khẩu mới');
    await fillField(user, modal.getByLabelText('Mật khẩu cũ'), 'sai');
    await fillField(user, password, 'Matkhaudai');
    await fillField(user, confirm, 'Matkhau3');
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('Mật khẩu xác nhận không trùng khớp.'));
    expect(password).toHaveAccessibleDescription(
      'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái và chữ số.',
    );
    await fillField(user, password, '2');
    await user.clear(confirm);
    await user.click(await saveButton());
    await waitFor(() =>
      expect(modal.getByLabelText('Mật khẩu cũ')).toHaveAccessibleDescription('Mật khẩu cũ không đúng.'),
    );
    expect(password).toHaveValue('Matkhaudai2');
  });

  const phoneStates = [
    [
      'by SMS when the phone is verified',
      {},
      'otpNumber',
      'số điện thoại hiện tại của bạn.',
      'số điện thoại của bạn!',
    ],
    [
      'by e-mail when only that is verified',
      { verifiedPhoneAt: null },
      'securityCode',
      'email đã xác minh của bạn.',
      'Email của bạn!',
    ],
  ] as const;

  it.each(phoneStates)('SEC-3, SEC-4: sends a code %s', async (_name, user0, field, channel, where) => {
    set(host, { me: userFixture(user0) });
    const { user } = renderPortal('/security?edit=phone');
    const modal = await openModal();
    expect(modal.getByText(`Chúng tôi cần một mã bảo mật gửi đến ${channel}`)).toBeVisible();
    await fillField(user, modal.getByLabelText('Số điện thoại mới'), '0987654321');
    await user.click(modal.getByRole('button', { name: 'Gửi mã' }));
    expect(await modal.findByText(`Mã bảo mật đã được gửi đến ${where}`)).toBeVisible();
    expect(modal.getByRole('button', { name: /Gửi lại/ })).toBeDisabled();
    await fillField(user, modal.getByLabelText('Mã bảo mật'), '123456');
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi số điện thoại thành công!')).toBeVisible();
    expect(await bodiesOf(host, paths.securityCode)).toEqual([{ action: 'confirm.phone_number' }]);
    expect(await bodiesOf(host, paths.updatePhone)).toEqual([
      { newPhoneNumber: '0987654321', [field]: '123456', gReCaptchaToken: PROOF },
    ]);
    expect(await settingRow(/^Số điện thoại 0987 654 321 Cần xác minh/)).toBeVisible();
  });

  it('SEC-4: shows where a code was sent, and removes that note once the code was used', async () => {
    const { user } = renderPortal('/security?edit=phone');
    const modal = await openModal();
    await user.click(modal.getByRole('button', { name: 'Gửi mã' }));
    expect(await modal.findByText(maskedPhone(userFixture().phoneNumber ?? ''))).toBeVisible();
    await fillField(user, modal.getByLabelText('Số điện thoại mới'), '0987654321');
    await fillField(user, modal.getByLabelText('Mã bảo mật'), '123456');
    await user.click(await saveButton());
    await user.click(await settingRow(/^Số điện thoại 0987 654 321 Cần xác minh/));
    const again = await openModal();
    expect(again.getByRole('button', { name: 'Gửi mã' })).toBeEnabled();
    expect(again.queryByText(/Mã bảo mật đã được gửi/)).not.toBeInTheDocument();
  });

  it('SEC-3: asks for no code if nothing is verified', async () => {
    set(host, { me: userFixture({ verifiedPhoneAt: null, verifiedAt: null }) });
    const { user } = renderPortal('/security?edit=phone');
    const modal = await openModal();
    expect(modal.queryByLabelText('Mã bảo mật')).not.toBeInTheDocument();
    await fillField(user, modal.getByLabelText('Số điện thoại mới'), '0987654321');
    await user.click(await saveButton());
    await waitFor(async () =>
      expect(await bodiesOf(host, paths.updatePhone)).toEqual([
        { newPhoneNumber: '0987654321', gReCaptchaToken: PROOF },
      ]),
    );
  });

  it('SAFE-1, SEC-3: asks for the password in its own field if the host requires it, and keeps the number', async () => {
    set(host, { me: userFixture({ verifiedPhoneAt: null, verifiedAt: null }) });
    host.server.use(asksFor('post', paths.updatePhone, 'currentPassword'));
    const { user } = renderPortal('/security?edit=phone');
    const modal = await openModal();
    expect(modal.queryByLabelText('Mật khẩu hiện tại')).not.toBeInTheDocument();
    await fillField(user, modal.getByLabelText('Số điện thoại mới'), '0987654321');
    await user.click(await saveButton());
    const password = await modal.findByLabelText('Mật khẩu hiện tại');
    expect(password).toHaveFocus();
    expect(modal.getByRole('alert')).toHaveTextContent(ASKED);
    await fillField(user, password, 'Demo@2026');
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi số điện thoại thành công!')).toBeVisible();
    expect((await bodiesOf(host, paths.updatePhone)).at(-1)).toEqual({
      newPhoneNumber: '0987654321',
      currentPassword: 'Demo@2026',
      gReCaptchaToken: PROOF,
    });
  });

  it('SEC-4: disables the button for as long as the host says, after a refusal as well', async () => {
    host.server.use(
      answer('post', paths.securityCode, () =>
        HttpResponse.json({ message: 'Hãy chờ.' }, { status: 429, headers: { 'Retry-After': '40' } }),
      ),
    );
    const { user } = renderPortal('/security?edit=phone');
    const modal = await openModal();
    await user.click(modal.getByRole('button', { name: 'Gửi mã' }));
    expect(await modal.findByRole('alert')).toBeVisible();
    expect(modal.getByRole('button', { name: /Gửi lại \((3\d|40)s\)/ })).toBeDisabled();
  });

  it('SEC-4: still offers to send again while and after another code could not be sent', async () => {
    const { user } = renderPortal('/security?edit=phone');
    const modal = await openModal();
    await user.click(modal.getByRole('button', { name: 'Gửi mã' }));
    expect(await modal.findByRole('button', { name: /Gửi lại \(/ })).toBeDisabled();
    const later = Date.now() + 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const again = await modal.findByRole('button', { name: 'Gửi lại' });
    await waitFor(() => expect(again).toBeEnabled());
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    host.server.use(
      answer('post', paths.securityCode, async () => {
        await failed;
        return refusal(503, { message: 'Chưa gửi được.' });
      }),
    );
    await user.click(again);
    await waitFor(() => expect(again).toBeDisabled());
    expect(again).toHaveTextContent('Gửi lại');
    fail();
    expect(await modal.findByText('Chưa gửi được.')).toBeVisible();
    expect(again).toHaveTextContent('Gửi lại');
  });

  it('SEC-4: does not wait for hours after the clock was set back', async () => {
    const { user } = renderPortal('/security?edit=phone');
    const modal = await openModal();
    await user.click(modal.getByRole('button', { name: 'Gửi mã' }));
    expect(await modal.findByRole('button', { name: /Gửi lại \(/ })).toBeDisabled();
    const now = Date.now() - 7_200_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(await modal.findByRole('button', { name: 'Gửi lại' })).toBeEnabled();
  });

  it('LAY-6: a session that ended leads to /login and back to the modal', async () => {
    const portal = renderPortal('/security?edit=password');
    const modal = await openModal();
    await fillField(portal.user, modal.getByLabelText('Mật khẩu cũ'), 'Demo@2026');
    await fillField(portal.user, modal.getByLabelText('Mật khẩu mới'), 'Matkhau2');
    host.server.use(answer('post', paths.changePassword, () => refusal(401, { message: 'Hết phiên.' })));
    await portal.user.click(await saveButton());
    await waitFor(() => expect(portal.here()).toContain('/login?next_uri=%2Fsecurity%3Fedit%3Dpassword'));
  });
});
