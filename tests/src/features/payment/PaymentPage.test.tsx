import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { bankFixture, paymentMethodsFixture } from '../../../fixtures/paymentMethods';
import { userFixture } from '../../../fixtures/users';
import { set, useFakeHost } from '../../../support/fakeHost';
import { answer } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
const textsOf = ({ children }: Element) =>
  Array.from(children, ({ textContent }) => textContent.trim()).filter(Boolean);

describe('/payment', () => {
  it('PAY-1: shows balance, debt, three tiles with counts and labels, and the index text', async () => {
    set(host, {
      me: userFixture({ credit: 120_000, debtCredit: 3_500 }),
      paymentMethods: paymentMethodsFixture({ bankTransfers: [bankFixture(), bankFixture(), bankFixture()] }),
    });
    const { user, here } = renderPortal('/payment');
    expect(await screen.findByText('Hãy chọn một phương thức thanh toán để bắt đầu.')).toBeVisible();
    await screen.findByText('QR Pay · 3 ngân hàng');
    const tiles = within(screen.getByRole('navigation', { name: 'Phương thức thanh toán' })).getAllByRole(
      'link',
    );
    expect(tiles.map((tile) => [tile.getAttribute('href'), ...textsOf(tile)])).toEqual([
      ['/payment/bank-transfer', 'Ngân hàng', 'QR Pay · 3 ngân hàng', 'Khuyên dùng'],
      ['/payment/e-wallet', 'Ví điện tử', '2 ví', 'Đề xuất'],
      ['/payment/card', 'Thẻ cào', '0 loại thẻ', 'Áp dụng phí nhà mạng'],
    ]);
    expect(screen.getByText('Số dư').nextSibling).toHaveTextContent(/^120.000 KP$/);
    expect(screen.getByText(/Còn nợ/)).toHaveTextContent('Còn nợ 3.500 KP');
    await user.click(tiles[1]!);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp thẻ qua ví điện tử' })).toBeVisible();
    expect(here()).toBe('/payment/e-wallet');
  });

  it('HOST-2: shows the debt although the host does not send the balance', async () => {
    set(host, { me: userFixture({ credit: null, debtCredit: 3_500 }) });
    renderPortal('/payment');
    expect(await screen.findByText(/Còn nợ/)).toHaveTextContent('Còn nợ 3.500 KP');
    expect(screen.getByText('Số dư').nextSibling).toHaveTextContent('— KP');
  });

  it('PAY-2, PAY-5: shows the banks with title and rate', async () => {
    renderPortal('/payment/bank-transfer');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp thẻ qua ngân hàng' })).toBeVisible();
    await screen.findByRole('heading', { name: 'Techcombank' });
    expect(await screen.findByRole('heading', { name: 'Vietcombank' })).toBeVisible();
    expect(screen.getAllByText('10.000 đ = 1.000 KP')).toHaveLength(2);
    expect(document.title).toContain('Nạp thẻ qua ngân hàng');
  });

  it.each(['/payment/bank-transfer', '/payment/e-wallet'])(
    'PAY-5: says on %s that transactions are automatic and the content must be exact',
    async (path) => {
      renderPortal(path);
      const exact = await screen.findByText('chính xác nội dung chuyển khoản');
      expect(exact.tagName).toBe('STRONG');
      expect(exact.parentElement).toHaveTextContent(
        /^Giao dịch được xử lý tự động\. Hãy nhập chính xác nội dung chuyển khoản để KP vào tài khoản ngay\.$/,
      );
    },
  );

  it.each([
    ['/payment/bank-transfer', 'Techcombank', 'Vietcombank', 'Số tài khoản', '19031234567890'],
    ['/payment/e-wallet', 'MoMo', 'ViettelPay', 'Số điện thoại ví', '0901234567'],
  ])(
    'PAY-2, PAY-3: %s lists the methods, each with a code of 144 px, holder, number and content',
    async (path, first, second, number, digits) => {
      renderPortal(path);
      for (const method of [first, second]) {
        const info = await screen.findByRole('group', { name: `Thông tin chuyển khoản ${method}` });
        expect(within(info).getAllByRole('button').map(textsOf)).toEqual([
          ['Sao chép', 'Chủ tài khoản', 'CONG TY FSO'],
          ['Sao chép', number, digits],
          ['Sao chép', 'Nội dung', 'FSO KP demo'],
        ]);
        expect(info.querySelector('[data-brand]')).toHaveAttribute('data-brand', method.toLowerCase());
        const code = screen.getByRole('img', { name: `Mã QR chuyển tiền qua ${method}` });
        expect(code).toHaveAttribute('width', '144');
        // Version 6: any higher level than L would need version 7.
        expect(code).toHaveAttribute('viewBox', '0 0 41 41');
      }
    },
  );

  it('PAY-6: copies each value, says so of the content for 3 seconds, and shows nothing if copying fails', async () => {
    const portal = renderPortal('/payment/bank-transfer');
    const [row] = await screen.findAllByRole('button', { name: /Nội dung/ });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    for (const [name, value] of [
      ['Chủ tài khoản', 'CONG TY FSO'],
      ['Số tài khoản', '19031234567890'],
    ] as const) {
      await portal.user.click(screen.getAllByRole('button', { name: new RegExp(name) })[0]!);
      expect(written).toHaveBeenLastCalledWith(value);
    }
    await portal.user.click(row!);
    expect(written).toHaveBeenLastCalledWith('FSO KP demo');
    expect(await within(row!).findByText('Đã copy cú pháp')).toBeVisible();
    expect(screen.getByText('Đã copy cú pháp', { selector: '[role="status"]' })).toBeInTheDocument();
    expect(portal.store.getState().copied.id).toBe('techcombank:syntax');
    await waitFor(() => expect(within(row!).queryByText('Đã copy cú pháp')).not.toBeInTheDocument());

    written.mockRejectedValue(new Error('denied'));
    await portal.user.click(row!);
    expect(portal.store.getState().copied.id).toBeNull();
    for (const region of screen.queryAllByRole('alert')) expect(region).toBeEmptyDOMElement();
  });

  it('PAY-7: /payment/card says that it is not supported for now', async () => {
    renderPortal('/payment/card');
    expect(
      await screen.findByText('Tạm chưa hỗ trợ hình thức nạp bằng thẻ cào, xin trở lại sau.'),
    ).toBeVisible();
  });

  it('PAY-8: data too long for a QR code breaks only its own panel', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = bankFixture({ name: 'x', label: 'Hỏng', qrCodeData: 'a'.repeat(4000) });
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [broken, bankFixture()] }) });
    renderPortal('/payment/bank-transfer');
    expect(await screen.findByText('Dữ liệu quá dài, không thể tạo mã QR.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Techcombank' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('PLAY-6, HOST-2: tells two methods with the same name apart', async () => {
    const [one, two] = [bankFixture({ label: 'Một', accountNumber: '1' }), bankFixture({ label: 'Hai' })];
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [one, two] }) });
    const portal = renderPortal('/payment/bank-transfer');
    await portal.user.click(await screen.findByRole('button', { name: 'Nạp qua Hai' }));
    expect(await screen.findByRole('button', { name: 'Nạp qua Một' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nạp qua Hai' })).not.toBeInTheDocument();
  });

  it('has an empty state, and an error with a retry', async () => {
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [] }) });
    const { unmount } = renderPortal('/payment/bank-transfer');
    expect(await screen.findByText('Hiện chưa có ngân hàng nào nhận chuyển khoản.')).toBeVisible();
    unmount();
    host.server.use(answer('get', paths.paymentMethods, () => HttpResponse.error()));
    renderPortal('/payment/bank-transfer');
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  });

  it('APP-5: shows that the next top-up repays the debt on /payment, and the debt elsewhere', async () => {
    set(host, { me: userFixture({ credit: 0, debtCredit: 35_000 }) });
    const { unmount } = renderPortal('/payment');
    expect(
      await screen.findByText('Lần nạp tới sẽ trả nợ trước, phần còn lại được cộng vào số dư.'),
    ).toBeVisible();
    expect(screen.getByText(/Còn nợ/)).toHaveTextContent('Còn nợ 35.000 KP');
    unmount();
    renderPortal('/support');
    expect((await screen.findByText('Còn nợ 35.000 KP')).parentElement).toHaveTextContent(
      'Còn nợ 35.000 KP, sẽ được trừ vào lần nạp tới.',
    );
  });
});

describe('PAY-8: a panel that could not be rendered', () => {
  it('is restored by "Tải lại", which refetches from the host', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = bankFixture({ qrCodeData: 'a'.repeat(4000) });
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [broken] }) });
    const { user } = renderPortal('/payment/bank-transfer');
    expect(await screen.findByText('Dữ liệu quá dài, không thể tạo mã QR.')).toBeVisible();
    host.state.paymentMethods = paymentMethodsFixture({ bankTransfers: [bankFixture()] });
    await user.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(await screen.findByRole('heading', { name: 'Techcombank' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tải lại' })).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
