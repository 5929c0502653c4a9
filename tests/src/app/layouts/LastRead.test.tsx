import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { paths } from '@portal/contract';
import { meApi } from '../../../../src/api/endpoints/me';
import { lastReadShown } from '../../../../src/store/slices/lastRead';
import { userFixture } from '../../../fixtures/users';
import { answer, hostHandlers } from '../../../support/handlers';
import { hostState } from '../../../support/hostState';
import { turns } from '../../../support/idle';
import { keepWhatIsSpoken } from '../../../support/keepWhatIsSpoken';
import { meIs } from '../../../support/mockStore';
import { createTestStore, renderPortal } from '../../../support/renderPortal';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
beforeEach(() => server.use(...hostHandlers(hostState({}))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Data that was read during an earlier visit. */
function readEarlier() {
  const store = createTestStore();
  store.dispatch(lastReadShown({ query: 'getMe', at: Date.now() - 3_600_000 }));
  store.dispatch(meIs(userFixture({ credit: 1_234 })));
  return store;
}

const since = /^Số dư và thông tin cập nhật lúc \d\d:\d\d ngày \d\d\/\d\d\/\d{4}\.$/;

describe('PLAY-11: the notice of outdated data', () => {
  it('shows the time of the balance, and disappears once it was refetched', async () => {
    const { user } = renderPortal('/security', { store: readEarlier() });
    await screen.findByText(since);
    expect(screen.getByText('Chưa tải được dữ liệu mới')).toBeInTheDocument();
    server.use(answer('get', paths.me, () => HttpResponse.json(userFixture({ credit: 2_000 }))));
    await user.click(screen.getByRole('button', { name: 'Cập nhật' }));
    await screen.findByText('2.000', { exact: false });
    expect(screen.queryByText(since)).not.toBeInTheDocument();
  });

  it('appears as soon as the device is offline, without a button', async () => {
    const { store } = renderPortal('/security');
    await screen.findByRole('heading', { level: 1 });
    expect(meApi.endpoints.getMe.select()(store.getState()).isSuccess).toBe(true);
    expect(screen.queryByText(since)).not.toBeInTheDocument();
    act(() => void store.dispatch({ type: '__rtkq/offline' }));
    await screen.findByText(since);
    expect(screen.getByText('Bạn đang ngoại tuyến')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cập nhật' })).not.toBeInTheDocument();
  });

  it('is announced once, in a region that was there before, and passes its focus on when it disappears', async () => {
    const { store, user } = renderPortal('/security');
    await screen.findByRole('button', { name: /^Mật khẩu/ });
    const spoken = keepWhatIsSpoken();
    act(() => void store.dispatch({ type: '__rtkq/offline' }));
    await screen.findByText(since);
    await act(() => turns());
    expect(spoken).toEqual([expect.stringMatching(/^Bạn đang ngoại tuyếnSố dư và thông tin cập nhật lúc/)]);

    server.use(answer('get', paths.me, () => HttpResponse.error()));
    act(() => void store.dispatch({ type: '__rtkq/online' }));
    const retry = await screen.findByRole('button', { name: 'Cập nhật' });
    server.use(answer('get', paths.me, () => HttpResponse.json(userFixture({ credit: 2_000 }))));
    await user.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
