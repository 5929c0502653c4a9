import { BalanceBar, BonusTable, formatInteger, formatNumber, Money } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from './renderKit';

describe('formatInteger', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1.000'],
    [10000, '10.000'],
    [-120000, '-120.000'],
    ['-0', '0'],
    ['007', '7'],
    [9007199254740991, '9.007.199.254.740.991'],
    [1e21, '1.000.000.000.000.000.000.000'],
    [98765432109876543210n, '98.765.432.109.876.543.210'],
    ['98765432109876543210', '98.765.432.109.876.543.210'],
  ])('APP-1: %s is written %s', (value, text) => {
    expect(formatInteger(value)).toBe(text);
  });

  it.each([1.5, NaN, Infinity, '', '12a', '1e5', '1.5'])('refuses %s', (value) => {
    expect(() => formatInteger(value)).toThrow(RangeError);
  });
});

describe('formatNumber', () => {
  it.each([
    ['1234567.5', '1.234.567,5'],
    ['0.30', '0,3'],
    ['100.00', '100'],
    ['-0.00', '0'],
    [12.25, '12,25'],
  ])('APP-1: %s is written %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

describe('Money', () => {
  it('APP-5: KP with its unit', () => {
    renderKit(<Money value={120000} data-testid="money" />);
    expect(screen.getByTestId('money')).toHaveTextContent(/^120\.000 KP$/);
  });

  it('PAY-5: dong is written đ', () => {
    renderKit(<Money value="10000" unit="VND" data-testid="money" />);
    expect(screen.getByTestId('money')).toHaveTextContent(/^10\.000 đ$/);
  });

  it.each([
    [100, '+100 KP'],
    [0, '0 KP'],
    [-100, '-100 KP'],
  ])('PAY-4: signed %s is %s', (value, text) => {
    renderKit(<Money value={value} signed data-testid="money" />);
    expect(screen.getByTestId('money').textContent.replace(/\s/g, ' ')).toBe(text);
  });
});

describe('BalanceBar', () => {
  it("APP-5: debt is shown as 'Còn nợ' with its amount, and only when there is one", () => {
    const { rerender } = renderKit(<BalanceBar credit={0} debt={25000} />);
    expect(screen.getByText(/Còn nợ/)).toHaveTextContent('Còn nợ 25.000 KP');
    rerender(<BalanceBar credit={0} debt={0} />);
    expect(screen.queryByText(/Còn nợ/)).not.toBeInTheDocument();
  });
});

describe('BonusTable', () => {
  it('PAY-4, PAY-5: amounts are formatted, nodes stay as they are', () => {
    renderKit(
      <BonusTable
        rateText="10.000 đ = 1.000 KP"
        rows={[
          { cash: 50000, credit: '5000', bonus: 100n },
          { cash: 'x', credit: 'y', bonus: 'z' },
        ]}
      />,
    );
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(cells).toEqual(['50.000 đ', '5.000 KP', '+100 KP', 'x', 'y', 'z']);
    expect(screen.getByText('10.000 đ = 1.000 KP')).toBeVisible();
  });
});
