import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, type HttpResponseResolver } from 'msw';
import { paths } from '@portal/contract';
import { portalApi } from '../../../../src/api/portalApi';
import { migrationFixture, payFixture, topUpFixture } from '../../../fixtures/transactions';
import { set, useFakeHost } from '../../../support/fakeHost';
import { answer } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();

/** All lines have the same millisecond, so that pages cannot be told apart by time. */
const lines = Array.from({ length: 32 }, (_, index) => payFixture({ id: String(900 - index) }));
const older = { name: 'Xem giao dịch cũ hơn' };
const rows = () => screen.getAllByRole('row').length - 1;

describe('PLAY-7: transactions beyond the 15 most recent', () => {
  it('are appended page by page until there are no more, each once', async () => {
    set(host, { history: lines.slice(0, 15), pages: lines });
    const portal = renderPortal('/transactions');
    await portal.user.click(await screen.findByRole('button', older));
    await waitFor(() => expect(rows()).toBe(30));
    expect(screen.getByRole('table', { name: '30 giao dịch gần nhất' })).toBeVisible();
    expect(screen.getByText('Đang hiện 30 trong 30 giao dịch.').parentElement).toHaveAttribute(
      'role',
      'status',
    );
    await portal.user.click(screen.getByRole('button', older));
    await waitFor(() => expect(rows()).toBe(32));
    expect(screen.queryByRole('button', older)).not.toBeInTheDocument();
    // The last page has removed the focused button.
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: /\.csv/ }));
    expect(document.body).not.toHaveFocus();
    expect(screen.getByRole('main')).not.toHaveFocus();
    expect(new Set(screen.getAllByRole('row').map((row) => row.textContent)).size).toBe(33);
  });

  it('include migrations with source, target and amounts, and a filter for them', async () => {
    set(host, { history: [topUpFixture()], pages: [topUpFixture(), migrationFixture()] });
    const portal = renderPortal('/transactions');
    expect(await screen.findByText('Từ máy chủ S3 Cổ Mộ')).toBeVisible();
    expect(screen.getByText('Đến máy chủ S1 Thiên Long')).toBeVisible();
    expect(screen.getByText('567 Xu chờ chuyển đổi')).toBeVisible();
    expect(screen.getByText('12 điểm tích lũy nạp thẻ tháng 11')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: 'Chuyển máy chủ' }));
    expect(rows()).toBe(1);
  });

  it('include a refused migration, which says so', async () => {
    set(host, { pages: [migrationFixture({ status: 'failed', payload: {} })] });
    renderPortal('/transactions');
    expect(await screen.findByText('Chưa chuyển được, số dư cũ trở lại như trước.')).toBeVisible();
  });

  it('can be downloaded as a file if the host offers it', async () => {
    set(host, { pages: lines });
    renderPortal('/transactions');
    const link = await screen.findByRole('link', { name: 'Tải toàn bộ lịch sử (.csv)' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/api\/transaction-history\/file$/));
    expect(link).toHaveAttribute('download');
  });

  const absent: [string, HttpResponseResolver][] = [
    ['404', () => HttpResponse.json({}, { status: 404 })],
    ['405', () => new HttpResponse(null, { status: 405 })],
    ['501', () => new HttpResponse('', { status: 501 })],
    ['its HTML page', () => HttpResponse.html('<!doctype html>')],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['the 15 most recent', () => HttpResponse.json(lines.slice(0, 15))],
    ['an error', () => HttpResponse.json({ message: 'x' }, { status: 500 })],
  ];
  it.each(absent)('HOST-4: are not offered on a host that answers with %s', async (_, resolver) => {
    set(host, { history: lines.slice(0, 15) });
    let asked = 0;
    host.server.use(
      answer('get', paths.historyPages, (info) => {
        asked += 1;
        return resolver(info);
      }),
    );
    renderPortal('/transactions');
    await waitFor(() => expect(asked).toBe(1));
    expect(await screen.findByRole('link', { name: 'Đã chuyển mà chưa nhận được KP?' })).toBeVisible();
    expect(rows()).toBe(15);
    expect(screen.queryByRole('button', older)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /csv/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Chưa tải được/)).not.toBeInTheDocument();
    expect(asked).toBe(1);
  });

  it('HOST-4: end when a host returns the same page again', async () => {
    set(host, { history: lines.slice(0, 15) });
    host.server.use(
      answer('get', paths.historyPages, () =>
        HttpResponse.json({ transactions: lines.slice(0, 15), next: '886' }),
      ),
    );
    const portal = renderPortal('/transactions');
    await portal.user.click(await screen.findByRole('button', older));
    await waitFor(() => expect(screen.queryByRole('button', older)).not.toBeInTheDocument());
    expect(rows()).toBe(15);
  });

  it('show an error if a page fails, and the button tries again', async () => {
    set(host, { history: lines.slice(0, 15), pages: lines });
    const portal = renderPortal('/transactions');
    const button = await screen.findByRole('button', older);
    host.server.use(answer('get', paths.historyPages, () => HttpResponse.error(), { once: true }));
    await portal.user.click(button);
    expect(await screen.findByText(/^Chưa tải được giao dịch cũ hơn\./)).toBeVisible();
    expect(rows()).toBe(15);
    await portal.user.click(screen.getByRole('button', older));
    await waitFor(() => expect(rows()).toBe(30));
  });
});

describe('PLAY-7: pages that cannot be refetched', () => {
  it('hide no transaction that the host has just sent, and an error says so', async () => {
    const paid = payFixture({ id: '999', status: 'pending', updatedAt: '2099-01-01T00:00:00Z' });
    set(host, { history: lines.slice(0, 15), pages: lines });
    const portal = renderPortal('/transactions');
    await screen.findByRole('button', older);
    set(host, { history: [paid, ...lines.slice(0, 14)], pages: lines });
    host.server.use(answer('get', paths.historyPages, () => HttpResponse.error()));
    await act(() => portal.store.dispatch(portalApi.util.invalidateTags(['History'])));
    expect(await screen.findByText(/^Chưa tải được giao dịch cũ hơn\./)).toBeVisible();
    expect(screen.getByText('Đang chuyển vào game.')).toBeVisible();
    expect(rows()).toBe(16);
  });
});

describe('PLAY-7: the receipt of an older transaction', () => {
  it('is found by its id', async () => {
    set(host, { history: [topUpFixture()], pages: lines });
    renderPortal('/transactions/870');
    expect(await screen.findByText('FS Online · Biên nhận giao dịch')).toBeVisible();
  });

  it.each([
    ['a host without pages', null],
    ['no such line', lines],
  ])('is shown as missing with %s', async (_, pages) => {
    set(host, { history: [topUpFixture()], pages });
    renderPortal('/transactions/1');
    expect(await screen.findByText(/^Giao dịch này không có/)).toBeVisible();
  });
});
