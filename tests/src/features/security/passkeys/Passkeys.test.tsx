import { screen, waitFor } from '@testing-library/react';
import { examplePortalConfig, paths } from '@portal/contract';
import { asksFor } from '../../../../support/askedProof';
import { bodiesOf } from '../../../../support/bodyOf';
import { callsOf, set, useFakeHost } from '../../../../support/fakeHost';
import { useFakePasskeys, webAuthn } from '../../../../support/fakePasskeys';
import { enabledButton } from '../../../../support/formControls';
import { passkeyFixture } from '../../../../support/passkeyHandlers';
import { renderPortal } from '../../../../support/renderPortal';
import { settingRow } from '../../../../support/settings';

const host = useFakeHost();
useFakePasskeys();
const config = { ...examplePortalConfig, passkeys: true };

it('SAFE-1, SAFE-5: adds a passkey after the proof that the host asks for', async () => {
  host.server.use(asksFor('post', paths.passkeyOptions, 'otpNumber'));
  const { user } = renderPortal('/security?edit=addPasskey', { config });
  await user.click(await enabledButton('Tiếp tục'));
  await user.type(await screen.findByLabelText('Mã bảo mật'), '123456');
  await user.click(await enabledButton('Tiếp tục'));
  expect(await screen.findByText('Đã thêm passkey!')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Xóa Chrome/ })).toBeVisible();
  expect(await bodiesOf(host, paths.passkeyOptions)).toEqual([{}, { otpNumber: '123456' }]);
});

it('SAFE-5: a device that has one of the passkeys already says so', async () => {
  webAuthn.startRegistration.mockRejectedValueOnce(new DOMException('known', 'InvalidStateError'));
  const { user } = renderPortal('/security?edit=addPasskey', { config });
  await user.click(await enabledButton('Tiếp tục'));
  expect(await screen.findByText('Thiết bị này đã có passkey của tài khoản.')).toBeVisible();
});

it('SAFE-1, SAFE-5: removes a passkey, proven by a passkey in the middle of the change', async () => {
  set(host, { passkeys: [passkeyFixture()] });
  host.server.use(asksFor('post', paths.passkeyRemove, 'passkey', 'Thiếu mã', 'otpNumber'));
  const { user } = renderPortal('/security', { config });
  await user.click(await screen.findByRole('button', { name: /^Xóa Chrome/ }));
  await user.click(await enabledButton('Xóa'));
  await user.click(await screen.findByRole('button', { name: 'Xác nhận bằng passkey' }));
  expect(await screen.findByText('Đã xóa passkey!')).toBeVisible();
  const bodies = await bodiesOf(host, paths.passkeyRemove);
  expect(bodies.at(-1)).toEqual({ id: 'passkey-1', passkey: '{"id":"signed"}' });
});

it('HOST-4: without passkeys in the deployment nothing of them is asked or shown', async () => {
  renderPortal('/security');
  await settingRow(/^Số điện thoại/);
  await waitFor(() => expect(callsOf(host)).toContain('GET /api/second-factor'));
  expect(screen.queryByText('Passkey')).not.toBeInTheDocument();
  expect(callsOf(host)).not.toContain('GET /api/passkeys');
});
