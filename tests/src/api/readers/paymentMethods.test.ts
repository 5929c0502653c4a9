import { readPaymentMethods } from '../../../../src/api/readers/paymentMethods';
import { bankFixture, paymentMethodsFixture } from '../../../fixtures/paymentMethods';

const idsOf = (...bankTransfers: object[]) =>
  readPaymentMethods({ bankTransfers })?.bankTransfers.map(({ id }) => id);
const first = bankFixture({ accountNumber: '1' });
const second = bankFixture({ accountNumber: '2' });

describe('HOST-2: the ids of payment methods', () => {
  it('are their names, by which a player’s device remembers them', () => {
    const { bankTransfers = [], eWallets = [] } = readPaymentMethods(paymentMethodsFixture()) ?? {};
    expect([...bankTransfers, ...eWallets].map(({ id }) => id)).toEqual([
      'techcombank',
      'vietcombank',
      'momo',
      'viettelpay',
    ]);
  });

  it('tell methods with the same name apart by their accounts, in any order', () => {
    expect(idsOf(first, second)).toEqual(['techcombank/1', 'techcombank/2']);
    expect(idsOf(second, first)).toEqual(['techcombank/2', 'techcombank/1']);
  });

  it('differ even for methods that differ in nothing else', () =>
    expect(idsOf(first, first, second)).toEqual(['techcombank/1', 'techcombank/1/2', 'techcombank/2']));
});
