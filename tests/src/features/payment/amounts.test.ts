import { qrWithAmount } from '@portal/contract';
import { codeOf, takesAmounts } from '../../../../src/features/payment/amounts';
import { bankFixture } from '../../../fixtures/paymentMethods';
import { EMVCO_CODE, emvcoBank } from '../../../support/emvcoBank';

describe('PAY-3: the code of a method', () => {
  it('carries the chosen amount, as long as it is a line of the table', () => {
    expect(codeOf(emvcoBank, undefined)).toEqual({ data: EMVCO_CODE, cash: null });
    expect(codeOf(emvcoBank, 100_000)).toEqual({ data: qrWithAmount(EMVCO_CODE, 100_000), cash: 100_000 });
    expect(codeOf(emvcoBank, 99_999)).toEqual({ data: EMVCO_CODE, cash: null });
  });

  it('that is no EMVCo code takes no amounts, whatever was chosen', () => {
    const own = bankFixture({ qrCodeData: 'viettelpay|0981234567|CONG TY FSO|FSO KP DEMO' });
    expect(takesAmounts(emvcoBank)).toBe(true);
    expect(takesAmounts(own)).toBe(false);
    expect(takesAmounts({ ...emvcoBank, bonuses: [] })).toBe(false);
    expect(codeOf(own, 100_000)).toEqual({ data: own.qrCodeData, cash: null });
  });
});
