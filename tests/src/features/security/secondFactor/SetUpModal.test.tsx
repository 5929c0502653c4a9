import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { userFixture } from '../../../../fixtures/users';
import { asksFor } from '../../../../support/askedProof';
import { answering } from '../../../../support/answers';
import { bodiesOf } from '../../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../../support/fakeHost';
import { enabledButton, fillField } from '../../../../support/formControls';
import { answer } from '../../../../support/handlers';
import { turns } from '../../../../support/idle';
import { renderPortal } from '../../../../support/renderPortal';
import { recoveryCodes, totpSetup } from '../../../../support/secondFactorHandlers';
import { modalClosed, settingRow } from '../../../../support/settings';

const host = useFakeHost();
const isOn = () => ({
  me: userFixture({ mfaEnabled: true }),
  secondFactor: { enabledAt: '2026-03-05T03:00:00.000Z', codesLeft: 2 },
});
/** The host's refusal to turn the second factor on again. */
const alreadyOn = () => HttpResponse.json({ message: 'Bảo mật hai lớp của bạn đang bật.' }, { status: 422 });

it('SAFE-5: sets up the app by QR code or text, confirms its first code, and shows ten recovery codes once', async () => {
  host.server.use(asksFor('post', paths.secondFactorSetup, 'otpNumber'));
  const { user } = renderPortal('/security');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await settingRow(/^Bảo mật hai lớp Chưa bật/));
  await user.click(await enabledButton('Tiếp tục'));
  await fillField(user, await screen.findByLabelText('Mã bảo mật'), '123456');
  await user.click(await enabledButton('Tiếp tục'));

  expect(await screen.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /JBSW Y3DP EHPK/ }));
  expect(copied).toHaveBeenLastCalledWith(totpSetup.totpSecret);
  await fillField(user, screen.getByLabelText('Mã sáu chữ số trong ứng dụng'), '654321');
  await user.click(await enabledButton('Bật'));

  const list = await screen.findByRole('list', { name: 'Mã khôi phục' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(recoveryCodes);
  await user.click(screen.getByRole('button', { name: 'Sao chép' }));
  expect(copied).toHaveBeenLastCalledWith(expect.stringContaining(recoveryCodes.join('\n')));
  const announced = await screen.findByText('Đã sao chép', { selector: '[role="status"]' });
  expect(announced.closest('button')).toBeNull();
  // The codes are shown only once: a click beside the dialog must not lose them.
  const afterwards = Date.now() + 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(afterwards);
  await user.click(screen.getByRole('dialog').parentElement!);
  clock.mockRestore();
  await act(() => turns());
  expect(list).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tôi đã lưu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await settingRow(/^Mã khôi phục Còn 10 mã/)).toBeVisible();
  expect(await bodiesOf(host, paths.secondFactorSetup)).toEqual([{}, { otpNumber: '123456' }]);
  expect(await bodiesOf(host, paths.secondFactorConfirm)).toEqual([{ totpCode: '654321' }]);
});

