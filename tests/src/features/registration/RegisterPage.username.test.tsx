import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { usernameTexts } from '../../../../src/features/registration/textsUsername';
import { callsOf } from '../../../support/fakeHost';
import { enabledButton, fieldOf, foundField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';
import {
  button,
  typePasswords,
  typePhone,
  typeUsername,
  useRegisterPage,
  waitForCheck,
} from '../../../support/registerPage';

const { host } = useRegisterPage();

type Portal = ReturnType<typeof renderPortal>;

describe('the username at its step (decision 0120)', () => {
  const taken = usernameTexts['register.usernameTaken'];
  const free = usernameTexts['register.usernameFree'];

  it('shows after a pause in typing whether the name is free or taken', async () => {
    const portal = renderPortal('/register');
    await typePhone(portal);
    const field = await foundField('username');
    await portal.user.type(field, 'dem');
    expect(callsOf(host)).not.toContain('POST /api/username-check');
    await portal.user.type(field, 'o2');
    expect(await screen.findByText(free)).toBeVisible();
    expect(screen.getByText(free).closest('[role=status]')).not.toBeNull();
    await portal.user.type(field, '{Backspace}');
    expect(screen.queryByText(free)).not.toBeInTheDocument();
    expect(await screen.findByText(taken)).toBeVisible();
    expect(field).toHaveAccessibleDescription(taken);
    expect(field).toHaveValue('demo');
    await portal.user.keyboard('{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    expect(screen.getByText('Bước 2/3: Tên đăng nhập')).toBeVisible();
  });

  it('stays at the step with its input if a taken name is submitted at once', async () => {
    const portal = renderPortal('/register');
    await typePhone(portal);
    await portal.user.type(await foundField('username'), 'demo{Enter}');
    expect(await screen.findByText(taken)).toBeVisible();
    expect(screen.getByText('Bước 2/3: Tên đăng nhập')).toBeVisible();
    await portal.user.type(await foundField('username'), '_hai');
    await portal.user.click(await enabledButton('Tiếp tục'));
    expect(await foundField('password')).toHaveFocus();
  });

  it.each([
    ['HOST-4: that has no such call', () => refusal(404, {})],
    ['that fails', () => refusal(503, {})],
    ['that does not answer', () => delay('infinite')],
  ])('does not block the registration on a host %s', async (_, resolver) => {
    waitForCheck(500);
    host.server.use(answer('post', paths.usernameCheck, resolver));
    const portal = renderPortal('/register?next_uri=%2Fsupport');
    await typePhone(portal);
    await typeUsername(portal);
    await waitFor(() => expect(screen.getByText('Bước 3/3: Mật khẩu')).toBeVisible());
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
    await typePasswords(portal);
    await portal.user.click(await enabledButton('Đăng ký'));
    await waitFor(() => expect(portal.here()).toBe('/support'));
  });

  it.each([
    ['types on', ({ user }: Portal) => user.keyboard('_hai'), 'thanhnam_hai', 'Bước 2/3: Tên đăng nhập'],
    ['goes back', ({ user }: Portal) => user.click(button('Quay lại')), undefined, 'Bước 1/3: Số điện thoại'],
  ])('keeps a player who %s during the check at that step', async (_, act, name, step) => {
    let release = (): void => undefined;
    const asked = new Promise<void>((resolve) => (release = resolve));
    const answered = jest.fn(async () => {
      await asked;
      return HttpResponse.json({ available: true });
    });
    host.server.use(answer('post', paths.usernameCheck, answered));
    const portal = renderPortal('/register');
    await typePhone(portal);
    await portal.user.type(await foundField('username'), 'thanhnam{Enter}');
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(button(/Đang kiểm tra tên/)).toBeVisible();
    await act(portal);
    release();
    await enabledButton('Tiếp tục');
    expect(screen.getByText(step)).toBeVisible();
    if (name) expect(fieldOf('username')).toHaveValue(name);
  });
});
