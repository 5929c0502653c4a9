import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { examplePortalConfig, paths } from '@portal/contract';
import { apiTexts } from '../../../../../src/api/texts';
import { asksFor } from '../../../../support/askedProof';
import { bodiesOf } from '../../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../../support/fakeHost';
import { lostChunk, useFakePasskeys, webAuthn } from '../../../../support/fakePasskeys';
import { enabledButton, fillField } from '../../../../support/formControls';
import { answer, refusal } from '../../../../support/handlers';
import { passkeyFixture } from '../../../../support/passkeyHandlers';
import { renderPortal } from '../../../../support/renderPortal';
import { settingRow } from '../../../../support/settings';

const host = useFakeHost();
useFakePasskeys();
const UNABLE = 'Chưa dùng được passkey, xin thử lại.';
const config = { ...examplePortalConfig, passkeys: true };

it('SAFE-1, SAFE-5: adds a passkey after the proof that the host requires', async () => {
  host.server.use(asksFor('post', paths.passkeyOptions, 'otpNumber'));
  const { user } = renderPortal('/security?edit=addPasskey', { config });
  await user.click(await enabledButton('Tiếp tục'));
  await fillField(user, await screen.findByLabelText('Mã bảo mật'), '123456');
  await user.click(await enabledButton('Tiếp tục'));
  expect(await screen.findByText('Đã thêm passkey!')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Xóa Chrome/ })).toBeVisible();
  expect(await bodiesOf(host, paths.passkeyOptions)).toEqual([{}, { otpNumber: '123456' }]);
});

it('SEC-4: a code that proved the addition is not announced as sent after the browser has refused to make the passkey', async () => {
  host.server.use(asksFor('post', paths.passkeyOptions, 'otpNumber'));
  const { user } = renderPortal('/security?edit=addPasskey', { config });
  await user.click(await enabledButton('Tiếp tục'));
  await user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
  expect(await screen.findByText(/Mã bảo mật đã được gửi/)).toBeVisible();
  await fillField(user, screen.getByLabelText('Mã bảo mật'), '123456');
  webAuthn.startRegistration.mockRejectedValueOnce(new DOMException('known', 'InvalidStateError'));
  await user.click(await enabledButton('Tiếp tục'));
  expect(await screen.findByText('Thiết bị này đã có passkey của tài khoản.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gửi mã' })).toBeEnabled();
  expect(screen.queryByText(/Mã bảo mật đã được gửi/)).not.toBeInTheDocument();
});

it('SAFE-5: says that the device already has a passkey of the account', async () => {
  webAuthn.startRegistration.mockRejectedValueOnce(new DOMException('known', 'InvalidStateError'));
  const { user } = renderPortal('/security?edit=addPasskey', { config });
  await user.click(await enabledButton('Tiếp tục'));
  expect(await screen.findByText('Thiết bị này đã có passkey của tài khoản.')).toBeVisible();
});

it('API-6: does not blame the browser if the code for passkeys cannot be loaded', async () => {
  webAuthn.startRegistration.mockRejectedValueOnce(lostChunk());
  const { user } = renderPortal('/security?edit=addPasskey', { config });
  await user.click(await enabledButton('Tiếp tục'));
  expect(await screen.findByText(apiTexts['api.offline'])).toBeVisible();
});

describe('API-6, SAFE-5: a passkey whose answer is lost', () => {
  const unreachable = () => HttpResponse.error();
  const listed = () => screen.findByRole('button', { name: /^Xóa Chrome/ });

  async function send(arrives: boolean) {
    host.server.use(
      answer('post', paths.passkeys, () => {
        if (arrives) host.state.passkeys = [passkeyFixture()];
        return HttpResponse.error();
      }),
    );
    const { user } = renderPortal('/security?edit=addPasskey', { config });
    await user.click(await enabledButton('Tiếp tục'));
    return { user };
  }

  it('is added once the list shows it', async () => {
    await send(true);
    expect(await screen.findByText('Đã thêm passkey!')).toBeVisible();
    expect(await listed()).toBeVisible();
    expect(screen.queryByText(apiTexts['api.offline'])).not.toBeInTheDocument();
  });

  it('is added if the list shows it only after the browser refused to make it again', async () => {
    host.server.use(
      answer('get', paths.passkeys, () => HttpResponse.json([]), { once: true }),
      answer('get', paths.passkeys, unreachable),
    );
    const { user } = await send(true);
    expect(await screen.findByText(apiTexts['api.offline'])).toBeVisible();
    host.server.use(answer('get', paths.passkeys, () => HttpResponse.json(host.state.passkeys)));
    webAuthn.startRegistration.mockRejectedValueOnce(new DOMException('known', 'InvalidStateError'));
    await user.click(await enabledButton('Tiếp tục'));
    expect(await screen.findByText('Đã thêm passkey!')).toBeVisible();
    expect(await listed()).toBeVisible();
  });

  it('is not added if the host did not get it, even if another one is removed then', async () => {
    set(host, { passkeys: [passkeyFixture()] });
    const { user } = await send(false);
    expect(await screen.findByText(apiTexts['api.offline'])).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Đóng' }));
    await user.click(await listed());
    await user.click(await enabledButton('Xóa'));
    expect(await screen.findByText('Đã xóa passkey!')).toBeVisible();
    expect(screen.queryByText('Đã thêm passkey!')).not.toBeInTheDocument();
  });
});

