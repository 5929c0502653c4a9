import { act, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { logOut } from '../../../../src/app/logOut';
import { meApi } from '../../../../src/api/endpoints/me';
import { historyApi } from '../../../../src/api/endpoints/history';
import { signedIn, signedOut } from '../../../../src/store/slices/session';
import { userFixture } from '../../../fixtures/users';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { answer } from '../../../support/handlers';
import { createTestStore, renderPortal } from '../../../support/renderPortal';
import { callsEnded, turns } from '../../../support/idle';

const host = useFakeHost();
const ENDED = 'Phiên đăng nhập của bạn đã kết thúc. Hãy đăng nhập lại để tiếp tục.';

describe('guards', () => {
  it('LAY-5: a visitor is sent to /login, and returns to path, query and hash after the login', async () => {
    set(host, { me: null });
    const portal = renderPortal('/transactions?page=2&q=%C4%91#last');
    await waitFor(() => expect(portal.location()?.pathname).toBe('/login'));
    expect(new URLSearchParams(portal.location()?.search).get('next_uri')).toBe(
      '/transactions?page=2&q=%C4%91#last',
    );
    expect(portal.location()?.state).toEqual({ from: '/transactions?page=2&q=%C4%91#last' });
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
    await fillField(portal.user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
    await fillField(portal.user, screen.getByLabelText('Mật khẩu'), 'Demo@2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Đăng nhập' })).toBeEnabled());
    await portal.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await waitFor(() => expect(portal.here()).toBe('/transactions?page=2&q=%C4%91#last'));
  });

  it('LAY-6: a 401 on /api/me of a public page causes no redirect loop', async () => {
    set(host, { me: null });
    const portal = renderPortal('/login');
    await screen.findByLabelText('Tên đăng nhập');
    await act(() => callsEnded(portal.store));
    expect(portal.here()).toBe('/login');
    expect(callsOf(host)).toEqual(['GET /api/me']);
  });

  it('LAY-6: a 401 from any other call leads to /login and clears the cache', async () => {
    const portal = renderPortal('/payment/bank-transfer');
    await screen.findByText('Techcombank');
    host.server.use(
      answer('get', paths.transactionHistory, () => new HttpResponse('{}', { status: 401 })),
      answer('get', paths.me, () => new HttpResponse('{}', { status: 401 })),
    );
    await act(async () => {
      await portal.store.dispatch(
        historyApi.endpoints.getHistory.initiate(undefined, { forceRefetch: true }),
      );
    });
    await waitFor(() => expect(portal.location()?.pathname).toBe('/login'));
    expect(portal.location()?.state).toEqual({ from: '/payment/bank-transfer' });
    const cached = Object.values(portal.store.getState().api.queries).map((entry) => entry?.data);
    expect(cached.filter(Boolean)).toEqual([]);
    expect(await screen.findByText(ENDED)).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-announcer]')).toHaveTextContent(`Đăng nhập. ${ENDED}`),
    );
    act(() => void portal.store.dispatch(signedIn({})));
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });

  it.each([
    ['/login?next_uri=%2Frecharge', undefined, '/recharge'],
    ['/login', { from: '/transactions' }, '/transactions'],
    ['/login', undefined, '/'],
    ['/register?next_uri=%2Fpayment%2Fcard', undefined, '/payment/card'],
    ['/login?next_uri=%2Frecharge', { from: '/transactions' }, '/recharge'],
    ['/login?next_uri=%2F%2Fevil.example', undefined, '/'],
    ['/login', { from: '//evil.example' }, '/'],
  ])('LAY-8: a signed-in player at %s (state %j) goes to %s', async (path, state, target) => {
    const portal = renderPortal(path, { state });
    await waitFor(() => expect(portal.here()).toBe(target));
  });

  it('LAY-10: neither the page nor the login form is shown while the session is checked', async () => {
    host.server.use(answer('get', paths.me, () => delay('infinite')));
    renderPortal('/payment');
    expect(await screen.findByText('Đang kiểm tra phiên đăng nhập...')).toBeInTheDocument();
    expect(screen.queryByText('Số dư')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Tên đăng nhập')).not.toBeInTheDocument();
  });

  it('API-6: an unreachable host is an error with a retry, not a logout', async () => {
    host.server.use(answer('get', paths.me, () => HttpResponse.error()));
    const portal = renderPortal('/payment');
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    expect(portal.here()).toBe('/payment');
    set(host, {});
    await portal.user.click(retry);
    expect(await screen.findByText('Hãy chọn một phương thức thanh toán để bắt đầu.')).toBeVisible();
  });

  it('API-6: an error of the first request stays until the player retries', async () => {
    host.server.use(answer('get', paths.me, () => HttpResponse.error()));
    const store = createTestStore();
    await store.dispatch(meApi.endpoints.getMe.initiate());
    const portal = renderPortal('/payment', { store });
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    await act(() => turns());
    expect(callsOf(host)).toEqual(['GET /api/me']);
    expect(retry).toBeVisible();
    set(host, {});
    await portal.user.click(retry);
    expect(await screen.findByText('Hãy chọn một phương thức thanh toán để bắt đầu.')).toBeVisible();
  });
});

