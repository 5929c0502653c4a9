import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { RESEND_AFTER } from '../../../support/accountHandlers';
import { broken } from '../../../support/answers';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { ASKED, asksFor } from '../../../support/askedProof';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';
import { modalClosed, openModal, saveButton, settingRow } from '../../../support/settings';

const host = useFakeHost();

describe('/', () => {
  it('ME-1: shows the avatar, the full name, the join date and the values', async () => {
    renderPortal('/');
    const joined = await screen.findByText('Tham gia 15/01/2026');
    expect(joined.previousSibling).toHaveTextContent(/^Trần Văn Nam$/);
    expect(joined.parentElement?.previousSibling).toHaveAttribute('data-initials', 'TN');
    expect(await settingRow(/^Họ và tên Trần Văn Nam/)).toBeVisible();
    expect(await settingRow(/^Ngôn ngữ Tiếng Việt/)).toBeVisible();
    expect(await settingRow(/^Số điện thoại 0912 345 678 Đã xác minh/)).toBeVisible();
    expect(await settingRow(/^Email demo@example.com Đã xác minh/)).toBeVisible();
  });

  it('ME-1: marks missing values, and shows the username in place of a missing name', async () => {
    const nobody = { firstName: null, middleName: null, lastName: null, email: null, verifiedAt: null };
    set(host, { me: userFixture({ ...nobody, phoneNumber: null, verifiedPhoneAt: null }) });
    renderPortal('/');
    expect(await settingRow(/^Họ và tên Chưa cập nhật/)).toBeVisible();
    expect(await settingRow(/^Số điện thoại Chưa cập nhật Cần xác minh/)).toBeVisible();
    expect(await settingRow(/^Email Chưa cập nhật/)).toBeVisible();
    expect(screen.getByText('demo')).toBeVisible();
  });

  it('ME-2, ME-5: shows the SMS that verifies the phone, and notices the verification by itself', async () => {
    set(host, { me: userFixture({ verifiedPhoneAt: null }) });
    renderPortal('/');
    expect(await screen.findByText('PTV demo')).toBeVisible();
    const notice = screen.getByText('Số điện thoại của bạn chưa được xác minh: 0912 345 678').parentElement;
    expect(notice).toHaveTextContent(
      'Hãy gửi tin nhắn sau từ chính số điện thoại đó. Trang này sẽ tự cập nhật khi xác minh xong.' +
        'Soạn tinPTV demoGửi đến 0900 000 001 0900 000 002',
    );
    expect(await settingRow(/^Số điện thoại 0912 345 678 Cần xác minh/)).toBeVisible();
    expect(await settingRow(/^Email demo@example.com Đã xác minh/)).toBeVisible();
    host.state.me = userFixture();
    expect(await screen.findByText('Số điện thoại của bạn đã được xác minh.')).toBeVisible();
    expect(screen.queryByText('PTV demo')).not.toBeInTheDocument();
  });

  it('ME-3: edits the name in a modal with at most 32 characters, saves, confirms and shows it', async () => {
    const { user } = renderPortal('/');
    await user.click(await settingRow(/^Họ và tên/));
    const modal = await openModal();
    const last = modal.getByLabelText('Họ');
    expect(last).toHaveFocus();
    const fields = modal.getAllByRole('textbox');
    expect(fields).toEqual(['Họ', 'Tên đệm', 'Tên'].map((name) => modal.getByLabelText(name)));
    for (const field of fields) expect(field).toHaveAttribute('maxlength', '32');
    await user.clear(last);
    await fillField(user, last, 'Lê');
    await user.clear(modal.getByLabelText('Tên đệm'));
    await user.click(await saveButton());
    await modalClosed();
    expect(await screen.findByText('Thay đổi tên thành công!')).toBeVisible();
    expect(await bodiesOf(host, paths.updateProfile)).toEqual([
      { firstName: 'Nam', middleName: '', lastName: 'Lê' },
    ]);
    expect(await settingRow(/^Họ và tên Lê Nam/)).toBeVisible();
  });

  it('ME-3: first and last name are required', async () => {
    const { user } = renderPortal('/?edit=name');
    const modal = await openModal();
    await user.clear(modal.getByLabelText('Họ'));
    await user.clear(modal.getByLabelText('Tên'));
    await user.click(await saveButton());
    expect(await modal.findByText('Hãy nhập họ của bạn')).toBeVisible();
    expect(modal.getByText('Hãy nhập tên của bạn')).toBeVisible();
  });

  it('API-6: keeps the input after a failed save', async () => {
    host.server.use(broken(paths.updateProfile, 'patch'));
    const { user } = renderPortal('/?edit=name');
    const modal = await openModal();
    await fillField(user, modal.getByLabelText('Tên'), ' Anh');
    await user.click(await saveButton());
    expect(await modal.findByRole('alert')).toHaveTextContent('Không kết nối được');
    expect(modal.getByLabelText('Tên')).toHaveValue('Nam Anh');
  });

  it('API-6: the page shows a change whose answer was lost', async () => {
    host.server.use(
      answer('patch', paths.updateProfile, () => {
        set(host, { me: userFixture({ firstName: 'Nam Anh' }) });
        return HttpResponse.error();
      }),
    );
    const { user } = renderPortal('/?edit=name');
    const modal = await openModal();
    await fillField(user, modal.getByLabelText('Tên'), ' Anh');
    await user.click(await saveButton());
    expect(await modal.findByRole('alert')).toHaveTextContent('Không kết nối được');
    await user.click(modal.getByRole('button', { name: 'Hủy' }));
    expect(await settingRow(/^Họ và tên Trần Văn Nam Anh/)).toBeVisible();
  });

  it('API-6: restores the input after the session ended and the player logged in', async () => {
    const portal = renderPortal('/?edit=name');
    await fillField(portal.user, (await openModal()).getByLabelText('Tên'), ' Anh');
    set(host, { me: null });
    host.server.use(answer('patch', paths.updateProfile, () => refusal(401, { message: 'Hết phiên.' })));
    await portal.user.click(await saveButton());
    await fillField(portal.user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
    await portal.user.type(screen.getByLabelText('Mật khẩu'), 'Demo@2026{Enter}');
    await waitFor(() => expect(portal.here()).toBe('/?edit=name'));
    expect((await openModal()).getByLabelText('Tên')).toHaveValue('Nam Anh');
  });

  it('ME-3: Escape closes a modal, which has an address, and returns the focus to the row', async () => {
    const portal = renderPortal('/');
    await portal.user.click(await settingRow(/^Họ và tên/));
    await openModal();
    expect(portal.here()).toBe('/?edit=name');
    await portal.user.keyboard('{Escape}');
    await modalClosed();
    expect(portal.here()).toBe('/');
    expect(await settingRow(/^Họ và tên/)).toHaveFocus();
  });

  it('ME-4: offers and saves only Vietnamese', async () => {
    const { user } = renderPortal('/?edit=language');
    const modal = await openModal();
    expect(modal.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Tiếng Việt']);
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi ngôn ngữ thành công!')).toBeVisible();
    expect(await bodiesOf(host, paths.updateProfile)).toEqual([{ language: 'vi-VN' }]);
  });

  it('ME-5: shows the phone without editing, and links to /security', async () => {
    renderPortal('/?edit=phone');
    const modal = await openModal();
    expect(modal.getByText('0912 345 678')).toBeVisible();
    expect(modal.getByText('Số điện thoại được thay đổi trong mục Đăng nhập và bảo mật.')).toBeVisible();
    expect(modal.getByRole('link')).toHaveAttribute('href', '/security');
    expect(modal.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('ME-6: shows the notice, and asks for a code only when a verified address changes', async () => {
    const { user } = renderPortal('/?edit=email');
    const modal = await openModal();
    expect(
      modal.getByText(
        'Email đang được thay thế bằng số điện thoại và sẽ ngừng sử dụng được trong vài ngày tới.',
      ),
    ).toBeVisible();
    expect(modal.queryByLabelText('Mã bảo mật')).not.toBeInTheDocument();
    const email = modal.getByLabelText('Địa chỉ email');
    await user.clear(email);
    await fillField(user, email, 'moi@example.com');
    await user.click(modal.getByRole('button', { name: 'Gửi mã' }));
    expect(await modal.findByText('Mã bảo mật đã được gửi đến Email của bạn!')).toBeVisible();
    expect(modal.getByRole('button', { name: `Gửi lại (${RESEND_AFTER}s)` })).toBeDisabled();
    expect(await bodiesOf(host, paths.securityCode)).toEqual([{ action: 'confirm.change_email' }]);
    await user.click(await saveButton());
    expect(await modal.findByText('Mã bảo mật không được bỏ trống')).toBeVisible();
    await fillField(user, modal.getByLabelText('Mã bảo mật'), '123456');
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi email thành công!')).toBeVisible();
    expect(await bodiesOf(host, paths.updateProfile)).toEqual([
      { email: 'moi@example.com', securityCode: '123456' },
    ]);
  });

  it('ME-6: a part of a code that is no longer asked for does not prevent saving', async () => {
    const { user } = renderPortal('/?edit=email');
    const modal = await openModal();
    const email = modal.getByLabelText('Địa chỉ email');
    await fillField(user, email, '.vn');
    await fillField(user, modal.getByLabelText('Mã bảo mật'), '123');
    await user.clear(email);
    await fillField(user, email, userFixture().email!);
    expect(modal.queryByLabelText('Mã bảo mật')).not.toBeInTheDocument();
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi email thành công!')).toBeVisible();
    expect(await bodiesOf(host, paths.updateProfile)).toEqual([{ email: userFixture().email }]);
  });

  it('ME-6: shows the error of a wrong code under its field', async () => {
    host.server.use(
      answer('patch', paths.updateProfile, () =>
        refusal(422, { message: 'Sai.', errors: { securityCode: ['Mã bảo mật không đúng'] } }),
      ),
    );
    const { user } = renderPortal('/?edit=email');
    const modal = await openModal();
    await fillField(user, modal.getByLabelText('Địa chỉ email'), '.vn');
    await fillField(user, modal.getByLabelText('Mã bảo mật'), '123456');
    await user.click(await saveButton());
    await waitFor(() =>
      expect(modal.getByLabelText('Mã bảo mật')).toHaveAccessibleDescription('Mã bảo mật không đúng'),
    );
  });

  it('SAFE-1, ME-6: shows the code that the host asks for although the address is the same, once', async () => {
    host.server.use(asksFor('patch', paths.updateProfile, 'securityCode'));
    const { user } = renderPortal('/?edit=email');
    const modal = await openModal();
    await user.click(await saveButton());
    expect(await modal.findByLabelText('Mã bảo mật')).toBeVisible();
    await fillField(user, modal.getByLabelText('Địa chỉ email'), '.vn');
    await fillField(user, modal.getByLabelText('Mã bảo mật'), '123456');
    await user.click(await saveButton());
    expect(await screen.findByText('Thay đổi email thành công!')).toBeVisible();
  });

  it.each([
    ['otpNumber', 'Mã bảo mật', '123456'],
    ['currentPassword', 'Mật khẩu hiện tại', 'Demo@2026'],
  ] as const)(
    'SAFE-1, ME-6: an unverified address requires %s only once the host asks for it',
    async (field, label, value) => {
      set(host, { me: userFixture({ verifiedAt: null }) });
      host.server.use(asksFor('patch', paths.updateProfile, field));
      const { user } = renderPortal('/?edit=email');
      const modal = await openModal();
      const email = modal.getByLabelText('Địa chỉ email');
      await user.clear(email);
      await fillField(user, email, 'moi@example.com');
      expect(modal.queryByLabelText(label)).not.toBeInTheDocument();
      await user.click(await saveButton());
      expect(await modal.findByLabelText(label)).toHaveValue('');
      expect(modal.getByRole('alert')).toHaveTextContent(ASKED);
      // The player's next correction clears the message but keeps the field.
      await fillField(user, email, '.vn');
      await fillField(user, modal.getByLabelText(label), value);
      await user.click(await saveButton());
      expect(await screen.findByText('Thay đổi email thành công!')).toBeVisible();
      expect(await bodiesOf(host, paths.updateProfile)).toEqual([
        { email: 'moi@example.com' },
        { email: 'moi@example.com.vn', [field]: value },
      ]);
    },
  );

  it('MAIL-3: offers to send the verification message for an unverified address', async () => {
    set(host, { me: userFixture({ verifiedAt: null }) });
    const { user } = renderPortal('/?edit=email');
    const modal = await openModal();
    await user.click(modal.getByRole('button', { name: 'Gửi email xác minh' }));
    expect(
      await modal.findByText('Đã gửi email xác minh đến demo@example.com. Hãy kiểm tra cả thư rác.'),
    ).toBeVisible();
    expect(callsOf(host)).toContain('POST /email-verification/send');
    expect(modal.queryByLabelText('Mã bảo mật')).not.toBeInTheDocument();
  });
});
