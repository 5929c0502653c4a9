import { act, screen, waitFor, within } from '@testing-library/react';
import type { Transaction } from '@portal/contract';
import { historyApi } from '../../../../../src/api/endpoints/history';
import { sessionExpired } from '../../../../../src/api/sessionExpired';
import { pendingRechargeTimings } from '../../../../../src/features/recharge/outcome/usePendingRecharges';
import { enterSession } from '../../../../../src/store/enterSession';
import { payFixture, topUpFixture } from '../../../../fixtures/transactions';
import { userFixture } from '../../../../fixtures/users';
import { set, useFakeHost } from '../../../../support/fakeHost';
import { turns } from '../../../../support/idle';
import { keepWhatIsSpoken } from '../../../../support/keepWhatIsSpoken';
import { renderPortal } from '../../../../support/renderPortal';
import { useQuickRechecks } from '../../../../support/operations';
import {
  BOUGHT,
  chargesSlowly,
  openAndBuy,
  openAndChoose,
  PENDING,
  press,
} from '../../../../support/rechargePage';

const host = useFakeHost();
const REFUNDED = 'Máy chủ game đã từ chối 2.000 Xu. 20.000 KP đã được hoàn lại vào số dư của bạn.';

useQuickRechecks();
beforeEach(() => void jest.replaceProperty(pendingRechargeTimings, 'intervalMs', 30));
afterEach(() => jest.restoreAllMocks());

const waiting = () => payFixture({ id: 'w', status: 'pending' });

/** The game server has responded: the newest line reaches its final status. */
function end(status: Transaction['status']) {
  const [newest, ...older] = host.state.history;
  if (newest) host.state.history = [{ ...newest, status }, ...older];
  if (status === 'failed' && host.state.me && newest)
    host.state.me = { ...host.state.me, credit: (host.state.me.credit ?? 0) + (newest.value ?? 0) };
}

describe('GAME-5: a recharge whose delivery is pending', () => {
  it('is shown as pending until it succeeds', async () => {
    chargesSlowly(host);
    await openAndBuy();
    expect(await screen.findByText(PENDING)).toBeVisible();
    expect(screen.queryByText(BOUGHT)).not.toBeInTheDocument();
    end('success');
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(screen.queryByText(PENDING)).not.toBeInTheDocument();
  });

  it('GAME-6: stays pending if its status becomes one that the contract does not know', async () => {
    chargesSlowly(host);
    const { store } = await openAndBuy();
    await screen.findByText(PENDING);
    end('rejected');
    const statusRead = () => historyApi.endpoints.getHistory.select()(store.getState()).data?.[0]?.status;
    await waitFor(() => expect(statusRead()).toBe('rejected'));
    await act(() => turns());
    expect(screen.getByText(PENDING)).toBeVisible();
    expect(screen.queryByText(BOUGHT)).not.toBeInTheDocument();
  });

  it('is scrolled into view, but nothing is scrolled without one, as when Back restores the position (PLAY-10)', async () => {
    chargesSlowly(host);
    const scrolledTo: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.textContent);
    });
    const portal = await openAndChoose();
    expect(scrolledTo).toEqual([]);
    await press(portal);
    await screen.findByText(PENDING);
    expect(scrolledTo).toEqual([expect.stringContaining(PENDING)]);
  });

  it('GAME-6: shows the refund and the restored balance if it is refused', async () => {
    chargesSlowly(host);
    await openAndBuy();
    await screen.findByText(PENDING);
    await waitFor(() => expect(screen.getByText('Số dư').nextSibling).toHaveTextContent('100.000 KP'));
    end('failed');
    expect((await screen.findByText(/KP đã được hoàn lại/)).closest('[role="alert"]')).toHaveTextContent(
      REFUNDED,
    );
    await waitFor(() => expect(screen.getByText('Số dư').nextSibling).toHaveTextContent('120.000 KP'));
  });

  it.each([
    ['success', BOUGHT],
    ['failed', REFUNDED],
  ] as const)('is announced once while it waits, and once when it ends as %s', async (status, outcome) => {
    set(host, { history: [payFixture({ id: 'other', status: 'pending' })] });
    chargesSlowly(host);
    const portal = await openAndChoose();
    await screen.findByText(PENDING);
    const spoken = keepWhatIsSpoken();
    await press(portal);
    await waitFor(() => expect(screen.getAllByText(PENDING)).toHaveLength(2));
    end(status);
    await screen.findByText(outcome, { exact: false });
    await act(() => turns());
    expect(spoken.filter((text) => text.includes('Xu'))).toEqual([
      expect.stringContaining(PENDING),
      expect.stringContaining(outcome),
    ]);
  });

  it('is shown after a reload as well, with a link to its receipt', async () => {
    set(host, { history: [waiting()] });
    renderPortal('/recharge');
    expect(await screen.findByText(PENDING)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xem biên nhận' })).toHaveAttribute('href', '/transactions/w');
  });

  it('HOST-2: leads to its own receipt on a host that numbers each type by itself', async () => {
    set(host, { history: [topUpFixture({ id: 'w', updatedAt: '2026-11-22T00:00:00Z' }), waiting()] });
    const { user } = renderPortal('/recharge');
    await user.click(await screen.findByRole('link', { name: 'Xem biên nhận' }));
    const dialog = await screen.findByRole('dialog', { name: 'Biên nhận' });
    expect(await within(dialog).findByText(/^Nạp vào game/)).toBeVisible();
  });

  it('shows its outcome once if it ended during a reload', async () => {
    set(host, { history: [waiting()] });
    const first = renderPortal('/recharge');
    await screen.findByText(PENDING);
    first.unmount();
    end('failed');
    const second = renderPortal('/recharge');
    expect(await screen.findByText(/KP đã được hoàn lại/)).toBeVisible();
    second.unmount();
    renderPortal('/recharge');
    await screen.findByRole('button', { name: 'Nạp Xu' });
    await waitFor(() => expect(window.localStorage.getItem('followed:demo')).toBeNull());
    expect(screen.queryByText(/KP đã được hoàn lại/)).not.toBeInTheDocument();
  });

  it('shows its outcome if it ended between an expired session and the next sign-in of the same player', async () => {
    set(host, { history: [waiting()] });
    const { store } = renderPortal('/recharge');
    await screen.findByText(PENDING);
    act(() => void store.dispatch(sessionExpired()));
    await screen.findByLabelText('Mật khẩu');
    end('failed');
    await act(() => store.dispatch(enterSession()));
    expect(await screen.findByText(/KP đã được hoàn lại/)).toBeVisible();
  });

  it('is followed separately from others, and one that ended before is left to the history', async () => {
    set(host, {
      history: [waiting(), payFixture({ id: 'x', status: 'pending' }), payFixture({ id: 'old' })],
    });
    renderPortal('/recharge');
    expect(await screen.findAllByText(PENDING)).toHaveLength(2);
    end('success');
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(screen.getAllByText(PENDING)).toHaveLength(1);
  });

  it('is not shown to another player of this browser', async () => {
    set(host, { history: [waiting()] });
    renderPortal('/recharge').unmount();
    set(host, {
      me: userFixture({ username: 'thanhnam' }),
      history: [payFixture({ id: 'w', status: 'failed' })],
    });
    renderPortal('/recharge');
    await screen.findByRole('button', { name: 'Nạp Xu' });
    expect(screen.queryByText(/KP đã được hoàn lại/)).not.toBeInTheDocument();
  });
});
