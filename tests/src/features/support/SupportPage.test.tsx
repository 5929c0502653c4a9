import { act, screen, waitFor, within } from '@testing-library/react';
import { unsetPortalConfig } from '@portal/contract';
import { refetchMe } from '../../../../src/api/endpoints/me';
import { signedOut } from '../../../../src/store/slices/session';
import { payFixture, topUpFixture } from '../../../fixtures/transactions';
import { userFixture } from '../../../fixtures/users';
import { set, useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();

describe('/support', () => {
  it('SUP-1: says that it is under development, and links to the social page', async () => {
    set(host, { me: null });
    renderPortal('/support');
    await waitFor(() => expect(screen.getByText('Trung tâm hỗ trợ đang được phát triển.')).toBeVisible());
    expect(screen.getByRole('link', { name: 'Đến trang cộng đồng' })).toHaveAttribute(
      'href',
      'https://fsonline.example/cong-dong',
    );
  });

  it('HOST-5: shows no link to a social page if the deployment has none', async () => {
    renderPortal('/support', { config: unsetPortalConfig });
    await waitFor(() => expect(screen.getByText('Trung tâm hỗ trợ đang được phát triển.')).toBeVisible());
    expect(screen.queryByRole('link', { name: 'Đến trang cộng đồng' })).not.toBeInTheDocument();
  });

  it('PLAY-4: searches for what was typed before the scripts ran', async () => {
    set(host, { me: null });
    const { user } = renderPortal('/support', { typedBefore: { search: 'quen mat khau' } });
    await waitFor(() => expect(screen.getByLabelText('Bạn cần giúp gì?')).toHaveValue('quen mat khau'));
    expect(screen.getByText('Tôi quên mật khẩu hoặc tên đăng nhập?')).toBeVisible();
    expect(screen.queryByText('Khi nào tôi được hoàn KP?')).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Bạn cần giúp gì?'));
    expect(screen.getByText('Khi nào tôi được hoàn KP?')).toBeVisible();
  });

  it('PLAY-4: is public, and shows contacts, their hours, and questions', async () => {
    set(host, { me: null });
    const portal = renderPortal('/support');
    expect(await screen.findByRole('link', { name: 'hotro@fsonline.example' })).toHaveAttribute(
      'href',
      'mailto:hotro@fsonline.example',
    );
    expect(screen.getByText('8:00–22:00, tất cả các ngày')).toBeVisible();
    expect(document.querySelectorAll('details')).toHaveLength(10);
    expect(portal.here()).toBe('/support');
  });

  it('PLAY-4: finds answers without diacritics, and says when there are none', async () => {
    set(host, { me: null });
    const { user } = renderPortal('/support');
    const search = await screen.findByRole('searchbox', { name: 'Bạn cần giúp gì?' });
    await fillField(user, search, 'quen mat khau');
    expect(await screen.findByText(/^Có [1-3] câu trả lời\.$/)).toBeVisible();
    expect(document.querySelector('details')).toHaveTextContent('Tôi quên mật khẩu');
    await user.clear(search);
    await fillField(user, search, 'zzz');
    expect(await screen.findByText(/^Không có câu trả lời nào cho “zzz”/)).toBeVisible();
  });

  describe('SAFE-12: a typed search', () => {
    const search = () => screen.findByRole('searchbox', { name: 'Bạn cần giúp gì?' });
    const type = async (username: string | null) => {
      set(host, { me: username === null ? null : userFixture({ username }) });
      const portal = renderPortal('/support');
      if (username !== null) await screen.findByRole('link', { name: /^Số dư/ });
      // All tests share a history entry.
      await portal.user.clear(await search());
      await fillField(portal.user, await search(), 'quen');
      return portal;
    };
    const signIn = (portal: Awaited<ReturnType<typeof type>>, username: string) =>
      act(async () => {
        set(host, { me: userFixture({ username }) });
        await portal.store.dispatch(refetchMe());
      });

    it('is not shown to the next player', async () => {
      const portal = await type('demo');
      await signIn(portal, 'thanhnam');
      await waitFor(async () => expect(await search()).toHaveValue(''));
    });

    it('is not shown to a visitor who goes back to it after a logout', async () => {
      const portal = await type('demo');
      set(host, { me: null });
      act(() => void portal.store.dispatch(signedOut({ to: '/login' })));
      portal.unmount();
      renderPortal('/support', { store: portal.store });
      expect(await search()).toHaveValue('');
    });

    it.each([
      ['a visitor who then signs in', null],
      ['a player whose session is checked again', 'demo'],
    ])('is kept for %s', async (_, username) => {
      const portal = await type(username);
      await signIn(portal, 'demo');
      expect(await screen.findByRole('link', { name: /^Số dư/ })).toBeVisible();
      expect(await search()).toHaveValue('quen');
    });
  });

  it('PLAY-4: shows the transaction of a receipt’s link, only to a signed-in player', async () => {
    const { unmount } = renderPortal('/support?transaction=101');
    const about = await screen.findByRole('region', { name: 'Giao dịch bạn cần hỏi' });
    expect(within(about).getByText('101')).toBeVisible();
    unmount();
    set(host, { me: null });
    renderPortal('/support?transaction=101');
    expect(await screen.findByText('Trung tâm hỗ trợ đang được phát triển.')).toBeVisible();
    expect(screen.queryByText('101')).not.toBeInTheDocument();
  });

  it('PLAY-4: copies the transaction of a receipt’s link, and says so beside the button', async () => {
    const { user } = renderPortal('/support?transaction=101');
    // The signed-in layout replaces the public one.
    await screen.findByRole('link', { name: /^Số dư/ });
    await user.click(await screen.findByRole('button', { name: 'Sao chép để gửi hỗ trợ' }));
    const announced = await screen.findByText('Đã sao chép', { selector: '[role="status"]' });
    expect(announced.closest('button')).toBeNull();
  });

  it('HOST-2: shows the time of the receipt’s own transaction on a host that numbers each type by itself', async () => {
    set(host, {
      history: [
        payFixture({ id: '1', updatedAt: '2026-11-22T03:00:00Z' }),
        topUpFixture({ id: '1', updatedAt: '2026-11-20T03:00:00Z' }),
      ],
    });
    const { user } = renderPortal('/transactions');
    const links = await screen.findAllByRole('link', { name: 'Xem biên nhận giao dịch 1' });
    await user.click(links[1]!);
    await user.click(await screen.findByRole('link', { name: 'Hỏi bộ phận hỗ trợ về giao dịch này' }));
    const about = await screen.findByRole('region', { name: 'Giao dịch bạn cần hỏi' });
    expect(within(about).getByText(/^20\/11\/2026/)).toBeVisible();
  });

  it.each(['GD-2026:1.2', 'q83vEjQ+/w==', 'TX#4711~2'])('shows any host’s ids (%s)', async (id) => {
    renderPortal(`/support?transaction=${encodeURIComponent(id)}`);
    const about = await screen.findByRole('region', { name: 'Giao dịch bạn cần hỏi' });
    expect(within(about).getByText(id)).toBeVisible();
  });

  it.each(['%3Cb%3E', 'x'.repeat(65)])('shows no transaction for an invalid id (%s)', async (id) => {
    renderPortal(`/support?transaction=${id}`);
    expect(await screen.findByRole('link', { name: 'Đã chuyển mà chưa nhận được KP?' })).toBeVisible();
    expect(screen.queryByText('Giao dịch bạn cần hỏi')).not.toBeInTheDocument();
  });
});
