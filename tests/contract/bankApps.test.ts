import { bankAppLink } from '@portal/contract';
import { bankFixture } from '../fixtures/paymentMethods';

const app = { id: 'mb', name: 'MB Bank' };
const { qrCodeData } = bankFixture();

it('PLAY-1: builds the documented deep link with account, bank, amount, content and holder', () => {
  const transfer = { qrCodeData, cash: 100_000, content: 'FSO KP demo', holder: 'CONG TY FSO' };
  const link = new URL(bankAppLink(app, transfer) ?? '');
  expect(link.origin + link.pathname).toBe('https://dl.vietqr.io/pay');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    app: 'mb',
    ba: '19031234567890@tcb',
    am: '100000',
    tn: 'FSO KP demo',
    bn: 'CONG TY FSO',
  });
  expect(link.href).not.toContain('+');
});

it('PLAY-1: omits the amount if there is none, so that the app asks for it', () => {
  const link = bankAppLink(app, { qrCodeData, cash: null, content: 'FSO KP demo', holder: '' });
  expect(link).toBe('https://dl.vietqr.io/pay?app=mb&ba=19031234567890%40tcb&tn=FSO%20KP%20demo');
});

it('PLAY-1: builds no link for a code without a bank, or with an unknown bank', () => {
  const rest = { cash: null, content: 'x', holder: '' };
  expect(bankAppLink(app, { qrCodeData: 'viettelpay|0981234567', ...rest })).toBeNull();
  expect(bankAppLink(app, { qrCodeData: qrCodeData.replace('970407', '999999'), ...rest })).toBeNull();
});
