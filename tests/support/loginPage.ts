import { screen, waitFor } from '@testing-library/react';
import { fillField } from './formControls';
import { renderPortal } from './renderPortal';

/** The fields and the submit button of /login. */
export const username = () => screen.findByLabelText<HTMLInputElement>('Tên đăng nhập');
export const password = () => screen.findByLabelText<HTMLInputElement>('Mật khẩu');
export const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Đăng nhập' });

/** The portal at /login for a signed-out visitor. */
export async function openLogin(options?: Parameters<typeof renderPortal>[1], path = '/login') {
  const portal = renderPortal(path, options);
  await username();
  return portal;
}

/** Types a name and a password and waits until the form can be submitted. */
export async function fillLogin(
  portal: Awaited<ReturnType<typeof openLogin>>,
  name = 'demo',
  secret = 'Demo@2026',
) {
  await fillField(portal.user, await username(), name);
  await fillField(portal.user, await password(), secret);
  await waitFor(async () => expect(await submit()).toBeEnabled());
}
