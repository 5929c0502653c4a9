import type { Bonus, PaymentMethod, PaymentMethods } from '@portal/contract';
import { readPaymentMethods, type IdentifiedMethod } from '../../../src/api/readers/paymentMethods';
import { bankFixture, paymentMethodsFixture } from '../../fixtures/paymentMethods';
import { isText, isDecimal, orNull, subject } from './subject';

/** Without the ids, which are the portal's own. */
const withoutIds = (methods: readonly IdentifiedMethod[]): PaymentMethod[] =>
  methods.map((method) => {
    const sent: PaymentMethod & { id?: string } = { ...method };
    delete sent.id;
    return sent;
  });

function readSent(json: unknown): PaymentMethods | null {
  const read = readPaymentMethods(json);
  return (
    read && { ...read, bankTransfers: withoutIds(read.bankTransfers), eWallets: withoutIds(read.eWallets) }
  );
}

const methodOf = (json: unknown) => readSent({ bankTransfers: [json] })?.bankTransfers[0];

/** Payment data: the fields of each entity (HOST-2). */
export const paymentFields = [
  subject<PaymentMethods>({
    name: 'PaymentMethods',
    sample: paymentMethodsFixture(),
    read: readSent,
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