describe('LAY-11: logout', () => {
  it('calls the host, leads to /login without an origin, and removes the data of the player', async () => {
    const portal = renderPortal('/payment');
    await portal.user.click(await screen.findByRole('button', { name: /^Tài khoản/ }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
    await waitFor(() => expect(portal.here()).toBe('/login'));
    expect(callsOf(host)).toContain('POST /logout');
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
    expect(JSON.stringify(portal.store.getState().api.queries)).not.toContain('demo@example.com');
  });

  it('leads to /login from a page for everyone as well', async () => {
    const portal = renderPortal('/support');
    await portal.user.click(await screen.findByRole('button', { name: /^Tài khoản/ }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
    await waitFor(() => expect(portal.here()).toBe('/login'));
  });

  it('LAY-5: does not count any more when a shell page is opened from /login', async () => {
    const portal = renderPortal('/payment');
    await portal.user.click(await screen.findByRole('button', { name: /^Tài khoản/ }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
    await waitFor(() => expect(portal.here()).toBe('/login'));
    await portal.user.click(screen.getAllByRole('link', { name: 'FS Online' })[0]!);
    await waitFor(() => expect(portal.location()?.state).toEqual({ from: '/' }));
  });

  it('may lead to a given page of the portal', async () => {
    const portal = renderPortal('/payment');
    await screen.findByText('Hãy chọn một phương thức thanh toán để bắt đầu.');
    await act(() => portal.store.dispatch(logOut('/recovery')));
    await waitFor(() => expect(portal.here()).toBe('/recovery'));
  });

  it('keeps the player signed in with a message when the host cannot be reached', async () => {
    const portal = renderPortal('/payment');
    host.server.use(answer('post', paths.logout, () => HttpResponse.error()));
    await portal.user.click(await screen.findByRole('button', { name: /^Tài khoản/ }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
    expect(await screen.findByText(/Chưa đăng xuất được/)).toBeVisible();
    expect(portal.here()).toBe('/payment');
  });

  it('in another tab signs this tab out as well', async () => {
    const portal = renderPortal('/payment');
    await screen.findByText('Hãy chọn một phương thức thanh toán để bắt đầu.');
    act(() => void portal.store.dispatch(signedOut({ to: '/login', elsewhere: true })));
    await waitFor(() => expect(portal.here()).toBe('/login'));
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });

  it('after the session has ended shows no message about its end', async () => {
    const portal = renderPortal('/payment');
    host.server.use(answer('post', paths.logout, () => new HttpResponse('{}', { status: 401 })));
    await portal.user.click(await screen.findByRole('button', { name: /^Tài khoản/ }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
    await waitFor(() => expect(portal.location()?.pathname).toBe('/login'));
    await act(() => callsEnded(portal.store));
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });

  it('another player in the same browser never sees the data of the first', async () => {
    const portal = renderPortal('/payment');
    await screen.findByText('Hãy chọn một phương thức thanh toán để bắt đầu.');
    set(host, { me: userFixture({ username: 'other', credit: 7 }), history: [] });
    await waitFor(() => expect(screen.getAllByText('7').length).toBeGreaterThan(0));
    expect(JSON.stringify(portal.store.getState().api.queries)).not.toContain('topup.bank-transfer');
  });

  it('SAFE-12: another player who signs in elsewhere finds nothing in an open form that the first has typed', async () => {
    const portal = renderPortal('/?edit=email');
    await fillField(portal.user, await screen.findByLabelText('Địa chỉ email'), '.first');
    set(host, { me: userFixture({ username: 'other', email: 'other@example.com' }) });
    act(() => void portal.store.dispatch(signedIn({ elsewhere: true })));
    await screen.findAllByText('other@example.com');
    await waitFor(() => expect(screen.getByLabelText('Địa chỉ email')).toHaveValue('other@example.com'));
  });
});
