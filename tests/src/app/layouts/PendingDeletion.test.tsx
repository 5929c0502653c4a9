import { screen } from '@testing-library/react';
import { paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { broken } from '../../../support/answers';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
const waiting = () => set(host, { me: userFixture({ deletesAt: '2026-12-06T03:00:00.000Z' }) });
const NOTICE = 'Tài khoản sẽ bị xóa vào ngày 06/12/2026';

it.each(['/', '/payment', '/recharge'])(
  'SAFE-13: %s shows the date of the deletion, and warns against topping up',
  async (path) => {
    waiting();
    renderPortal(path);
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByText(/Đừng nạp thêm/)).toBeVisible();
  },
);

it('SAFE-13: one press keeps the account, and the notice disappears', async () => {
  waiting();
  const { user } = renderPortal('/payment');
  await user.click(await screen.findByRole('button', { name: 'Giữ lại tài khoản' }));
  expect(await screen.findByText('Tài khoản của bạn được giữ lại.')).toBeVisible();
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(callsOf(host)).toContain(`DELETE ${paths.accountDeletion}`);
});

it('SAFE-13, API-6: a failure shows its reason, and the button can be pressed again', async () => {
  waiting();
  host.server.use(broken(paths.accountDeletion, 'delete'));
  const { user } = renderPortal('/');
  await user.click(await screen.findByRole('button', { name: 'Giữ lại tài khoản' }));
  expect(await screen.findByText(/Không kết nối được/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Giữ lại tài khoản' })).toBeEnabled();
});

it('HOST-4: shows no notice without a pending deletion', async () => {
  renderPortal('/payment');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Tài khoản sẽ bị xóa/)).not.toBeInTheDocument();
});
