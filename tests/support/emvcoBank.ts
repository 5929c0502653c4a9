import { joinQrFields } from '@portal/contract';
import { bankFixture } from '../fixtures/paymentMethods';

/** An EMVCo code in VND that can contain an amount (PAY-3). */
export const EMVCO_CODE = joinQrFields([
  { id: '00', value: '01' },
  { id: '01', value: '11' },
  { id: '53', value: '704' },
  { id: '58', value: 'VN' },
]);

/** Techcombank with such a code. */
export const emvcoBank = bankFixture({ qrCodeData: EMVCO_CODE });
