import { formatNumber } from '@portal/ui-kit';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1.000'],
    [10000, '10.000'],
    [-120000, '−120.000'],
    ['-0', '0'],
    ['007', '7'],
    [9007199254740991, '9.007.199.254.740.991'],
    [1e21, '1.000.000.000.000.000.000.000'],
    [98765432109876543210n, '98.765.432.109.876.543.210'],
    ['98765432109876543210', '98.765.432.109.876.543.210'],
  ])('APP-1: formats %s as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  // A host may send something other than a number; an amount that throws would break the whole page.
  it.each([NaN, Infinity, '', '12a', '1e5'])('HOST-2: shows a dash for %s', (value) => {
    expect(formatNumber(value)).toBe('—');
  });

  it.each([
    ['1234567.5', '1.234.567,5'],
    ['0.30', '0,3'],
    ['100.00', '100'],
    ['-0.00', '0'],
    [12.25, '12,25'],
    [-0.5, '−0,5'],
    [1e-7, '0,0000001'],
  ])('APP-1: formats %s as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});
