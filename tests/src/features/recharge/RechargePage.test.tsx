import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { zonesApi } from '../../../../src/api/endpoints/zones';
import { rechargeConfigFixture } from '../../../fixtures/recharge';
import { userFixture } from '../../../fixtures/users';
import { closedAccountZoneFixture } from '../../../fixtures/zones';
import { set, useFakeHost } from '../../../support/fakeHost';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';
import { broken, hanging } from '../../../support/answers';
import { useQuickRechecks } from '../../../support/operations';
import {
  answerYes,
  ask,
  BOUGHT,
  chargesLate,
  openAndBuy,
  openAndChoose,
  press,
  rechargeButton,
} from '../../../support/rechargePage';

const host = useFakeHost();
useQuickRechecks();

describe('/recharge', () => {
  it('GAME-1: shows title, credit and debt', async () => {
    set(host, { me: userFixture({ credit: 120_000, debtCredit: 4_000 }) });
    renderPortal('/recharge');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
    await rechargeButton();
    const summary = screen.getByText('Giao dịch').closest('section')!;
    expect(within(summary).getByText('Còn nợ').nextSibling).toHaveTextContent('4.000 KP');
    expect(within(summary).getByText('Số dư').nextSibling).toHaveTextContent('120.000 KP');
    expect(document.title).toContain('Nạp game');
  });

  it('GAME-1: shows Đang tải... while loading', async () => {
    host.server.use(hanging(paths.zones));
    renderPortal('/recharge');
    expect(await screen.findByText('Đang tải...')).toBeInTheDocument();
  });

  it('HOST-7: shows coins with their fraction', async () => {
    set(host, {
      rechargeConfig: rechargeConfigFixture({ payableValues: [{ credit: 500, coinsReceived: 1_250 }] }),
    });
    renderPortal('/recharge');
    expect(await screen.findByRole('radio', { name: /12,5/ })).toBeVisible();
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

  it('GAME-3: without offers, says so and refers to support', async () => {
    set(host, { rechargeConfig: rechargeConfigFixture({ payableValues: [] }) });
    renderPortal('/recharge');
    expect(await screen.findByText('Hiện chưa có gói nạp nào.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đến trang hỗ trợ' })).toHaveAttribute('href', '/support');
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
    expect(await rechargeButton()).toBeDisabled();
    await portal.user.click(screen.getByRole('radio', { name: /2\.000/ }));
    expect(await rechargeButton()).toBeDisabled();
    await portal.user.selectOptions(screen.getByLabelText('Máy chủ'), '1');
    expect(await rechargeButton()).toBeEnabled();
    portal.unmount();
    // Another player, since the choice of the first is remembered.
    set(host, { me: userFixture({ username: 'other' }) });
    const other = renderPortal('/recharge');
    await other.user.selectOptions(await screen.findByLabelText('Máy chủ'), '1');
    expect(await rechargeButton()).toBeDisabled();
    other.unmount();
    set(host, {
      me: userFixture({ credit: 0 }),
      rechargeConfig: rechargeConfigFixture({ payableValues: [{ credit: 0, coinsReceived: 100 }] }),
    });
    const poor = renderPortal('/recharge');
    await poor.user.selectOptions(await screen.findByLabelText('Máy chủ'), '1');
    await poor.user.click(screen.getByRole('radio'));
    expect(await rechargeButton()).toBeDisabled();
  });

  it('GAME-4, GAME-5: shows progress, success and the new balance, and clears the choice', async () => {
    const answered = chargesLate(host);
    const portal = await openAndChoose();
    expect(
      screen.getByText('Sau khi nạp thành công, hãy đăng nhập lại nhân vật để cập nhật số dư.'),
    ).toBeVisible();
    expect(screen.getByText('Còn lại').nextSibling).toHaveTextContent('100.000 KP');
    await press(portal);
    expect(await screen.findByText('Đang xử lý thanh toán...')).toBeVisible();
    expect(await rechargeButton()).toBeDisabled();
    answered.resolve();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Số dư').nextSibling).toHaveTextContent('100.000 KP'));
    expect(screen.getByRole('radio', { name: /2\.000/ })).not.toBeChecked();
    const sent = host.requests.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ creditAmount: 20_000, zoneId: 2 });
  });

  it('HOST-2: a balance that the host does not send prevents no recharge, and is not shown as 0', async () => {
    set(host, { me: userFixture({ credit: null, debtCredit: 500 }) });
    host.server.use(answer('post', paths.rechargeGame, () => HttpResponse.json({})));
    const portal = await openAndChoose();
    const page = screen.getByRole('main');
    expect(page).toHaveTextContent('Còn nợ 500 KP');
    expect(page).not.toHaveTextContent(/Không đủ|Còn thiếu|−| 0 KP/);
    await ask(portal);
    expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('Còn lại');
    await answerYes(portal);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(screen.getByText('Đã dùng').nextSibling).toHaveTextContent('−20.000 KP');
  });

  it.each([
    ['with its message', { errorCode: 'INSUFFICIENT_CREDIT', message: 'Số dư không đủ.' }, 'Số dư không đủ.'],
    ['without a message', { errorCode: 'GAME_UNAVAILABLE', message: '' }, null],
  ])('GAME-6: shows a refusal as an error %s', async (_, body, message) => {
    host.server.use(answer('post', paths.rechargeGame, () => refusal(422, body)));
    await openAndBuy();
    const alert = (await screen.findByText('Nạp không thành công')).closest('[role="alert"]');
    expect(alert).toHaveTextContent(message ?? /^Nạp không thành công$/);
    expect(await rechargeButton()).toBeEnabled();
    expect(screen.getByRole('radio', { name: /2\.000/ })).toBeChecked();
  });

  it('takes no KP if the price has changed since it was shown, and shows the new price', async () => {
    host.state.rechargeConfig.acceptsExpectedCoins = true;
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.state.rechargeConfig.payableValues = [{ credit: 20_000, coinsReceived: 150_000 }];
        return refusal(409, { errorCode: 'PRICE_CHANGED', message: 'Giá vừa thay đổi.' });
      }),
    );
    await openAndBuy();
    expect(await screen.findByText('Giá vừa thay đổi.')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /1\.500/ })).toBeEnabled();
    const sent = host.requests.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.json()).toEqual({ creditAmount: 20_000, zoneId: 2, expectedCoins: 200_000 });
  });

  it.each([
    ['a 422', 422],
    ['a 200', 200],
  ])('offers no longer what %s refuses because it is gone', async (_, status) => {
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.state.zones = host.state.zones.filter(({ id }) => id !== 2);
        host.state.rechargeConfig.payableValues = [{ credit: 5_000, coinsReceived: 50_000 }];
        return refusal(status, { errorCode: '17', message: 'Không còn nữa.' });
      }),
    );
    await openAndBuy();
    expect(await screen.findByText('Không còn nữa.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    // The offers and the servers are fetched at the same time.
    await waitFor(() =>
      expect(screen.queryByRole('option', { name: 'S2 Long Thành' })).not.toBeInTheDocument(),
    );
    expect(screen.getByLabelText('Máy chủ')).toHaveValue('');
    expect(screen.getByRole('radio')).not.toBeChecked();
    expect(await rechargeButton()).toBeDisabled();
  });

  it('PLAY-6: a server that is away for a while is chosen again at the next visit, not meanwhile', async () => {
    const { zones } = host.state;
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.state.zones = zones.map((zone) => (zone.id === 2 ? { ...zone, state: 'CLOSED' } : zone));
        return refusal(422, { errorCode: 'ZONE_UNAVAILABLE', message: 'Đang bảo trì.' });
      }),
    );
    const portal = await openAndBuy();
    await waitFor(() => expect(screen.getByLabelText('Máy chủ')).toHaveValue(''));
    host.state.zones = zones;
    await portal.store.dispatch(
      zonesApi.endpoints.getZones.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    expect(await screen.findByRole('option', { name: 'S2 Long Thành' })).toBeEnabled();
    expect(screen.getByLabelText('Máy chủ')).toHaveValue('');
    portal.unmount();
    renderPortal('/recharge');
    expect(await screen.findByLabelText('Máy chủ')).toHaveValue('2');
  });

  it('MIG-1: shows the migration if a recharge is refused because a server has closed', async () => {
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.state.accountZones = [closedAccountZoneFixture()];
        return refusal(422, { errorCode: 'MIGRATION_REQUIRED', message: 'Hãy cập nhật.' });
      }),
    );
    await openAndBuy();
    expect(await screen.findByText('Đã có phiên bản mới!')).toBeVisible();
  });

  it('GAME-6: shows an errorCode in a 200 as an error as well', async () => {
    host.server.use(
      answer('post', paths.rechargeGame, () => HttpResponse.json({ errorCode: 'X', message: 'Bị từ chối.' })),
    );
    await openAndBuy();
    expect(await screen.findByText('Bị từ chối.')).toBeVisible();
  });

  it('GAME-6, GAME-8: errors without an errorCode in a 200 are no refusal, since another press could charge again', async () => {
    const body = { errors: { zoneId: ['Chậm.'] }, message: 'Đã ghi nhận.' };
    host.server.use(answer('post', paths.rechargeGame, () => HttpResponse.json(body)));
    await openAndBuy();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(screen.getByText('Đã ghi nhận.')).toBeVisible();
  });

  it.each([paths.me, paths.rechargeGame, paths.zones, paths.accountZones])(
    'GAME-7: shows an error and a retry without %s',
    async (path) => {
      host.server.use(broken(path));
      const portal = renderPortal('/recharge');
      expect(await screen.findByText('Kết nối đến máy chủ bị gián đoạn, xin thử lại sau')).toBeVisible();
      set(host, {});
      await portal.user.click(screen.getByRole('button', { name: 'Thử lại' }));
      expect(await screen.findByLabelText('Máy chủ')).toBeVisible();
    },
  );
});
