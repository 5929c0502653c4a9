import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@portal/contract';
import { meApi } from '../../../src/api/endpoints/me';
import { readRecording } from '../../../src/replay/readRecording';
import { recordingFile } from '../../../src/replay/recordingFile';
import { userFixture } from '../../fixtures/users';
import { set, useFakeHost } from '../../support/fakeHost';
import { answer, refusal } from '../../support/handlers';
import { recordPortal, screenOf } from '../../support/recordedPortal';

const host = useFakeHost();

async function expectSameScreens({ recorder, screens, unmount }: ReturnType<typeof recordPortal>) {
  const { steps, otherVersion, unknown } = readRecording(recordingFile(recorder));
  expect({ otherVersion, unknown }).toEqual({ otherVersion: false, unknown: [] });
  unmount();
  // Backwards, so that no earlier snapshot can contribute to a later one.
  for (const [index, live] of [...screens].reverse())
    expect([index, await screenOf(steps[index]!)]).toEqual([index, live]);
}

describe('a snapshot shows the original screen', () => {
  it('for a login that is refused and then accepted', async () => {
    set(host, { me: null });
    host.server.use(
      answer('post', paths.login, () => refusal(422, { message: 'Sai.', errors: { username: ['Sai.'] } }), {
        once: true,
      }),
    );
    const portal = recordPortal('/login');
    await screen.findByRole('heading', { name: 'Đăng nhập' });
    portal.note();
    await portal.user.type(screen.getByLabelText('Tên đăng nhập'), 'demo');
    await portal.user.type(screen.getByLabelText('Mật khẩu'), 'Sai-mat-khau-1');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Đăng nhập' })).toBeEnabled());
    await portal.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await screen.findByText('Sai.');
    portal.note();
    await portal.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await screen.findByRole('heading', { name: 'Thông tin cá nhân' });
    portal.note();
    await expectSameScreens(portal);
  });

  it('for an open drawer, a failed logout and a phone that was verified meanwhile', async () => {
    set(host, { me: userFixture({ verifiedPhoneAt: null }) });
    const portal = recordPortal('/');
    const { user, store } = portal;
    await screen.findByRole('heading', { level: 1, name: 'Thông tin cá nhân' });
    portal.note();
    await user.click(screen.getByRole('button', { name: 'Mở trình đơn' }));
    await screen.findByRole('dialog');
    portal.note();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    host.server.use(answer('post', paths.logout, () => refusal(500, { message: 'Máy chủ bận.' })));
    await user.click(screen.getByRole('button', { name: /^Tài khoản/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
    expect(await screen.findByText(/^Chưa đăng xuất được\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    portal.note();

    set(host, { me: userFixture() });
    await act(() => store.dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })));
    expect(await screen.findByText('Số điện thoại của bạn đã được xác minh.')).toBeInTheDocument();
    portal.note();
    expect(portal.screens.size).toBe(4);
    await expectSameScreens(portal);
  });
});
