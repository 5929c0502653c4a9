import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { rechargeThunks } from '../../../../src/operations/recharge/rechargeThunks';
import { selectUser } from '../../../../src/store/selectors';
import { payFixture } from '../../../fixtures/transactions';
import { deferred } from '../../../support/deferred';
import { set, useFakeHost } from '../../../support/fakeHost';
import { answer, refusal } from '../../../support/handlers';
import { charge } from '../../../support/hostState';
import { renderPortal } from '../../../support/renderPortal';
import { broken, noAnswer, throttling, timingOut } from '../../../support/answers';
import { postsTo, sentKeys, useQuickRechecks } from '../../../support/operations';
import {
  answerYes,
  BOUGHT,
  choose,
  openAndBuy,
  openAndChoose,
  press,
  rechargeButton,
} from '../../../support/rechargePage';

const host = useFakeHost();
useQuickRechecks();
const posts = () => postsTo(host, paths.rechargeGame);

/** The host charges the player, but its response does not arrive within the portal's patience, which ends with `until`. */
const chargesWithoutAnswer = (until = Promise.resolve()) =>
  host.server.use(
    answer('post', paths.rechargeGame, async () => {
      charge(host.state, 20_000);
      await until;
      return noAnswer();
    }),
  );

describe('GAME-8: one order is one recharge', () => {
  it('sends one request for a double click, Enter, and a second click right after the response', async () => {
    const portal = await openAndChoose();
    const button = await rechargeButton();
    const pressTwice = () =>
      act(() => {
        button.click();
        button.click();
        button.form?.requestSubmit();
      });
    pressTwice();
    const yes = await screen.findByRole('button', { name: 'Xác nhận nạp' });
    act(() => {
      yes.click();
      yes.click();
    });
    await screen.findByText(BOUGHT);
    pressTwice();
    await waitFor(() => expect(portal.store.getState().recharge.phase).toBe('succeeded'));
    expect(posts()).toBe(1);
  });

  it('checks the history after a timeout instead of sending again, and finds the recharge', async () => {
    chargesWithoutAnswer();
    await openAndBuy();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(1);
    expect(window.localStorage.getItem('charge:demo')).toBeNull();
  });

  it('offers Thử lại if the recharge is not found, which sends the same key', async () => {
    host.server.use(timingOut(paths.rechargeGame, 'post'));
    const portal = await openAndBuy();
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    expect(posts()).toBe(1);
    expect(await rechargeButton()).toBeDisabled();
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        charge(host.state, 20_000);
        return HttpResponse.json({});
      }),
    );
    await portal.user.click(retry);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    const [first, second, ...more] = sentKeys(host);
    expect(more).toEqual([]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('sends one request for a double click on Thử lại', async () => {
    host.server.use(broken(paths.rechargeGame, 'post'));
    const { store } = await openAndBuy();
    await screen.findByRole('button', { name: 'Thử lại' });
    const retry = () => store.dispatch(rechargeThunks.retry());
    await act(() => Promise.all([retry(), retry()]));
    expect(posts()).toBe(2);
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  });

  it('finds a late charge on Thử lại, and sends nothing', async () => {
    host.server.use(timingOut(paths.rechargeGame, 'post'));
    const portal = await openAndBuy();
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    charge(host.state, 20_000);
    await portal.user.click(retry);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    await waitFor(() => expect(selectUser(portal.store.getState())?.credit).toBe(100_000));
    expect(posts()).toBe(1);
  });

  it('keeps the key if the host does not process Thử lại: the first request may still arrive', async () => {
    host.server.use(broken(paths.rechargeGame, 'post'));
    const portal = await openAndBuy();
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    host.server.use(throttling(paths.rechargeGame, 'post', 1));
    await portal.user.click(retry);
    expect(await screen.findByText(/thử quá nhiều lần/)).toBeVisible();
    expect(await rechargeButton()).toBeDisabled();
    await portal.user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(posts()).toBe(3));
    expect(new Set(sentKeys(host)).size).toBe(1);
  });

  it('finds the charge of the first request if the host refuses Thử lại because of it', async () => {
    host.server.use(broken(paths.rechargeGame, 'post'));
    const portal = await openAndBuy();
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        charge(host.state, 20_000);
        return refusal(422, { errorCode: 'INSUFFICIENT_CREDIT', message: 'Số dư không đủ' });
      }),
    );
    await portal.user.click(retry);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    await waitFor(() => expect(selectUser(portal.store.getState())?.credit).toBe(100_000));
    expect(window.localStorage.getItem('charge:demo')).toBeNull();
  });

  it('keeps the key if it was dismissed and chosen again', async () => {
    host.server.use(broken(paths.rechargeGame, 'post'));
    const portal = await openAndBuy();
    await portal.user.click(await screen.findByRole('button', { name: 'Bỏ qua' }));
    await press(portal);
    await screen.findByRole('button', { name: 'Bỏ qua' });
    const keys = sentKeys(host);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('checks after a reload during the call, and shows the outcome', async () => {
    // In this test the old page stays alive; its attempt must time out before the new page may check.
    const reloaded = deferred();
    chargesWithoutAnswer(reloaded.promise);
    const portal = await openAndBuy();
    await waitFor(() => expect(posts()).toBe(1));
    portal.unmount();
    renderPortal('/recharge');
    reloaded.resolve();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('finds the charge of another tab with the same form', async () => {
    const first = await openAndChoose();
    const second = renderPortal('/recharge');
    const other = within(second.container);
    await choose(second);
    await first.user.click(within(first.container).getByRole('button', { name: 'Nạp Xu' }));
    await answerYes(first);
    await within(first.container).findByText(BOUGHT);
    await second.user.click(other.getByRole('button', { name: 'Nạp Xu' }));
    await answerYes(second);
    await other.findByText(BOUGHT);
    expect(posts()).toBe(1);
  });

  it('is a new operation with a new key if chosen again after a success', async () => {
    const portal = await openAndBuy();
    await screen.findByText(BOUGHT);
    await choose(portal);
    await press(portal);
    await waitFor(() => expect(posts()).toBe(2));
    expect(new Set(sentKeys(host)).size).toBe(2);
  });

  it('is made although the last success is dated in the future, by a clock that was ahead', async () => {
    const order = { creditAmount: 20_000, zoneId: 2, gameId: 'fsonline', coins: 200_000, coinName: 'Xu' };
    const completed = { payload: order, at: Date.now() + 86_400_000 };
    window.localStorage.setItem('charge-settled:demo', JSON.stringify(completed));
    await openAndBuy();
    await screen.findByText(BOUGHT);
    expect(posts()).toBe(1);
  });

  it('shows a transaction that failed later as refunded', async () => {
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.state.history = [payFixture({ id: 'late', status: 'failed' }), ...host.state.history];
        return HttpResponse.error();
      }),
    );
    await openAndBuy();
    expect(await screen.findByText('Giao dịch thất bại, KP đã được hoàn lại.')).toBeVisible();
  });

  it('offers only Kiểm tra lại if the history cannot be loaded', async () => {
    const portal = await openAndChoose();
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.server.use(broken(paths.transactionHistory));
        return HttpResponse.error();
      }),
    );
    await press(portal);
    const recheck = await screen.findByRole('button', { name: 'Kiểm tra lại' });
    expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
    set(host, {});
    await portal.user.click(recheck);
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('keeps the attempt in memory if localStorage is blocked (APP-7)', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    host.server.use(broken(paths.rechargeGame, 'post'));
    const portal = await openAndBuy();
    await portal.user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(sentKeys(host)).toHaveLength(2));
    expect(new Set(sentKeys(host)).size).toBe(1);
  });
});
