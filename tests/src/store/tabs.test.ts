import { rechargeActions } from '../../../src/operations/recharge/rechargeSlice';
import { signedIn, signedOut } from '../../../src/store/slices/session';
import { messageOf } from '../../../src/store/tabs';

it('LAY-11: what is sent to other tabs, and never what came from them', () => {
  expect(messageOf(signedOut({ to: '/login' }))).toBe('signedOut');
  expect(messageOf(signedOut({ to: '/login', elsewhere: true }))).toBeNull();
  expect(messageOf(signedIn({}))).toBe('signedIn');
  expect(messageOf(signedIn({ elsewhere: true }))).toBeNull();
  const order = { creditAmount: 1, zoneId: 1, gameId: 'fsonline', coins: 1, coinName: 'Xu' };
  expect(messageOf(rechargeActions.settled({ phase: 'succeeded', payload: order, pending: false }))).toBe(
    'recharged',
  );
  expect(messageOf(rechargeActions.settled({ phase: 'refused' }))).toBeNull();
});
