import { screen, waitFor } from '@testing-library/react';
import { set, useFakeHost } from '../../support/fakeHost';
import { fillLogin, openLogin, submit } from '../../support/loginPage';

const host = useFakeHost();

it('LAY-8: the page that a visitor wanted is not lost on the way through registration and recovery', async () => {
  set(host, { me: null });
  const portal = await openLogin({}, '/login?next_uri=%2Ftransactions%3Fpage%3D2');
  for (const [name, path] of [
    ['Quên mật khẩu?', '/recovery'],
    ['Về trang đăng nhập', '/login'],
    ['Đăng ký', '/register'],
    ['Đăng nhập', '/login'],
  ] as const) {
    await portal.user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(portal.here()).toBe(path));
  }
  await fillLogin(portal);
  await portal.user.click(await submit());
  await waitFor(() => expect(portal.here()).toBe('/transactions?page=2'));
});
