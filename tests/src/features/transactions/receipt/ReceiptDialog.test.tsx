import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { migrationFixture, payFixture, topUpFixture } from '../../../../fixtures/transactions';
import { set, useFakeHost } from '../../../../support/fakeHost';
import { answer } from '../../../../support/handlers';
import { keepWhatIsSpoken } from '../../../../support/keepWhatIsSpoken';
import { renderPortal } from '../../../../support/renderPortal';

const host = useFakeHost();

const rowsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent?.replace(/\s/g, ' ')]);

describe('TX-3: the receipt of a transaction', () => {
  it('opens from its row, shows its parts and status, and returns to the history on close', async () => {
    const portal = renderPortal('/transactions');
    const link = await screen.findByRole('link', { name: 'Xem biên nhận giao dịch 101' });
    await portal.user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Biên nhận' });
    expect(portal.here()).toBe('/transactions/101');
    expect(dialog).toHaveTextContent('Nạp thẻ qua ngân hàng (Techcombank)');
    expect(dialog).toHaveTextContent(/100\.000\sđ/);
    expect(within(dialog).getByText('Thành công')).toBeVisible();
    expect(rowsOf(dialog)).toEqual([
      ['Mã giao dịch', '101'],
      ['Thời gian', expect.stringMatching(/^21\/11\/2026 \d\d:30$/)],
      ['Tài khoản', 'demo'],
      ['Chi tiết', 'Cộng KP từ nạp tiền: +10.000 KPThưởng KP: +500 KP'],
    ]);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.here()).toBe('/transactions');
  });

  it('is copied as text for support', async () => {
    const portal = renderPortal('/transactions/201');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await portal.user.click(await screen.findByRole('button', { name: 'Sao chép' }));
    expect(await screen.findByRole('button', { name: 'Đã sao chép' })).toBeVisible();
    expect(write.mock.calls[0]?.[0].split('\n')).toEqual([
      'FS Online · Biên nhận giao dịch',
      'Mã giao dịch: 201',
      expect.stringMatching(/^Thời gian: 21\/11\/2026 \d\d:00$/),
      'Tài khoản: demo',
      'Loại giao dịch: Nạp vào game',
      'Giá trị: 20.000 KP',
      'Chi tiết: FS Online: 2.000 Xu',
      'Trạng thái: Thành công',
    ]);
  });

  it('is printed', async () => {
    const print = jest.fn();
    window.print = print;
    const portal = renderPortal('/transactions/201');
    await portal.user.click(await screen.findByRole('button', { name: 'In' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('returns to the history when it was opened by its own address', async () => {
    const portal = renderPortal('/transactions/201');
    await portal.user.click(await screen.findByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(portal.here()).toBe('/transactions'));
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('says that the transaction is not among the latest', async () => {
    const spoken = keepWhatIsSpoken();
    renderPortal('/transactions/999');
    expect(await screen.findByText(/không có trong 15 giao dịch gần nhất/)).toBeVisible();
    expect(spoken).toContainEqual(expect.stringMatching(/không có trong 15 giao dịch gần nhất/));
    expect(screen.queryByRole('button', { name: 'In' })).not.toBeInTheDocument();
  });

  it('is exact for huge values, and exists for an unknown type and status', async () => {
    set(host, {
      history: [
        topUpFixture({
          id: '7',
          type: 'credit.mystery',
          status: 'frozen',
          currency: 'KP',
          value: 9_007_199_254_740_991,
          relatedTransactions: [],
          payload: {},
        }),
      ],
    });
    renderPortal('/transactions/7');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('article');
    expect(dialog).toHaveTextContent(/Giao dịch khác9\.007\.199\.254\.740\.991\sKPChưa rõ/);
  });

  it('HOST-2: shows an amount with its fraction', async () => {
    set(host, { history: [payFixture({ value: 0.5 })] });
    renderPortal('/transactions');
    expect(await screen.findByRole('table')).toHaveTextContent(/0,5\sKP/);
  });

  it.each([
    ['the history', paths.transactionHistory, '201'],
    ['the older line', paths.historyPages, '301'],
  ] as const)('API-6: shows the error if %s cannot be loaded, and tries again', async (_, path, id) => {
    set(host, { pages: [migrationFixture({ id: '301' })] });
    host.server.use(answer('get', path, () => HttpResponse.error()));
    const { user } = renderPortal(`/transactions/${id}`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Không kết nối được/);
    expect(screen.queryByText(/không có trong 15 giao dịch gần nhất/)).not.toBeInTheDocument();
    host.server.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Thử lại' }));
    expect(await dialog.findByRole('article')).toBeVisible();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });
});
