import { qrWithAmount } from '@portal/contract';
import { cashOf, codeOf, takesAmounts } from '../../../../src/features/payment/amounts';
import { bankFixture } from '../../../fixtures/paymentMethods';
import { EMVCO_CODE, emvcoBank } from '../../../support/emvcoBank';

describe('PAY-3: the QR code of a method', () => {
  it('carries the chosen amount, whether listed or not (PLAY-1)', () => {
    expect(codeOf(emvcoBank, undefined)).toEqual({ data: EMVCO_CODE, cash: null });
    expect(codeOf(emvcoBank, 100_000)).toEqual({ data: qrWithAmount(EMVCO_CODE, 100_000), cash: 100_000 });
    expect(codeOf(emvcoBank, 99_000)).toEqual({ data: qrWithAmount(EMVCO_CODE, 99_000), cash: 99_000 });
    expect(codeOf(emvcoBank, 0)).toEqual({ data: EMVCO_CODE, cash: null });
  });

  it('carries no amount if it is not an EMVCo code', () => {
    const own = bankFixture({ qrCodeData: 'viettelpay|0981234567|CONG TY FSO|FSO KP DEMO' });
    expect(takesAmounts(emvcoBank)).toBe(true);
    expect(takesAmounts(own)).toBe(false);
    expect(codeOf(own, 100_000)).toEqual({ data: own.qrCodeData, cash: null });
  });
});

it.each([
  ['75000', 75_000],
  ['75.000 đ', 75_000],
  ['10000', 10_000],
  ['100,000', 100_000],
  ['100,000.00', null],
  ['75.5', null],
  ['9999', null],
  ['500000001', null],
  ['1e6', null],
  ['-50000', null],
  ['', null],
])('PLAY-1: %j is read as %j', (typed, cash) => {
  expect(cashOf(typed)).toBe(cash);
});
