import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { paths, transactionTypes } from '@portal/contract';
import { payFixture, refundFixture, topUpFixture } from '../../../fixtures/transactions';
import { set, useFakeHost } from '../../../support/fakeHost';
import { answer } from '../../../support/handlers';
import { keepWhatIsSpoken } from '../../../support/keepWhatIsSpoken';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
afterEach(() => void jest.useRealTimers());

describe('/transactions', () => {
  it('TX-1: says that it is loading', async () => {
    host.server.use(answer('get', paths.transactionHistory, () => delay('infinite')));
    renderPortal('/transactions');
    expect(await screen.findByText('Đang tải dữ liệu...')).toBeInTheDocument();
  });

  it('TX-2: shows an empty state', async () => {
    set(host, { history: [] });
    renderPortal('/transactions');
    expect(await screen.findByText('Hiện bạn chưa có giao dịch nào.')).toBeVisible();
  });

  it('TX-2: shows at most 15 rows, newest first, with status labels; an unknown status is Chưa rõ', async () => {
    const statuses = ['pending', 'success', 'failed', 'other', 'frozen'];
    const at = (minute: number) => new Date(2026, 10, 21, 9, minute).toISOString();
    // The oldest first: requirements §7 promise no order.
    const history = Array.from({ length: 16 }, (_, index) =>
      payFixture({ id: String(index), status: statuses[index % statuses.length]!, updatedAt: at(index) }),
    );
    set(host, { history });
    renderPortal('/transactions');
    await screen.findByRole('table', { name: '15 giao dịch gần nhất' });
    const rows = screen.getAllByRole('row').slice(1);
    const labels = ['Đang xử lý', 'Thành công', 'Thất bại', 'Chưa rõ', 'Chưa rõ'];
    const label = new RegExp(`^(${labels.join('|')})$`);
    expect(
      rows.map((row) => [/\d\d:\d\d/.exec(row.textContent)?.[0], within(row).getByText(label).textContent]),
    ).toEqual(
      history.slice(1).map((_, row) => [`09:${String(15 - row).padStart(2, '0')}`, labels[(15 - row) % 5]]),
    );
  });

  it('HOST-2: opens the receipt of its own row on a host that numbers each type by itself', async () => {
    const errors = jest.spyOn(console, 'error');
    set(host, { history: [payFixture({ id: '1' }), topUpFixture({ id: '1' })] });
    const { user } = renderPortal('/transactions');
    const links = await screen.findAllByRole('link', { name: 'Xem biên nhận giao dịch 1' });
    await user.click(links[1]!);
    const dialog = await screen.findByRole('dialog', { name: 'Biên nhận' });
    expect(dialog).toHaveTextContent('Nạp thẻ qua ngân hàng');
    expect(errors).not.toHaveBeenCalled();
  });

  it('TX-3: describes every type, an unknown one included', async () => {
    const types = [...transactionTypes, 'credit.mystery'];
    set(host, { history: types.map((type, index) => payFixture({ id: String(index), type, payload: {} })) });
    renderPortal('/transactions');
    await screen.findByRole('table');
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td')?.textContent);
    expect(names).toEqual([
      'Cộng KP từ nạp tiền',
      'Thưởng KP',
      'Nạp vào game',
      'Thu hồi KP',
      'Hoàn KP',
      'Nạp thẻ qua ngân hàng',
      'Nạp thẻ qua ví điện tử',
      'Nạp thẻ cào',
      'Giao dịch khác',
    ]);
  });

  it('TX-3: shows credit and bonus of a top-up, and game and coins of a payment; APP-1: dates', async () => {
    renderPortal('/transactions');
    await screen.findByText('Nạp thẻ qua ngân hàng (Techcombank)');
    const rows = screen.getAllByRole('row').slice(1);
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map(({ textContent }) => textContent.replace(/\s/g, ' ')),
    );
    expect(texts).toEqual([
      [
        'Nạp vào game',
        'Giá trị−20.000 KP',
        'Chi tiếtFS Online: 2.000 Xu',
        'Trạng tháiThành công',
        'Thời gian21/11/2026 03:00',
      ],
      [
        'Nạp thẻ qua ngân hàng (Techcombank)',
        'Giá trị+10.500 KP100.000 đ',
        'Chi tiếtCộng KP từ nạp tiền: +10.000 KPThưởng KP: +500 KP',
        'Trạng tháiThành công',
        'Thời gian21/11/2026 02:30',
      ],
    ]);
  });

  it('API-6: shows an error with a working retry', async () => {
    host.server.use(answer('get', paths.transactionHistory, () => HttpResponse.error()));
    const portal = renderPortal('/transactions');
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    // The link appears later, so it stands below the button that may be pressed in the meantime.
    const link = await screen.findByRole('link', { name: /Đã chuyển mà chưa nhận/ });
    expect(retry.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    set(host, { history: [topUpFixture()] });
    await portal.user.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('PLAY-7: marks incoming KP by sign and colour, and explains a recall', async () => {
    set(host, {
      history: [
        topUpFixture(),
        payFixture(),
        payFixture({ id: '301', type: 'credit.recall', value: 700, payload: {} }),
      ],
    });
    renderPortal('/transactions');
    expect(await screen.findByText('+10.500 KP')).toHaveAttribute('data-incoming', 'true');
    expect(screen.getByText('−20.000 KP')).toBeVisible();
    expect(screen.getByText('−700 KP')).toHaveAttribute('data-incoming', 'false');
    expect(screen.getByText(/^KP được thu hồi bởi bộ phận vận hành/)).toBeVisible();
  });

  it('PLAY-7: filters by kind and status, and keeps the filter in the address', async () => {
    const portal = renderPortal('/transactions');
    const spent = await screen.findByRole('button', { name: 'Nạp game' });
    const spoken = keepWhatIsSpoken();
    await portal.user.click(spent);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 1);
    expect(portal.here()).toBe('/transactions?kind=spent');
    await waitFor(() => expect(spoken).toContain('Đang hiện 1 trong 2 giao dịch.'));
    await portal.user.click(screen.getByRole('button', { name: 'Thành công' }));
    expect(screen.getAllByRole('row')).toHaveLength(1 + 1);
    expect(portal.here()).toBe('/transactions?kind=spent&status=success');
    for (const name of ['Đang xử lý', 'Thất bại']) {
      await portal.user.click(screen.getByRole('button', { name }));
      expect(await screen.findByText(/^Không có giao dịch nào như vậy/)).toBeVisible();
    }
    await portal.user.click(screen.getByRole('button', { name: 'Tất cả' }));
    expect(screen.getAllByRole('row')).toHaveLength(1 + 2);
  });

  it('PLAY-7: shows server and outcome of a purchase, and links a refund and its purchase to each other', async () => {
    const refunded = payFixture({
      status: 'failed',
      payload: { ...payFixture().payload, zoneName: 'S2 Long Thành' },
      relatedTransactions: [{ id: '202', type: 'credit.refund', realValue: 20_000 }],
    });
    set(host, { history: [refundFixture(), refunded, payFixture({ id: '200', status: 'pending' })] });
    const portal = renderPortal('/transactions');
    expect(await screen.findByText('Máy chủ S2 Long Thành')).toBeVisible();
    expect(screen.getByText('Game chưa nhận được, 20.000 KP đã được hoàn lại.')).toBeVisible();
    expect(screen.getByText('Đang chuyển vào game.')).toBeVisible();
    expect(screen.getByText('Hoàn lại cho lần nạp không thành công.')).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: 'Xem lần nạp game' }));
    expect(portal.here()).toBe('/transactions/201');
    const dialog = await screen.findByRole('dialog');
    await portal.user.click(await within(dialog).findByRole('link', { name: 'Xem khoản hoàn' }));
    expect(portal.here()).toBe('/transactions/202');
  });

  it('PLAY-7: groups rows by day', async () => {
    // At no other time of the day, so that midnight cannot pass meanwhile.
    const now = Date.parse('2026-11-25T05:00:00Z');
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const at = (id: string, days: number) =>
      payFixture({ id, updatedAt: new Date(now - days * 24 * 60 * 60 * 1000).toISOString() });
    set(host, {
      history: [at('1', 0), at('2', 0), at('3', 1), at('4', 40), payFixture({ id: '5', updatedAt: null })],
    });
    renderPortal('/transactions');
    await screen.findByRole('table');
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('data-group'))).toEqual([
      null,
      'Hôm nay',
      null,
      expect.stringMatching(/^Hôm qua, \d\d\/\d\d$/),
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      null,
    ]);
    jest.restoreAllMocks();
  });

  it('PLAY-7: moves rows to the day before once midnight has passed', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-25T23:59:30'),
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
    });
    const updatedAt = new Date('2026-11-25T20:00:00').toISOString();
    set(host, { history: [payFixture({ updatedAt })] });
    renderPortal('/transactions');
    await screen.findByRole('table');
    const day = () => screen.getAllByRole('row')[1]?.getAttribute('data-group');
    expect(day()).toBe('Hôm nay');
    act(() => jest.advanceTimersByTime(60_000));
    expect(day()).toBe('Hôm qua, 25/11');
  });

  it('PLAY-3: links to the page for transfer claims', async () => {
    renderPortal('/transactions');
    expect(await screen.findByRole('link', { name: 'Đã chuyển mà chưa nhận được KP?' })).toBeVisible();
  });
});
