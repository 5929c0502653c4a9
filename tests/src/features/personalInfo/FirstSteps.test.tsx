import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { topUpFixture } from '../../../fixtures/transactions';
import { broken } from '../../../support/answers';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';
import { settingRow } from '../../../support/settings';

const host = useFakeHost();
const TITLE = 'Bắt đầu với FS Online';

const newcomer = (overrides = {}) =>
  userFixture({ joinAt: new Date().toISOString(), verifiedPhoneAt: null, credit: 0, ...overrides });
const panel = async () => within(await screen.findByRole('region', { name: TITLE }));

it('decision 0121: shows a newcomer each step with its state and a link', async () => {
  set(host, { me: newcomer(), history: [topUpFixture()] });
  renderPortal('/');
  const steps = await panel();
  expect(steps.getByText('Đã xong 1/4 việc')).toBeVisible();
  expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Tiếp theo Tải game Cho/),
    expect.stringMatching(/^Xác minh số điện thoại Chưa làm/),
    expect.stringMatching(/^Nhận gift code Chưa làm/),
    'Nạp thẻ lần đầu Đã xong',
  ]);
  expect(steps.getByRole('link', { name: /Nhận gift code/ })).toHaveAttribute('href', '/giftcode');
  expect(steps.queryByRole('link', { name: /Nạp thẻ lần đầu/ })).not.toBeInTheDocument();
});

it('links to /security if there is no phone number', async () => {
  set(host, { me: newcomer({ phoneNumber: null }), history: [] });
  renderPortal('/');
  const link = (await panel()).getByRole('link', { name: /Xác minh số điện thoại/ });
  expect(link).toHaveAttribute('href', '/security');
  expect(link).toHaveTextContent('Thêm số điện thoại của bạn');
});

it('counts opening the link to the game as done, and remembers it on the device', async () => {
  set(host, { me: newcomer(), history: [] });
  const first = renderPortal('/');
  const link = (await panel()).getByRole('link', { name: /Tải game/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await first.user.click(link);
  expect(await (await panel()).findByText('Đã xong 1/4 việc')).toBeVisible();
  first.unmount();
  renderPortal('/');
  expect(await (await panel()).findByText('Đã xong 1/4 việc')).toBeVisible();
});

it('stays closed on this device for the player who closed it, but not for another player', async () => {
  set(host, { me: newcomer(), history: [] });
  const first = renderPortal('/');
  await first.user.click((await panel()).getByRole('button', { name: 'Đóng phần Bắt đầu' }));
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  first.unmount();
  const second = renderPortal('/');
  await settingRow(/^Email/);
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  second.unmount();
  set(host, { me: newcomer({ username: 'nguoi_khac' }), history: [] });
  renderPortal('/');
  await panel();
});

it('disappears once all steps are done', async () => {
  set(host, {
    me: newcomer({ verifiedPhoneAt: '2026-11-20T03:00:00.000Z' }),
    history: [topUpFixture()],
    giftCodes: [],
    codeRedemptions: null,
  });
  const { user } = renderPortal('/');
  const link = (await panel()).getByRole('link', { name: /Tải game/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
});

it('is not shown to an older account, and makes no calls for it', async () => {
  renderPortal('/');
  await settingRow(/^Email/);
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  expect(callsOf(host)).not.toContain(`GET ${paths.giftCodes}`);
});

it('is omitted if the history cannot be read, and the page still works', async () => {
  set(host, { me: newcomer() });
  host.server.use(broken(paths.transactionHistory));
  renderPortal('/');
  await settingRow(/^Email/);
  await waitFor(() => expect(callsOf(host)).toContain(`GET ${paths.transactionHistory}`));
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
});
