import type { Bonus, PaymentMethod, PaymentMethods } from '@portal/contract';
import { readPaymentMethods } from '../../../src/api/readers/paymentMethods';
import { bankFixture, paymentMethodsFixture } from '../../fixtures/paymentMethods';
import { isText, isDecimal, orNull, subject } from './subject';

const methodOf = (json: unknown) => readPaymentMethods({ bankTransfers: [json] })?.bankTransfers[0];

/** Payment data: the fields of each entity (HOST-2). */
export const paymentFields = [
  subject<PaymentMethods>({
    name: 'PaymentMethods',
    sample: paymentMethodsFixture(),
    read: readPaymentMethods,
    needs: [],
    checks: { bankTransfers: Array.isArray, eWallets: Array.isArray, cards: Array.isArray },
  }),
  subject<PaymentMethod>({
    name: 'PaymentMethod',
    sample: bankFixture({ mobileAccountNumber: '0901234567' }),
    read: methodOf,
    needs: [],
    checks: {
      name: (value) => isText(value) && value !== '',
      label: (value) => isText(value) && value !== '',
      type: (value) => value === 'bank-transfer',
      qrCodeData: isText,
      paymentSyntax: isText,
      accountName: isText,
      accountNumber: isText,
      mobileAccountNumber: orNull(isText),
      exchangeRate: orNull(isDecimal),
      bonuses: Array.isArray,
    },
  }),
  subject<Bonus>({
    name: 'Bonus',
    sample: { cashValue: 50_000, bonusRate: '0.02' },
    read: (json) => methodOf({ ...bankFixture(), bonuses: [json] })?.bonuses[0],
    needs: ['cashValue', 'bonusRate'],
    checks: { cashValue: Number.isSafeInteger, bonusRate: isDecimal },
  }),
];