describe('HOST-2: an answer to the first code without recovery codes', () => {
  /** Sends the first code to a host that switches the second factor on and responds with `response`. */
  async function confirmCode(response: () => Response) {
    host.server.use(
      answer('post', paths.secondFactorConfirm, () => {
        set(host, { ...isOn(), secondFactor: { enabledAt: '2026-03-05T03:00:00.000Z', codesLeft: 0 } });
        return response();
      }),
    );
    const { user } = renderPortal('/security?edit=secondFactor');
    await user.click(await enabledButton('Tiếp tục'));
    await fillField(user, await screen.findByLabelText('Mã sáu chữ số trong ứng dụng'), '654321');
    await user.click(await enabledButton('Bật'));
  }

  it.each([
    ['is empty', () => new HttpResponse(null, { status: 204 })],
    ['has no codes', () => HttpResponse.json({ recoveryCodes: [] })],
  ])('%s: the page says that the second factor is on, without codes', async (_, response) => {
    await confirmCode(response);
    expect(await screen.findByText('Đã bật bảo mật hai lớp!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await settingRow(/^Bảo mật hai lớp Đang bật từ 05\/03\/2026/)).toBeVisible();
    expect(await settingRow(/^Mã khôi phục Còn 0 mã/)).toBeVisible();
  });
});

describe('SAFE-5: turned on, but the answer with the recovery codes was lost', () => {
  const lost = 'Đã bật, nhưng mã khôi phục chưa đến được máy bạn.';
  const turnOn = async () => {
    const { user } = renderPortal('/security');
    await user.click(await settingRow(/^Bảo mật hai lớp Chưa bật/));
    await user.click(await enabledButton('Tiếp tục'));
    await fillField(user, await screen.findByLabelText('Mã sáu chữ số trong ứng dụng'), '654321');
    await user.click(await enabledButton('Bật'));
    return user;
  };
  const turnsOnSilently = () => {
    set(host, isOn());
    return HttpResponse.error();
  };

  it('says so, and leads to new codes, whose dialog closes to the page', async () => {
    host.server.use(answer('post', paths.secondFactorConfirm, turnsOnSilently));
    const user = await turnOn();
    expect(await screen.findByText(new RegExp(`^${lost}`))).toBeVisible();
    expect(screen.queryByLabelText('Mã sáu chữ số trong ứng dụng')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Nhận mã mới' }));
    const renewal = await screen.findByRole('dialog', { name: 'Đổi mã khôi phục' });
    expect(renewal).toContainElement(document.activeElement as HTMLElement);
    await user.click(await enabledButton('Nhận mã mới'));
    expect(await screen.findByRole('list', { name: 'Mã khôi phục' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tôi đã lưu' }));
    await modalClosed();
  });

  it('says so after another try, if the state could not be read after the first', async () => {
    host.server.use(
      answer('post', paths.secondFactorConfirm, () => {
        const lostAnswer = turnsOnSilently();
        host.server.use(answer('get', paths.secondFactor, () => HttpResponse.error(), { once: true }));
        return lostAnswer;
      }),
    );
    const user = await turnOn();
    expect(await screen.findByText(/^Không kết nối được/)).toBeVisible();
    host.server.use(answer('post', paths.secondFactorConfirm, alreadyOn));
    await user.click(await enabledButton('Bật'));
    expect(await screen.findByText(new RegExp(`^${lost}`))).toBeVisible();
  });
});

describe('SAFE-5: the dialog that turns it on, while it is on', () => {
  const on = /^Bảo mật hai lớp của bạn đang bật\. Nếu/;

  it('says so, and leads to new codes', async () => {
    set(host, isOn());
    const { user } = renderPortal('/security?edit=secondFactor');
    expect(await screen.findByText(on)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nhận mã mới' }));
    expect(await screen.findByRole('dialog', { name: 'Đổi mã khôi phục' })).toBeVisible();
  });

  it('says so when it was turned on elsewhere meanwhile', async () => {
    const { user } = renderPortal('/security?edit=secondFactor');
    const next = await enabledButton('Tiếp tục');
    set(host, isOn());
    host.server.use(answer('post', paths.secondFactorSetup, alreadyOn));
    await user.click(next);
    expect(await screen.findByText(on)).toBeVisible();
  });
});

it('SAFE-5: removes the secret from the store when the modal closes', async () => {
  const { user, store } = renderPortal('/security?edit=secondFactor');
  await user.click(await enabledButton('Tiếp tục'));
  await screen.findByLabelText('Mã sáu chữ số trong ứng dụng');
  expect(JSON.stringify(store.getState())).toContain(totpSetup.totpSecret);
  await user.click(screen.getByRole('button', { name: 'Hủy' }));
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(totpSetup.totpSecret));
});

it('SAFE-1, SAFE-5: asks for a code of the app, or one sent by SMS instead, when turned off', async () => {
  set(host, isOn());
  host.server.use(
    answer('post', paths.secondFactorRemove, async ({ request }) => {
      const { otpNumber } = (await request.clone().json()) as { otpNumber?: string };
      return otpNumber
        ? undefined
        : HttpResponse.json(
            { message: 'Hãy xác nhận.', errors: { totpCode: ['Thiếu mã'] } },
            { status: 422 },
          );
    }),
  );
  const { user } = renderPortal('/security');
  await user.click(await settingRow(/^Bảo mật hai lớp Đang bật từ 05\/03\/2026/));
  expect(await enabledButton('Tắt')).toHaveClass('MuiButton-colorError');
  await user.click(await enabledButton('Tắt'));
  await fillField(user, await screen.findByLabelText('Mã trong ứng dụng xác thực'), '000000');
  await user.click(screen.getByRole('button', { name: 'Nhận mã qua SMS thay thế' }));
  await fillField(user, await screen.findByLabelText('Mã bảo mật'), '123456');
  await user.click(await enabledButton('Tắt'));
  expect(await screen.findByText('Đã tắt bảo mật hai lớp!')).toBeVisible();
  expect((await bodiesOf(host, paths.secondFactorRemove)).at(-1)).toEqual({ otpNumber: '123456' });
  expect(await settingRow(/^Bảo mật hai lớp Chưa bật/)).toBeVisible();
});

it('SAFE-5: a code by SMS instead of the app’s takes over the focus: its button, or its field while the button waits', async () => {
  set(host, isOn());
  host.server.use(asksFor('post', paths.secondFactorRemove, 'otpNumber', 'Thiếu mã', 'totpCode'));
  const { user } = renderPortal('/security');
  const chooseSms = async () => {
    await user.click(await settingRow(/^Bảo mật hai lớp Đang bật/));
    await user.click(await enabledButton('Tắt'));
    await user.click(await screen.findByRole('button', { name: 'Nhận mã qua SMS thay thế' }));
  };
  await chooseSms();
  const send = await screen.findByRole('button', { name: 'Gửi mã' });
  expect(send).toHaveFocus();
  await user.click(send);
  await screen.findByText(/Mã bảo mật đã được gửi/);
  await user.click(screen.getByRole('button', { name: 'Hủy' }));
  await modalClosed();
  await chooseSms();
  expect(await screen.findByRole('button', { name: /^Gửi lại \(/ })).toBeDisabled();
  expect(screen.getByLabelText('Mã bảo mật')).toHaveFocus();
});

it('SAFE-5: warns when few recovery codes are left, and renews them', async () => {
  set(host, isOn());
  const { user } = renderPortal('/security');
  await user.click(await settingRow(/^Mã khôi phục Còn 2 mã chưa dùng Sắp hết/));
  await user.click(await enabledButton('Nhận mã mới'));
  expect(await screen.findByRole('list', { name: 'Mã khôi phục' })).toBeVisible();
});

it.each([
  ['offline', () => HttpResponse.error()],
  ['server', () => new HttpResponse(null, { status: 502 })],
  ['html', () => HttpResponse.html('<h1>Login</h1>')],
])(
  'SAFE-5: after a renewal with a lost answer (%s), says that the old codes may have ended',
  async (_, lost) => {
    set(host, isOn());
    host.server.use(answer('post', paths.recoveryCodes, lost, { once: true }));
    const { user } = renderPortal('/security?edit=recoveryCodes');
    await user.click(await enabledButton('Nhận mã mới'));
    expect(await screen.findByText(/Các mã cũ có thể không còn dùng được\./)).toBeVisible();
    await user.click(await enabledButton('Nhận mã mới'));
    expect(await screen.findByRole('list', { name: 'Mã khôi phục' })).toBeVisible();
  },
);

it('SAFE-5: says nothing about the old codes after a renewal that was refused', async () => {
  set(host, isOn());
  host.server.use(answering(paths.recoveryCodes, 'post', 422, { message: 'Hãy xác nhận lại.' }));
  const { user } = renderPortal('/security?edit=recoveryCodes');
  await user.click(await enabledButton('Nhận mã mới'));
  expect(await screen.findByText('Hãy xác nhận lại.')).toBeVisible();
  expect(screen.queryByText(/Các mã cũ có thể/)).not.toBeInTheDocument();
});

it('HOST-4: has no row on a host without second factors', async () => {
  set(host, { secondFactor: null });
  renderPortal('/security');
  await settingRow(/^Số điện thoại/);
  await waitFor(() => expect(callsOf(host)).toContain('GET /api/second-factor'));
  expect(screen.queryByText('Bảo mật hai lớp')).not.toBeInTheDocument();
});
