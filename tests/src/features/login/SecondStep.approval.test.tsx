import { screen, waitFor } from '@testing-library/react';
import { paths } from '@portal/contract';
import { bodiesOf } from '../../../support/bodiesOf';
import { set, useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
const WRONG = 'Mã bảo mật không đúng hoặc đã hết hiệu lực';
const code = () => screen.findByLabelText<HTMLInputElement>('Mã bảo mật');
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Xác nhận' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Đăng nhập' });
const typed = { username: 'demo', password: 'Demo@2026', remember: true };

/** The host requires a code in this field. */
const asking = (field: 'otpNumber' | 'securityCode') =>
  answer('post', paths.login, async ({ request }) => {
    const given = ((await request.clone().json()) as Record<string, unknown>)[field];
    if (given === '123456') return undefined;
    return refusal(422, { errors: { [field]: [given === undefined ? 'Nhập mã xác nhận.' : WRONG] } });
  });

async function askedForCode(field: 'otpNumber' | 'securityCode') {
  set(host, { me: null });
  host.server.use(asking(field));
  const { user } = renderPortal('/login');
  await fillField(user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
  await fillField(user, screen.getByLabelText('Mật khẩu'), 'Demo@2026');
  await user.click(screen.getByLabelText('Ghi nhớ đăng nhập'));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await code();
  return user;
}

it.each([
  ['otpNumber', /tin nhắn SMS/],
  ['securityCode', /trong email/],
] as const)(
  'SAFE-4: asks for the code that the host requires as %s, and signs in with it',
  async (field, text) => {
    const user = await askedForCode(field);
    expect(screen.getByText('Xác nhận đăng nhập')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(await code()).toHaveAttribute('name', field);
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    await fillField(user, await code(), '123456');
    await user.click(confirm());
    expect(await screen.findByRole('heading', { level: 1, name: 'Thông tin cá nhân' })).toBeVisible();
    expect(await bodiesOf(host, paths.login)).toEqual([typed, { ...typed, [field]: '123456' }]);
  },
);

it('SAFE-4: shows the error of a wrong code under its field', async () => {
  const user = await askedForCode('otpNumber');
  await fillField(user, await code(), '654321');
  await user.click(confirm());
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(await code()).toBeVisible();
});

it('SAFE-4: keeps all input when the player goes back', async () => {
  const user = await askedForCode('otpNumber');
  await user.click(screen.getByRole('button', { name: 'Quay lại' }));
  expect(await screen.findByLabelText('Tên đăng nhập')).toHaveValue('demo');
  expect(screen.getByLabelText('Mật khẩu')).toHaveValue('Demo@2026');
  expect(screen.getByLabelText('Ghi nhớ đăng nhập')).toBeChecked();
  await user.click(submit());
  await code();
  expect(await bodiesOf(host, paths.login)).toEqual([typed, typed]);
});
