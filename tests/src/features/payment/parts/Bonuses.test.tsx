import { screen, within } from '@testing-library/react';
import { bankFixture, paymentMethodsFixture } from '../../../../fixtures/paymentMethods';
import { EMVCO_CODE, emvcoBank } from '../../../../support/emvcoBank';
import { set, useFakeHost } from '../../../../support/fakeHost';
import { renderPortal } from '../../../../support/renderPortal';

const host = useFakeHost();
const rowsOf = (label: string) =>
  within(screen.getByLabelText(label)).getAllByRole('button', { name: /đặt sẵn số tiền/ });

describe('PAY-3, PAY-4: choosing an amount', () => {
  it('a tap on a row puts its amount into the QR code of this method only, and a second tap removes it', async () => {
    const vietcombank = bankFixture({ name: 'vietcombank', label: 'Vietcombank', qrCodeData: EMVCO_CODE });
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [emvcoBank, vietcombank] }) });
    const { user, store } = renderPortal('/payment/bank-transfer');
    await screen.findByRole('heading', { name: 'Techcombank' });
    const table = within(screen.getByLabelText('Techcombank')).getByRole('table');
    const lines = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(lines).toEqual([
      'Chuyển khoảnNhậnThưởng',
      '50.000 đ5.000 KP+100 KP',
      '100.000 đ10.000 KP+500 KP',
      '200.000 đ20.000 KP+1.600 KP',
      '500.000 đ50.000 KP+5.000 KP',
    ]);
    const [, row] = rowsOf('Techcombank');
    expect(row).toHaveAccessibleName('100.000 đ: đặt sẵn số tiền này vào mã QR');
    expect(row).toHaveAttribute('aria-pressed', 'false');

    await user.click(row!);
    expect(row).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: 'Mã QR chuyển 100.000 đ qua Techcombank' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Mã QR chuyển tiền qua Vietcombank' })).toBeVisible();
    expect(within(screen.getByLabelText('Techcombank')).getByText(/Mã QR đã có sẵn/)).toHaveTextContent(
      'Mã QR đã có sẵn 100.000 đ.',
    );
    expect(store.getState().choices.cash).toBe(100_000);

    await user.click(rowsOf('Techcombank')[0]!);
    expect(row).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('img', { name: 'Mã QR chuyển 50.000 đ qua Techcombank' })).toBeVisible();
    await user.click(rowsOf('Techcombank')[0]!);
    expect(screen.getByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
    expect(screen.queryByText(/Mã QR đã có sẵn/)).not.toBeInTheDocument();
  });

  it('works by keyboard, and from any cell of the row', async () => {
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [emvcoBank] }) });
    const { user } = renderPortal('/payment/bank-transfer');
    await screen.findByRole('heading', { name: 'Techcombank' });
    const [row] = rowsOf('Techcombank');
    row!.focus();
    await user.keyboard(' ');
    expect(row).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByText('+500'));
    expect(row).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('img', { name: 'Mã QR chuyển 100.000 đ qua Techcombank' })).toBeVisible();
  });

  it('is not offered if the QR code has a wallet’s own format', async () => {
    set(host, {
      paymentMethods: paymentMethodsFixture({ bankTransfers: [bankFixture({ qrCodeData: 'own form' })] }),
    });
    renderPortal('/payment/bank-transfer');
    await screen.findByRole('heading', { name: 'Techcombank' });
    expect(screen.queryByRole('button', { name: /đặt sẵn số tiền/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Bấm vào một mức/)).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: /^50\.000.đ/ })).toBeVisible();
  });
});
