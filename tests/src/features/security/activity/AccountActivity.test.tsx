import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { phoneSessionFixture, sessionFixture, signInFixture } from '../../../../fixtures/sessions';
import { answering, broken, hanging } from '../../../../support/answers';
import { callsOf, set, useFakeHost } from '../../../../support/fakeHost';
import { answer, refusal } from '../../../../support/handlers';
import { keepWhatIsSpoken } from '../../../../support/keepWhatIsSpoken';
import { renderPortal } from '../../../../support/renderPortal';
import { modalClosed } from '../../../../support/settings';

const host = useFakeHost();

const deletions = () => callsOf(host).filter((call) => call.startsWith('DELETE'));

/** The live region of the toasts is always on the page. */
const expectNoAlert = () =>
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);

const section = async (title: string) => within(await screen.findByRole('region', { name: title }));
const devices = async () => {
  const region = await section('Thiết bị đang đăng nhập');
  await region.findByText('Thiết bị này');
  return region;
};
const signIns = () => section('Lịch sử đăng nhập');

describe('the devices of /security', () => {
  it('SAFE-3: show browser, system and last use; the current one has no button', async () => {
    renderPortal('/security');
    const rows = (await devices()).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(
      /^Chrome trên WindowsThiết bị này.*Hà Nội · Địa chỉ mạng 113\.161\.72\.•/,
    );
    expect(rows[1]).toHaveTextContent(/^Safari trên iPhoneDùng gần nhất 19\/11\/2026 15:20/);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('SAFE-3: sign out one device per press, and refetch the lists', async () => {
    const { user } = renderPortal('/security');
    const region = await devices();
    await user.click(region.getByRole('button', { name: 'Đăng xuất Safari trên iPhone' }));
    expect(await screen.findByText('Đã đăng xuất thiết bị!')).toBeVisible();
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
    expect(deletions()).toEqual([`DELETE /api/sessions/${phoneSessionFixture().id}`]);
    expect(region.queryByRole('button')).not.toBeInTheDocument();
  });

  it('SAFE-3: pass the focus of a removed row to their section, and so does the button for all others', async () => {
    set(host, { sessions: [sessionFixture(), phoneSessionFixture(), phoneSessionFixture({ id: '3' })] });
    const { user } = renderPortal('/security');
    const region = await devices();
    const section = screen.getByRole('region', { name: 'Thiết bị đang đăng nhập' });
    const [first] = region.getAllByRole('button', { name: 'Đăng xuất Safari trên iPhone' });
    await user.click(first as HTMLElement);
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(2));
    expect(section).toHaveFocus();
    await user.click(region.getByRole('button', { name: 'Đăng xuất tất cả thiết bị khác' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Đăng xuất' }));
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The main element if the button was removed before the dialog closed.
    expect([section, screen.getByRole('main')]).toContain(document.activeElement);
  });

  it('SAFE-3: remove a device silently if its session has already ended', async () => {
    host.server.use(
      answer('delete', paths.session, () => {
        set(host, { sessions: [sessionFixture()] });
        return refusal(404, { message: 'Thiết bị này không còn đăng nhập.' });
      }),
    );
    const { user } = renderPortal('/security');
    const region = await devices();
    await user.click(region.getByRole('button', { name: /^Đăng xuất Safari/ }));
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
    expectNoAlert();
  });

  it('API-6: show a failure beside the device, which stays', async () => {
    host.server.use(broken(paths.session, 'delete'));
    const { user } = renderPortal('/security');
    const region = await devices();
    await user.click(region.getByRole('button', { name: /^Đăng xuất Safari/ }));
    expect(await region.findByRole('alert')).toHaveTextContent('Không kết nối được');
    expect(region.getAllByRole('listitem')).toHaveLength(2);
  });

  it('SAFE-3: sign out all others after one confirmation', async () => {
    const { user } = renderPortal('/security');
    const region = await devices();
    await user.click(region.getByRole('button', { name: 'Đăng xuất tất cả thiết bị khác' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Hủy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deletions()).toEqual([]);

    await user.click(region.getByRole('button', { name: 'Đăng xuất tất cả thiết bị khác' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Đăng xuất' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deletions()).toEqual(['DELETE /api/sessions']);
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
  });

  it('API-6: ask again without the error of the last try', async () => {
    host.server.use(broken(paths.sessions, 'delete'));
    const { user } = renderPortal('/security');
    const region = await devices();
    const asked = async () => {
      await user.click(region.getByRole('button', { name: 'Đăng xuất tất cả thiết bị khác' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await asked();
    await user.click(dialog.getByRole('button', { name: 'Đăng xuất' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Không kết nối được');
    await user.click(dialog.getByRole('button', { name: 'Hủy' }));
    await modalClosed();
    expect((await asked()).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the sign-ins of /security', () => {
  it('SAFE-3: show successes and failures with time, browser and address', async () => {
    set(host, { signIns: [signInFixture(), signInFixture({ kind: 'sign-in-failed', browser: null })] });
    renderPortal('/security');
    const rows = await (await signIns()).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Đăng nhập thành côngChrome trên Windows · Hà Nội · 113.161.72.•20/11/2026 02:05',
      'Đăng nhập không thành côngWindows · Hà Nội · 113.161.72.•20/11/2026 02:05',
    ]);
  });

  it('SAFE-3: show the newest five, and all of them in a dialog', async () => {
    set(host, { signIns: Array.from({ length: 12 }, () => signInFixture({ kind: 'password-changed' })) });
    const { user } = renderPortal('/security');
    const region = await signIns();
    expect(await region.findAllByText('Đổi mật khẩu')).toHaveLength(5);
    await user.click(region.getByRole('button', { name: 'Xem tất cả (12)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lịch sử đăng nhập' }));
    expect(dialog.getAllByText('Đổi mật khẩu')).toHaveLength(12);
  });

  it('HOST-2: show an unknown kind as a change of the account', async () => {
    set(host, { signIns: [signInFixture({ kind: 'anything' })] });
    renderPortal('/security');
    expect(await (await signIns()).findByText('Thay đổi bảo mật tài khoản')).toBeVisible();
  });

  it('SAFE-3: say that there were none', async () => {
    set(host, { signIns: [] });
    renderPortal('/security');
    expect(await (await signIns()).findByText('Chưa có lần đăng nhập nào trong 90 ngày qua.')).toBeVisible();
  });

  it('API-6: offer a retry after a failure', async () => {
    host.server.use(answering(paths.signIns, 'get', 500));
    const { user } = renderPortal('/security');
    const region = await signIns();
    await region.findByRole('alert');
    host.server.resetHandlers();
    await user.click(region.getByRole('button', { name: 'Thử lại' }));
    expect(await region.findByText('Đăng nhập thành công')).toBeVisible();
  });
});

it('SAFE-3: announces that the lists are loading', async () => {
  host.server.use(hanging(paths.sessions), hanging(paths.signIns));
  const spoken = keepWhatIsSpoken();
  renderPortal('/security');
  await waitFor(() => expect(spoken).toContain('Đang tải danh sách thiết bị...'));
  await waitFor(() => expect(spoken).toContain('Đang tải lịch sử đăng nhập...'));
});

it.each([
  ['404', () => refusal(404, {})],
  ['501', () => refusal(501, {})],
  ['a page', () => HttpResponse.html('<h1>Portal</h1>')],
  ['null', () => HttpResponse.json(null)],
])('HOST-4: shows neither list on a host that answers both calls with %s', async (_, resolver) => {
  host.server.use(answer('get', paths.sessions, resolver), answer('get', paths.signIns, resolver));
  renderPortal('/security');
  await waitFor(() => expect(callsOf(host)).toContain('GET /api/sign-ins'));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Đăng nhập và bảo mật' })).toBeVisible();
  expectNoAlert();
});
