import { act, screen, waitFor } from '@testing-library/react';
import { stepCompleted, stepRestored } from '../../../../src/store/slices/signup';
import { callsOf } from '../../../support/fakeHost';
import { enabledButton, fieldOf, fillField, foundField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';
import {
  button,
  PASSWORD,
  PHONE,
  toPasswords,
  typePhone,
  typeUsername,
  useRegisterPage,
} from '../../../support/registerPage';

const { host } = useRegisterPage();

describe('the wizard', () => {
  it('REG-1: asks for phone, username and password in steps, and requires each step to be valid', async () => {
    const portal = renderPortal('/register');
    expect(await screen.findByText('Bước 1/3: Số điện thoại')).toBeVisible();
    expect(button('Tiếp tục')).toBeDisabled();
    await fillField(portal.user, await foundField('phone'), '09876');
    expect(button('Tiếp tục')).toBeDisabled();
    await fillField(portal.user, await foundField('phone'), '54321');
    await portal.user.click(await enabledButton('Tiếp tục'));
    expect(await screen.findByText('Bước 2/3: Tên đăng nhập')).toBeVisible();
    expect(await foundField('username')).toHaveFocus();
    await fillField(portal.user, await foundField('username'), 'Nam');
    expect(button('Tiếp tục')).toBeDisabled();
    await portal.user.clear(await foundField('username'));
    await typeUsername(portal);
    expect(await screen.findByText('Bước 3/3: Mật khẩu')).toBeVisible();
    await fillField(portal.user, await foundField('password'), PASSWORD);
    expect(button('Đăng ký')).toBeDisabled();
    await fillField(portal.user, await foundField('passwordConfirm'), PASSWORD);
    await enabledButton('Đăng ký');
  });

  it('REG-2: makes each step a history entry, and shows the input after going back', async () => {
    const portal = renderPortal('/register?next_uri=%2Fpayment');
    await typePhone(portal);
    await waitFor(() => expect(portal.here()).toBe('/register?next_uri=%2Fpayment&step=username'));
    await typeUsername(portal);
    await waitFor(() => expect(portal.here()).toContain('step=password'));
    await portal.user.click(button('Quay lại'));
    expect(await foundField('username')).toHaveValue('thanhnam');
    await portal.user.click(button('Quay lại'));
    expect(await foundField('phone')).toHaveValue(PHONE);
    expect(portal.here()).toBe('/register?next_uri=%2Fpayment');
  });

  it('REG-2: a reload keeps phone and username, never the password', async () => {
    const portal = renderPortal('/register');
    await toPasswords(portal);
    portal.unmount();
    expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain(PASSWORD);
    renderPortal('/register?step=password');
    expect(await foundField('password')).toHaveValue('');
    expect(screen.getByText('Bước 3/3: Mật khẩu')).toBeVisible();
    await userClick('Quay lại');
    expect(await foundField('username')).toHaveValue('thanhnam');
  });

  const userClick = async (name: string) => act(async () => button(name).click());

  it('REG-2: a deep link to a step does not skip the steps before it', async () => {
    const portal = renderPortal('/register?step=password');
    expect(await screen.findByText('Bước 1/3: Số điện thoại')).toBeVisible();
    expect(portal.here()).toBe('/register');
  });

  it('REG-2: ignores invalid data in the storage', async () => {
    window.sessionStorage.setItem('signup', '{"phone":5,"username":["x"]}');
    renderPortal('/register?step=username');
    expect(await foundField('phone')).toHaveValue('');
  });

  it('REG-3: has a numeric text input of at most 15 characters, and a checkbox with its label', async () => {
    renderPortal('/register');
    const phone = await foundField('phone');
    expect(phone).toHaveAttribute('inputmode', 'numeric');
    expect(phone).toHaveAttribute('maxlength', '15');
    expect(
      screen.getByRole('checkbox', {
        name: 'Tôi dùng chính xác số điện thoại này để nhận OTP khi gặp vấn đề về mật khẩu, khi thay đổi mật khẩu và khi đổi sang số điện thoại khác.',
      }),
    ).not.toBeChecked();
  });

  it('REG-4, REG-5: has the labels, maximum lengths, and a show/hide button for each password', async () => {
    const portal = renderPortal('/register');
    await typePhone(portal);
    expect(screen.getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveAttribute('maxlength', '32');
    await typeUsername(portal);
    await portal.user.click((await screen.findAllByRole('button', { name: 'Hiện mật khẩu' }))[1]!);
    expect(fieldOf('password')).toHaveAttribute('type', 'password');
    expect(fieldOf('passwordConfirm')).toHaveAttribute('type', 'text');
    for (const name of ['password', 'passwordConfirm']) {
      expect(fieldOf(name)).toHaveAttribute('maxlength', '128');
      expect(fieldOf(name)).toHaveAttribute('autocomplete', 'new-password');
    }
  });

  it.each([
    ['phone', '12345', 'Số điện thoại không đúng'],
    ['phone', '09876abc321', 'Số điện thoại sai format'],
  ])('REG-8: %s %s shows %s', async (name, typed, message) => {
    const { user } = renderPortal('/register');
    await fillField(user, await foundField(name), typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(fieldOf(name)).toHaveAccessibleDescription(message);
  });

  it('REG-8: says what the password lacks, and that the confirmation differs', async () => {
    const portal = renderPortal('/register');
    await typePhone(portal);
    await typeUsername(portal);
    await fillField(portal.user, await foundField('password'), 'matkhaudai');
    expect(await screen.findByText('Cần ít nhất 1 chữ số', { exact: false })).toHaveTextContent('còn thiếu');
    await fillField(portal.user, await foundField('passwordConfirm'), 'khac');
    await portal.user.tab();
    expect(fieldOf('password')).toHaveAccessibleDescription(
      'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái và chữ số.',
    );
    expect(await screen.findByText('Mật khẩu xác nhận không trùng khớp.')).toBeVisible();
  });

  it('REG-9: moves with replayed actions of the slice, without calling the host', async () => {
    window.sessionStorage.setItem('signup', JSON.stringify({ phone: PHONE, username: 'thanhnam' }));
    const { store } = renderPortal('/register');
    await foundField('phone');
    const before = callsOf(host).length;
    act(() => void store.dispatch(stepCompleted('phone')));
    expect(await foundField('username')).toBeVisible();
    act(() => void store.dispatch(stepCompleted('username')));
    expect(await foundField('password')).toBeVisible();
    act(() => void store.dispatch(stepRestored('phone')));
    expect(await foundField('phone')).toBeVisible();
    expect(callsOf(host)).toHaveLength(before);
  });
});
