import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { enabledButton, fieldOf, foundField } from '../support/formControls';
import { timeOutAfter, set, useFakeHost } from '../support/fakeHost';
import { useFakeWorkers } from '../support/fakeWorker';
import { answer, refusal } from '../support/handlers';
import { renderPortal } from '../support/renderPortal';

const host = useFakeHost();
useFakeWorkers();
beforeEach(() => window.sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

type Path = (typeof paths)[keyof typeof paths];

interface AccountForm {
  name: string;
  address: string;
  signedIn?: true;
  method?: 'patch';
  call: Path;
  /** Field name → what is typed into it or chosen from it, in order. */
  typed: Record<string, string>;
  submit: string;
}

const strong = 'Matkhau@1';

/** Every form that concerns accounts. */
const forms: AccountForm[] = [
  {
    name: 'login',
    address: '/login',
    call: paths.login,
    typed: { username: 'thanhnam', password: strong },
    submit: 'Đăng nhập',
  },
  {
    name: 'registration',
    address: '/register?step=all',
    call: paths.register,
    typed: { phone: '0987654321', username: 'thanhnam', password: strong, passwordConfirm: strong },
    submit: 'Đăng ký',
  },
  {
    name: 'forgotten password',
    address: '/recovery/forgot-password',
    call: paths.sendResetEmail,
    typed: { username: 'thanhnam' },
    submit: 'Gửi yêu cầu',
  },
  {
    name: 'reset by link',
    address: '/recovery/forgot-password/a-token',
    call: paths.resetPassword,
    typed: { password: strong, passwordConfirm: strong },
    submit: 'Đổi mật khẩu',
  },
  {
    name: 'reset by phone',
    address: '/recovery/forgot-password-by-phone',
    call: paths.resetPasswordByPhone,
    typed: { username: 'thanhnam', otp: '123456', newPassword: strong, reNewPassword: strong },
    submit: 'Đổi mật khẩu',
  },
  {
    name: 'forgotten username',
    address: '/recovery/forgot-username',
    call: paths.recoverUsername,
    typed: { email: 'nam@example.com' },
    submit: 'Gửi yêu cầu',
  },
  {
    name: 'name',
    address: '/?edit=name',
    signedIn: true,
    method: 'patch',
    call: paths.updateProfile,
    typed: { lastName: 'Lê', middleName: 'Thị', firstName: 'Ánh' },
    submit: 'Lưu',
  },
  {
    name: 'language',
    address: '/?edit=language',
    signedIn: true,
    method: 'patch',
    call: paths.updateProfile,
    typed: { language: 'vi-VN' },
    submit: 'Lưu',
  },
  {
    name: 'e-mail',
    address: '/?edit=email',
    signedIn: true,
    method: 'patch',
    call: paths.updateProfile,
    typed: { email: 'moi@example.com', securityCode: '123456' },
    submit: 'Lưu',
  },
  {
    name: 'own password',
    address: '/security?edit=password',
    signedIn: true,
    call: paths.changePassword,
    typed: { currentPassword: 'Demo@2026', password: strong, passwordConfirm: strong },
    submit: 'Lưu',
  },
  {
    name: 'new phone',
    address: '/security?edit=phone',
    signedIn: true,
    call: paths.updatePhone,
    typed: { newPhoneNumber: '0987654321', otpNumber: '123456' },
    submit: 'Lưu',
  },
];

const textsIn = (typed: Record<string, string>) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, fieldOf(name)?.value]));

/** Opens the form and types all of it. */
async function filled({ address, signedIn, typed }: AccountForm) {
  if (!signedIn) set(host, { me: null });
  // The single form is where a registration ends that was refused before (REG-7).
  const { phone, username } = typed;
  if (address.startsWith('/register'))
    window.sessionStorage.setItem('signup', JSON.stringify({ phone, username }));
  const portal = renderPortal(address);
  for (const [name, text] of Object.entries(typed)) {
    const field = await foundField(name);
    if (field instanceof HTMLSelectElement) {
      await portal.user.selectOptions(field, text);
      continue;
    }
    await portal.user.clear(field);
    await portal.user.click(field);
    await portal.user.paste(text);
  }
  return portal;
}

const submit = async ({ submit: name }: AccountForm, { user }: Awaited<ReturnType<typeof filled>>) =>
  user.click(await enabledButton(name));

const faults: [string, Parameters<typeof answer>[2], RegExp][] = [
  ['the host is down', () => HttpResponse.error(), /Không kết nối được/],
  ['the host is slow', () => delay('infinite') as Promise<never>, /phản hồi quá lâu/],
  [
    'a 422 about fields that it lacks',
    () => refusal(422, { message: 'Không được.', errors: { truongLa: ['Trường lạ.'] } }),
    /Không được\.\s+Trường lạ\./,
  ],
  [
    '429 with Retry-After',
    () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '45' } }),
    /45 giây/,
  ],
  [
    '419, also after a new cookie',
    () => HttpResponse.json({}, { status: 419 }),
    /Phiên làm việc đã thay đổi/,
  ],
  ['a proxy’s HTML', () => new HttpResponse('<h1>Bảo trì</h1>', { status: 502 }), /đang gặp sự cố/],
];

describe.each(forms)('API-6: the form of $name', (form) => {
  it.each(faults)(
    '%s: says so, keeps what was typed, and can be sent again',
    async (_, resolver, message) => {
      const portal = await filled(form);
      timeOutAfter(1000);
      const { method = 'post', call, typed } = form;
      host.server.use(answer(method, call, resolver));
      await submit(form, portal);
      await waitFor(() =>
        expect(screen.getAllByRole('alert').some(({ textContent }) => message.test(textContent))).toBe(true),
      );
      expect(textsIn(typed)).toEqual(typed);
      await enabledButton(form.submit);
    },
  );
});

const kept: Record<string, (name: string) => boolean> = {
  // Secrets outlive no lost session.
  name: () => true,
  language: () => true,
  'e-mail': (name) => name === 'email',
  'new phone': (name) => name === 'newPhoneNumber',
};

it.each(forms.filter(({ name }) => name in kept))(
  'API-6: what was typed into the form of $name is there again after the session ended and the player logged in',
  async (form) => {
    const portal = await filled(form);
    const { method = 'post', call, typed, address } = form;
    set(host, { me: null });
    host.server.use(answer(method, call, () => refusal(401, { message: 'Hết phiên.' })));
    await submit(form, portal);
    await portal.user.type(await screen.findByLabelText('Tên đăng nhập'), 'demo');
    await portal.user.type(screen.getByLabelText('Mật khẩu'), 'Demo@2026{Enter}');
    await waitFor(() => expect(portal.here()).toBe(address));
    await screen.findByRole('dialog');
    const expected = Object.fromEntries(Object.entries(typed).filter(([name]) => kept[form.name]?.(name)));
    await waitFor(() => expect(textsIn(expected)).toEqual(expected));
  },
);
