import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { checkTimings } from '../../../src/store/intentions/attempt';
import { payFixture } from '../../fixtures/transactions';
import { callsOf, giveUpAfter, set, useFakeHost } from '../../support/fakeHost';
import { answer, charge } from '../../support/handlers';
import { renderPortal } from '../../support/renderPortal';

const host = useFakeHost();
const SUCCESS = 'Đã nạp thành công 2.000 Xu';
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: /Nạp Xu|Đang/ });
const posts = () => callsOf(host).filter((call) => call === 'POST /api/recharge/game').length;
const sentKeys = () =>
  host.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(() => {
  jest.replaceProperty(checkTimings, 'intervalMs', 20);
  document.cookie = 'XSRF-TOKEN=t; path=/';
});
afterEach(() => jest.restoreAllMocks());

async function choose(portal: ReturnType<typeof renderPortal>) {
  await portal.user.selectOptions(await screen.findByLabelText('Máy chủ'), '2');
  await portal.user.click(screen.getByRole('radio', { name: /2\.000/ }));
}

async function openAndChoose() {
  const portal = renderPortal('/recharge');
  await choose(portal);
  return portal;
}

describe('GAME-8: one intention is one charge', () => {
  it('double click, Enter held, and a second click right after the answer', async () => {
    const portal = await openAndChoose();
    const button = await submit();
    const press = () =>
      act(() => {
        button.click();
        button.click();
        button.form?.requestSubmit();
      });
    press();
    await screen.findByText(SUCCESS);
    press();
    await waitFor(() => expect(portal.store.getState().charge.phase).toBe('succeeded'));
    expect(posts()).toBe(1);
  });

  it('after the time-out it looks instead of sending again, and finds the charge', async () => {
    giveUpAfter(60);
    host.server.use(
      answer('post', paths.rechargeGame, async () => {
        charge(host.state, 20_000);
        await delay('infinite');
      }),
    );
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(posts()).toBe(1);
    expect(window.localStorage.getItem('charge:demo')).toBeNull();
  });

  it('not found: offers Thử lại, which sends the same key; a host that ignores it is asked its history first', async () => {
    giveUpAfter(60);
    host.server.use(answer('post', paths.rechargeGame, () => delay('infinite')));
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    expect(posts()).toBe(1);
    expect(await submit()).toBeDisabled();
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        charge(host.state, 20_000);
        return HttpResponse.json({});
      }),
    );
    await portal.user.click(retry);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    const [first, second, ...more] = sentKeys();
    expect(more).toEqual([]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('charged late: Thử lại finds it and sends nothing', async () => {
    giveUpAfter(60);
    host.server.use(answer('post', paths.rechargeGame, () => delay('infinite')));
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    charge(host.state, 20_000);
    await portal.user.click(retry);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('given up and chosen again: still the same key', async () => {
    host.server.use(answer('post', paths.rechargeGame, () => HttpResponse.error()));
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    await portal.user.click(await screen.findByRole('button', { name: 'Bỏ qua' }));
    await portal.user.click(await submit());
    await screen.findByRole('button', { name: 'Bỏ qua' });
    const keys = sentKeys();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('a reload in flight: the page that comes back looks, and shows what happened', async () => {
    // The old page lives on here; its attempt has to end before the new one may look.
    giveUpAfter(300);
    host.server.use(
      answer('post', paths.rechargeGame, async () => {
        charge(host.state, 20_000);
        await delay('infinite');
      }),
    );
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    await waitFor(() => expect(posts()).toBe(1));
    portal.unmount();
    renderPortal('/recharge');
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('two tabs with the same form: the second one sees the charge of the first', async () => {
    const first = await openAndChoose();
    const second = renderPortal('/recharge');
    const other = within(second.container);
    await second.user.selectOptions(await other.findByLabelText('Máy chủ'), '2');
    await second.user.click(other.getByRole('radio', { name: /2\.000/ }));
    await first.user.click(within(first.container).getByRole('button', { name: 'Nạp Xu' }));
    await within(first.container).findByText(SUCCESS);
    await second.user.click(other.getByRole('button', { name: 'Nạp Xu' }));
    await other.findByText(SUCCESS);
    expect(posts()).toBe(1);
  });

  it('chosen anew after a success it is a new intention with a new key', async () => {
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    await screen.findByText(SUCCESS);
    await choose(portal);
    await portal.user.click(await submit());
    await waitFor(() => expect(posts()).toBe(2));
    expect(new Set(sentKeys()).size).toBe(2);
  });

  it('a transaction that failed later is told as refunded', async () => {
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.state.history = [payFixture({ id: 'late', status: 'failed' }), ...host.state.history];
        return HttpResponse.error();
      }),
    );
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    expect(await screen.findByText('Giao dịch thất bại, KP đã được hoàn lại.')).toBeVisible();
  });

  it('a host that cannot even tell its history: only Kiểm tra lại is offered', async () => {
    const portal = await openAndChoose();
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.server.use(answer('get', paths.transactionHistory, () => HttpResponse.error()));
        return HttpResponse.error();
      }),
    );
    await portal.user.click(await submit());
    const recheck = await screen.findByRole('button', { name: 'Kiểm tra lại' });
    expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
    set(host, {});
    await portal.user.click(recheck);
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('blocked localStorage: the intention lives in memory (APP-7)', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    host.server.use(answer('post', paths.rechargeGame, () => HttpResponse.error()));
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    await portal.user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(sentKeys()).toHaveLength(2));
    expect(new Set(sentKeys()).size).toBe(1);
  });
});
