import { screen, waitFor } from '@testing-library/react';
import { paths } from '@portal/contract';
import { readRecording } from '../../../src/app/replay/readRecording';
import { fileOf } from '../../../src/app/replay/save';
import { set, useFakeHost } from '../../support/fakeHost';
import { answer, refusal } from '../../support/handlers';
import { recordPortal, screenOf } from '../../support/recordedPortal';

const host = useFakeHost();

async function expectSameScreens({ recorder, screens, unmount }: ReturnType<typeof recordPortal>) {
  const { steps, otherVersion, unknown } = readRecording(fileOf(recorder));
  expect({ otherVersion, unknown }).toEqual({ otherVersion: false, unknown: [] });
  unmount();
  // Backward, so that nothing of an earlier moment helps a later one.
  for (const [index, live] of [...screens].reverse())
    expect([index, await screenOf(steps[index]!)]).toEqual([index, live]);
}

describe('a replayed moment shows the screen of that moment', () => {
  it('login refused, then taken', async () => {
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
});
