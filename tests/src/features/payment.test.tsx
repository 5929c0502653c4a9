import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { creditArrived } from '../../../src/moneyEvents/arrivalsSlice';
import { moneyEventReceived } from '../../../src/moneyEvents/moneyEventsSlice';
import { lastTopUpOf } from '../../../src/features/payment/lastTopUp';
import { bonusLines, rateOfTenThousand } from '../../../src/features/payment/rates';
import { bankFixture, paymentMethodsFixture } from '../../fixtures/paymentMethods';
import { payFixture, topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { set, useFakeHost } from '../../support/fakeHost';
import { answer } from '../../support/handlers';
import { renderPortal } from '../../support/renderPortal';

const host = useFakeHost();

describe('rates', () => {
  it('PAY-4: credit = exchangeRate × cash and bonus = bonusRate × credit, exact', () => {
    expect(
      bonusLines(bankFixture({ exchangeRate: 0.1, bonuses: [{ cashValue: 50_000, bonusRate: 0.07 }] })),
    ).toEqual([{ cash: 50_000n, credit: 5_000n, bonus: 350n }]);
    const [line] = bonusLines(
      bankFixture({ exchangeRate: '0.3', bonuses: [{ cashValue: 3_000_000_000, bonusRate: '0.29' }] }),
    );
    expect(line).toEqual({ cash: 3_000_000_000n, credit: 900_000_000n, bonus: 261_000_000n });
  });

  it.each([
    [0.1, '1.000'],
    [1, '10.000'],
    ['0.00015', '1,5'],
    [1e-7, '0,001'],
    [123456.789, '1.234.567.890'],
  ])('PAY-5: 10.000 đ at %s is %s KP', (exchangeRate, text) => {
    expect(rateOfTenThousand(bankFixture({ exchangeRate }))).toBe(text);
  });

  it('PAY-8: a rate that is no number is an error in Vietnamese', () => {
    expect(() => bonusLines(bankFixture({ exchangeRate: 'x' }))).toThrow(
      'Tỷ giá của phương thức này không hợp lệ.',
    );
  });

  it('takes the newest top-up that went through, with its bonus', () => {
    const failed = topUpFixture({ id: '9', status: 'failed' });
    expect(lastTopUpOf([payFixture(), failed, topUpFixture()])?.credit).toBe(10_500);
    expect(lastTopUpOf([payFixture()])).toBeUndefined();
  });
});

describe('/payment', () => {
  it('PAY-1: balance, debt, three tiles with counts and labels, and the index text', async () => {
    set(host, { me: userFixture({ credit: 120_000, debtCredit: 3_500 }) });
    renderPortal('/payment');
    expect(await screen.findByText('Hãy chọn một phương thức thanh toán để bắt đầu.')).toBeVisible();
    expect(await screen.findByText('QR Pay · 2 ngân hàng')).toBeVisible();
    expect(screen.getByText('2 ví')).toBeVisible();
    expect(screen.getByText('0 loại thẻ')).toBeVisible();
    expect(screen.getByText('Đề xuất')).toBeVisible();
    expect(screen.getByText('Áp dụng phí nhà mạng')).toBeVisible();
    expect(screen.getByText(/Còn nợ/)).toHaveTextContent('Còn nợ 3.500 KP');
  });

  it('PAY-2, PAY-5: the banks with title, rate and note', async () => {
    renderPortal('/payment/bank-transfer');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp thẻ qua ngân hàng' })).toBeVisible();
    await screen.findByRole('heading', { name: 'Techcombank' });
    expect(screen.getByRole('heading', { name: 'Vietcombank' })).toBeVisible();
    expect(screen.getAllByText('10.000 đ = 1.000 KP')).toHaveLength(2);
    expect(screen.getByText('chính xác nội dung chuyển khoản').tagName).toBe('STRONG');
    expect(document.title).toContain('Nạp thẻ qua ngân hàng');
  });

  it('PAY-3: a wallet shows its mobile account number, a bank its account number', async () => {
    renderPortal('/payment/e-wallet');
    await screen.findByRole('heading', { level: 1, name: 'Nạp thẻ qua ví điện tử' });
    await screen.findByRole('heading', { name: 'MoMo' });
    expect(screen.getAllByText('0901234567')).toHaveLength(2);
    expect(screen.queryByText('99001122')).not.toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: /Mã QR/ })[0]).toHaveAttribute('width', '144');
  });

  it('PAY-6: copies the syntax, says so for 3 seconds, and is silent when that fails', async () => {
    const portal = renderPortal('/payment/bank-transfer');
    const [row] = await screen.findAllByRole('button', { name: /Nội dung/ });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await portal.user.click(row!);
    expect(written).toHaveBeenCalledWith('FSO KP demo');
    expect(await within(row!).findByText('Đã copy cú pháp')).toBeVisible();
    expect(portal.store.getState().copied.id).toBe('techcombank:syntax');
    await waitFor(() => expect(within(row!).queryByText('Đã copy cú pháp')).not.toBeInTheDocument(), {
      timeout: 3500,
    });

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

  it('PAY-8: data that fits no QR code breaks its own panel only', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = bankFixture({ name: 'x', label: 'Hỏng', qrCodeData: 'a'.repeat(4000) });
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [broken, bankFixture()] }) });
    renderPortal('/payment/bank-transfer');
    expect(await screen.findByText('Dữ liệu quá dài, không thể tạo mã QR.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Techcombank' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('PAY-9: a payment that arrives shows by itself, once, with the new balance and history', async () => {
    const portal = renderPortal('/payment/bank-transfer');
    await screen.findByText('Techcombank');
    set(host, { me: userFixture({ credit: 130_500 }), history: [topUpFixture({ id: '999' })] });
    expect(await screen.findByText('+10.500 KP đã vào tài khoản của bạn')).toBeVisible();
    expect(screen.getAllByText('130.500').length).toBeGreaterThan(0);
    await waitFor(() => expect(JSON.stringify(portal.store.getState().api.queries)).toContain('999'));
  });

  it('PAY-9: a refund reads as one', async () => {
    const { store } = renderPortal('/payment/bank-transfer');
    await screen.findByText('Techcombank');
    act(() => {
      store.dispatch(
        moneyEventReceived({ transactionId: '1', type: 'credit.refund', status: 'success', refunded: true }),
      );
      store.dispatch(creditArrived({ credited: 5_000, repaid: 0, owed: 0 }));
    });
    expect(await screen.findByText('Đã hoàn 5.000 KP vào tài khoản của bạn')).toBeVisible();
  });

  it('has an empty state that leads on, and an error with a retry', async () => {
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [] }) });
    const { unmount } = renderPortal('/payment/bank-transfer');
    expect(await screen.findByText('Hiện chưa có ngân hàng nào nhận chuyển khoản.')).toBeVisible();
    unmount();
    host.server.use(answer('get', paths.paymentMethods, () => HttpResponse.error()));
    renderPortal('/payment/bank-transfer');
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  });
});
