import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { asksFor } from '../../../support/askedProof';
import { bodiesOf } from '../../../support/bodiesOf';
import { set, useFakeHost } from '../../../support/fakeHost';
import { enabledButton, fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';
import { openModal, settingRow } from '../../../support/settings';

const host = useFakeHost();

it('SAFE-4: turns the approval on, and says so', async () => {
  const { user } = renderPortal('/security');
  await user.click(await settingRow(/^Xác nhận đăng nhập .*Đang tắt/));
  const modal = await openModal();
  await waitFor(() => expect(modal.getByRole('button', { name: 'Bật' })).toBeEnabled());
  await user.click(modal.getByRole('button', { name: 'Bật' }));
  expect(await screen.findByText('Thay đổi xác nhận đăng nhập thành công!')).toBeVisible();
  expect(await bodiesOf(host, paths.loginApproval)).toEqual([{ enabled: true }]);
  expect(await settingRow(/^Xác nhận đăng nhập .*Đang bật/)).toBeVisible();
});

it('API-6, SAFE-4: is on once the host says so, although the answer was lost; the dialog does not offer to turn it off', async () => {
  host.server.use(
    answer('put', paths.loginApproval, () => {
      host.state.loginApproval = { enabled: true, available: true };
      return HttpResponse.error();
    }),
  );
  const { user } = renderPortal('/security?edit=approval');
  await user.click(await enabledButton('Bật'));
  expect(await screen.findByText('Thay đổi xác nhận đăng nhập thành công!')).toBeVisible();
  expect(await settingRow(/^Xác nhận đăng nhập .*Đang bật/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('SAFE-1: asks for the proof that the host requires when turned off', async () => {
  set(host, { loginApproval: { enabled: true, available: true } });
  host.server.use(asksFor('put', paths.loginApproval, 'otpNumber'));
  const { user } = renderPortal('/security?edit=approval');
  const modal = await openModal();
  await waitFor(() => expect(modal.getByRole('button', { name: 'Tắt' })).toBeEnabled());
  await user.click(modal.getByRole('button', { name: 'Tắt' }));
  await user.click(await modal.findByRole('button', { name: 'Gửi mã' }));
  await waitFor(async () =>
    expect(await bodiesOf(host, paths.securityCode)).toEqual([{ action: 'confirm.second_factor' }]),
  );
  // The wait disables the button, so the field takes over its focus.
  await waitFor(() => expect(modal.getByLabelText('Mã bảo mật')).toHaveFocus());
  await fillField(user, modal.getByLabelText('Mã bảo mật'), '123456');
  await user.click(modal.getByRole('button', { name: 'Tắt' }));
  expect(await settingRow(/^Xác nhận đăng nhập .*Đang tắt/)).toBeVisible();
  expect((await bodiesOf(host, paths.loginApproval)).at(-1)).toEqual({ enabled: false, otpNumber: '123456' });
});

it('SEC-4: a code that was used is no longer announced as sent', async () => {
  host.server.use(asksFor('put', paths.loginApproval, 'otpNumber'));
  const { user } = renderPortal('/security?edit=approval');
  await user.click(await enabledButton('Bật'));
  await user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
  await fillField(user, await screen.findByLabelText('Mã bảo mật'), '123456');
  await user.click(await enabledButton('Bật'));
  await user.click(await settingRow(/^Xác nhận đăng nhập .*Đang bật/));
  host.server.use(asksFor('put', paths.loginApproval, 'otpNumber'));
  await user.click(await enabledButton('Tắt'));
  expect(await screen.findByRole('button', { name: 'Gửi mã' })).toBeEnabled();
  expect(screen.queryByText(/Mã bảo mật đã được gửi/)).not.toBeInTheDocument();
});

it('SAFE-4: says that a verified phone or e-mail address is needed first', async () => {
  set(host, { loginApproval: { enabled: false, available: false } });
  renderPortal('/security?edit=approval');
  const modal = await openModal();
  expect(modal.getByText('Để bật, trước hết hãy xác minh số điện thoại hoặc email của bạn.')).toBeVisible();
  expect(modal.queryByRole('button', { name: 'Bật' })).not.toBeInTheDocument();
});

it('HOST-4: has no row on a host without the call', async () => {
  host.server.use(answer('get', paths.loginApproval, () => refusal(404, {})));
  renderPortal('/security');
  await settingRow(/^Tên đăng nhập/);
  await screen.findByRole('region', { name: 'Lịch sử đăng nhập' });
  expect(screen.queryByRole('button', { name: /^Xác nhận đăng nhập/ })).not.toBeInTheDocument();
});
