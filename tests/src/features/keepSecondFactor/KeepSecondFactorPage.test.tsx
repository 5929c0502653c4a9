import { screen } from '@testing-library/react';
import { paths } from '@portal/contract';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

const keep = () => screen.findByRole('button', { name: 'Hủy yêu cầu gỡ' });

it('SAFE-5: opening the link changes nothing; pressing the button cancels the removal', async () => {
  const { user } = renderPortal('/keep-second-factor/a-token');
  const button = await keep();
  expect(callsOf(host)).not.toContain(`PUT ${paths.keepSecondFactor}`);
  await user.click(button);
  expect(await screen.findByText('Đã hủy yêu cầu')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Đặt lại mật khẩu' })).toHaveAttribute('href', '/recovery');
  expect(await bodiesOf(host, paths.keepSecondFactor)).toEqual([{ token: 'a-token' }]);
});

it('SAFE-5: a used link shows a message; an unreachable host can be retried', async () => {
  host.server.use(answer('put', paths.keepSecondFactor, () => refusal(422, {}), { once: true }));
  const { user, unmount } = renderPortal('/keep-second-factor/old');
  await user.click(await keep());
  expect(await screen.findByText('Đường dẫn không hoạt động')).toBeVisible();
  expect(screen.getByText(/mỗi lần đăng nhập hoặc đổi mật khẩu đều hủy yêu cầu gỡ/)).toBeVisible();
  // A signed-in player is redirected from /login; a visitor signs in on the way to /security.
  expect(screen.getByRole('link', { name: 'Đổi mật khẩu' })).toHaveAttribute('href', '/security');
  unmount();
  host.server.use(answer('put', paths.keepSecondFactor, () => refusal(503, {}), { once: true }));
  renderPortal('/keep-second-factor/new');
  await user.click(await keep());
  await screen.findByRole('alert');
  await user.click(await keep());
  expect(await screen.findByText('Đã hủy yêu cầu')).toBeVisible();
});
