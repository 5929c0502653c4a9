import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { linkedSessionFixture } from '../../../../fixtures/sessions';
import { answering, broken } from '../../../../support/answers';
import { bodiesOf } from '../../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../../support/fakeHost';
import { answer, refusal } from '../../../../support/handlers';
import { renderPortal } from '../../../../support/renderPortal';

const host = useFakeHost();
const page = '/end-session/the-token';
const ending = { name: 'Đăng xuất thiết bị đó' };

beforeEach(() => set(host, { me: null }));

it('SAFE-4: shows the sign-in, and sends nothing before the button is pressed', async () => {
  renderPortal(page);
  expect(await screen.findByText('Chrome trên Windows')).toBeVisible();
  expect(screen.getByText('113.161.72.•')).toBeVisible();
  expect(screen.getByText('20/11/2026 02:05')).toBeVisible();
  expect(callsOf(host).filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('SAFE-4: ends the session with one press, and suggests a new password', async () => {
  const { user } = renderPortal(page);
  await user.click(await screen.findByRole('button', ending));
  expect(await screen.findByText('Thiết bị đó đã bị đăng xuất')).toBeVisible();
  expect(await bodiesOf(host, paths.sessionLink)).toEqual([{ token: 'the-token' }]);
  expect(screen.getByRole('link', { name: 'Đổi mật khẩu' })).toHaveAttribute(
    'href',
    '/security?edit=password',
  );
  expect(screen.getByRole('link', { name: 'Tôi không còn đăng nhập được' })).toHaveAttribute(
    'href',
    '/recovery',
  );
});

it('SAFE-4: works for a signed-in player as well', async () => {
  host.server.resetHandlers();
  renderPortal(page);
  expect(await screen.findByRole('button', ending)).toBeVisible();
});

it('SAFE-4: says that the session has already ended', async () => {
  host.server.use(
    answer('get', paths.sessionLinkToken, () => HttpResponse.json(linkedSessionFixture({ ended: true }))),
  );
  renderPortal(page);
  expect(await screen.findByText('Thiết bị đó không còn đăng nhập')).toBeVisible();
  expect(screen.queryByRole('button', ending)).not.toBeInTheDocument();
});

it.each([
  ['used or outdated', () => refusal(422, { message: 'Đường dẫn không hoạt động.' })],
  ['of a host without the call (HOST-4)', () => refusal(404, {})],
])('SAFE-4: says that a link does not work if it is %s', async (_, resolver) => {
  host.server.use(answer('get', paths.sessionLinkToken, resolver));
  renderPortal(page);
  expect(await screen.findByText('Đường dẫn không hoạt động')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem các thiết bị' })).toHaveAttribute('href', '/security');
});

it('SAFE-4: says that a link does not work if it was used in the meantime', async () => {
  host.server.use(answering(paths.sessionLink, 'post', 422));
  const { user } = renderPortal(page);
  await user.click(await screen.findByRole('button', ending));
  expect(await screen.findByText('Đường dẫn không hoạt động')).toBeVisible();
});

it('API-6: can be retried after a failure', async () => {
  host.server.use(broken(paths.sessionLink, 'post'));
  const { user } = renderPortal(page);
  await user.click(await screen.findByRole('button', ending));
  expect(await screen.findByText(/Không kết nối được/)).toBeVisible();
  host.server.resetHandlers();
  await user.click(screen.getByRole('button', ending));
  expect(await screen.findByText('Thiết bị đó đã bị đăng xuất')).toBeVisible();
});
