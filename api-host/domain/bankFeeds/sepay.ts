import { sameText } from '../constantTime';
import { fieldsOf, headerOf, type BankFeed } from './bankFeed';

/** SePay's webhook, authenticated by `Authorization: Apikey …` (https://developer.sepay.vn/en/sepay-webhooks). */
export const sepay: BankFeed = {
  isAuthentic: (call, secret) => sameText(headerOf(call, 'authorization'), `Apikey ${secret}`),
  read(json) {
    const { id, transferType, accountNumber, subAccount, transferAmount, content } = fieldsOf(json);
    if (transferType === 'out') return 'nothing';
    return {
      id: transferType === 'in' ? id : undefined,
      accounts: [accountNumber, subAccount],
      amount: transferAmount,
      content,
    };
  },
};