it('SAFE-1, SAFE-5: removes a passkey after a proof by passkey', async () => {
  set(host, { passkeys: [passkeyFixture()] });
  host.server.use(asksFor('post', paths.passkeyRemove, 'passkey', 'Thiếu mã', 'otpNumber'));
  const { user } = renderPortal('/security', { config });
  await user.click(await screen.findByRole('button', { name: /^Xóa Chrome/ }));
  expect(await enabledButton('Xóa')).toHaveClass('MuiButton-colorError');
  await user.click(await enabledButton('Xóa'));
  await user.click(await screen.findByRole('button', { name: 'Xác nhận bằng passkey' }));
  expect(await screen.findByText('Đã xóa passkey!')).toBeVisible();
  const bodies = await bodiesOf(host, paths.passkeyRemove);
  expect(bodies.at(-1)).toEqual({ id: 'passkey-1', passkey: '{"id":"signed"}' });
});

describe('API-6, SAFE-5: a removal whose answer is lost', () => {
  async function remove(listed: 'at once' | 'later') {
    set(host, { passkeys: [passkeyFixture()] });
    host.server.use(
      answer('post', paths.passkeyRemove, () => {
        host.state.passkeys = [];
        if (listed === 'later') host.server.use(answer('get', paths.passkeys, () => HttpResponse.error()));
        return HttpResponse.error();
      }),
    );
    const { user } = renderPortal('/security', { config });
    await user.click(await screen.findByRole('button', { name: /^Xóa Chrome/ }));
    await user.click(await enabledButton('Xóa'));
    return user;
  }
  const removed = async () => {
    expect(await screen.findByText('Đã xóa passkey!')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Xóa Chrome/ })).not.toBeInTheDocument(),
    );
  };

  it('has succeeded once the list shows it', async () => {
    await remove('at once');
    await removed();
  });

  it('has succeeded if the list shows it only after the host no longer knows the passkey', async () => {
    const user = await remove('later');
    expect(await screen.findByText(apiTexts['api.offline'])).toBeVisible();
    host.server.resetHandlers();
    host.server.use(answer('post', paths.passkeyRemove, () => refusal(404, { message: 'Không có.' })));
    await user.click(await enabledButton('Xóa'));
    await removed();
    expect(screen.queryByText('Không có.')).not.toBeInTheDocument();
  });
});

it('SAFE-5: says that a passkey could not be used as a proof, and says nothing if the player closed the browser’s dialog', async () => {
  set(host, { passkeys: [passkeyFixture()] });
  host.server.use(asksFor('post', paths.passkeyRemove, 'passkey', 'Thiếu mã', 'otpNumber'));
  const { user } = renderPortal('/security', { config });
  await user.click(await screen.findByRole('button', { name: /^Xóa Chrome/ }));
  await user.click(await enabledButton('Xóa'));
  const prove = await screen.findByRole('button', { name: 'Xác nhận bằng passkey' });
  webAuthn.startAuthentication.mockClear();
  webAuthn.startAuthentication.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
  await user.click(prove);
  await waitFor(() => expect(webAuthn.startAuthentication).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(UNABLE)).not.toBeInTheDocument();
  webAuthn.startAuthentication.mockRejectedValueOnce(new DOMException('broken', 'SecurityError'));
  await user.click(await enabledButton('Xác nhận bằng passkey'));
  expect(await screen.findByText(UNABLE)).toBeVisible();
  await user.click(await enabledButton('Xác nhận bằng passkey'));
  expect(await screen.findByText('Đã xóa passkey!')).toBeVisible();
});

it('HOST-4: shows no passkeys and makes no call if the deployment has none', async () => {
  renderPortal('/security');
  await settingRow(/^Số điện thoại/);
  await waitFor(() => expect(callsOf(host)).toContain('GET /api/second-factor'));
  expect(screen.queryByText('Passkey')).not.toBeInTheDocument();
  expect(callsOf(host)).not.toContain('GET /api/passkeys');
});
