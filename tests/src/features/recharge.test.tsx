import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { checkTimings } from '../../../src/features/recharge/charge/attempt';
import { rechargeConfigFixture } from '../../fixtures/recharge';
import { payFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { accountZoneFixture, zoneFixture } from '../../fixtures/zones';
import { callsOf, giveUpAfter, set, useFakeHost } from '../../support/fakeHost';
import { answer, charge, refusal } from '../../support/handlers';
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

describe('/recharge', () => {
  it('GAME-1: title, credit and debt', async () => {
    set(host, { me: userFixture({ credit: 120_000, debtCredit: 4_000 }) });
    renderPortal('/recharge');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
    await submit();
    const summary = screen.getByText('Giao dịch').closest('section')!;
    expect(within(summary).getByText('Còn nợ').nextSibling).toHaveTextContent('4.000 KP');
    expect(within(summary).getByText('Số dư').nextSibling).toHaveTextContent('120.000 KP');
    expect(document.title).toContain('Nạp game');
  });

  it('GAME-1: Đang tải...', async () => {
    host.server.use(answer('get', paths.zones, () => delay('infinite')));
    renderPortal('/recharge');
    expect(await screen.findByText('Đang tải...')).toBeInTheDocument();
  });

  it('GAME-2: the dropdown starts with a disabled Chọn máy chủ and lists only playable servers', async () => {
    renderPortal('/recharge');
    const select = await screen.findByLabelText<HTMLSelectElement>('Máy chủ');
    const options = [...select.options].map(({ text, disabled }) => [text, disabled]);
    expect(options).toEqual([
      ['Chọn máy chủ', true],
      ['S1 Thăng Long', false],
      ['S2 Long Thành', false],
    ]);
    expect(select).toHaveValue('');
    expect(select).toHaveAttribute('name', 'zoneId');
  });

  it('GAME-3: tiles show coins ÷ 100, name and cost; one above the credit is disabled with Không đủ', async () => {
    renderPortal('/recharge');
    const tiles = await screen.findAllByRole('radio');
    expect(tiles.map((tile) => tile.closest('label')?.textContent.replace(/\s/g, ' '))).toEqual([
      '500Xu, 5.000 KP',
      '2.000Xu, 20.000 KP',
      '5.000Xu, 50.000 KP',
      '20.000Xu, Không đủ 200.000',
    ]);
    expect(tiles[3]).toBeDisabled();
  });

  it('GAME-5: submit is disabled until server and amount are chosen, and when the credit is 0', async () => {
    const portal = renderPortal('/recharge');
    expect(await submit()).toBeDisabled();
    await portal.user.selectOptions(screen.getByLabelText('Máy chủ'), '1');
    expect(await submit()).toBeDisabled();
    await portal.user.click(screen.getByRole('radio', { name: /2\.000/ }));
    expect(await submit()).toBeEnabled();
    portal.unmount();
    set(host, {
      me: userFixture({ credit: 0 }),
      rechargeConfig: rechargeConfigFixture({ payableValues: [{ credit: 0, coinsReceived: 100 }] }),
    });
    const poor = renderPortal('/recharge');
    await poor.user.selectOptions(await screen.findByLabelText('Máy chủ'), '1');
    await poor.user.click(screen.getByRole('radio'));
    expect(await submit()).toBeDisabled();
  });

  it('GAME-4, GAME-5: in flight, success, the new balance, and the choice is over', async () => {
    host.server.use(
      answer('post', paths.rechargeGame, async () => {
        await delay(60);
        charge(host.state, 20_000);
        return HttpResponse.json({});
      }),
    );
    const portal = await openAndChoose();
    expect(screen.getByText(/hãy đăng nhập lại nhân vật/)).toBeVisible();
    expect(screen.getByText('Còn lại').nextSibling).toHaveTextContent('100.000 KP');
    await portal.user.click(await submit());
    expect(await screen.findByText('Đang xử lý thanh toán...')).toBeVisible();
    expect(await submit()).toBeDisabled();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Số dư').nextSibling).toHaveTextContent('100.000 KP'));
    expect(screen.getByRole('radio', { name: /2\.000/ })).not.toBeChecked();
    const sent = host.requests.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ creditAmount: 20_000, zoneId: 2 });
  });

  it.each([
    ['with its message', { errorCode: 'INSUFFICIENT_CREDIT', message: 'Số dư không đủ.' }, 'Số dư không đủ.'],
    ['without a message', { errorCode: 'GAME_UNAVAILABLE', message: '' }, null],
  ])('GAME-6: a refusal is an error %s', async (_, body, message) => {
    host.server.use(answer('post', paths.rechargeGame, () => refusal(422, body)));
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    const alert = (await screen.findByText('Nạp không thành công')).closest('[role="alert"]');
    expect(alert).toHaveTextContent(message ?? /^Nạp không thành công$/);
    expect(await submit()).toBeEnabled();
    expect(screen.getByRole('radio', { name: /2\.000/ })).toBeChecked();
  });

  it('GAME-6: an errorCode in a 200 is an error too', async () => {
    host.server.use(
      answer('post', paths.rechargeGame, () => HttpResponse.json({ errorCode: 'X', message: 'Bị từ chối.' })),
    );
    const portal = await openAndChoose();
    await portal.user.click(await submit());
    expect(await screen.findByText('Bị từ chối.')).toBeVisible();
  });

  it.each([paths.rechargeGame, paths.zones, paths.accountZones])(
    'GAME-7: without %s, the text and a retry',
    async (path) => {
      host.server.use(answer('get', path, () => HttpResponse.error()));
      const portal = renderPortal('/recharge');
      expect(await screen.findByText('Kết nối đến máy chủ bị gián đoạn, xin thử lại sau')).toBeVisible();
      set(host, {});
      await portal.user.click(screen.getByRole('button', { name: 'Thử lại' }));
      expect(await screen.findByLabelText('Máy chủ')).toBeVisible();
    },
  );

  it('MIG-1: a CLOSED account zone brings the honest page of the migration instead', async () => {
    set(host, { accountZones: [accountZoneFixture({ zone: zoneFixture({ id: 3, state: 'CLOSED' }) })] });
    renderPortal('/recharge');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cập nhật tài khoản' })).toBeVisible();
    expect(await screen.findByText('Sắp có')).toBeVisible();
    expect(screen.queryByLabelText('Máy chủ')).not.toBeInTheDocument();
  });
});

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
