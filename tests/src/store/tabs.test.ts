import { rechargeActions } from '../../../src/operations/recharge/rechargeSlice';
import { signedIn, signedOut } from '../../../src/store/slices/session';
import { tabMessageOf } from '../../../src/store/tabs';

it('LAY-11: sends this tab’s own actions to other tabs, but not those received from them', () => {
  expect(tabMessageOf(signedOut({ to: '/login' }))).toBe('signedOut');
  expect(tabMessageOf(signedOut({ to: '/login', elsewhere: true }))).toBeNull();
  expect(tabMessageOf(signedIn({}))).toBe('signedIn');
  expect(tabMessageOf(signedIn({ elsewhere: true }))).toBeNull();
  const order = { creditAmount: 1, zoneId: 1, gameId: 'fsonline', coins: 1, coinName: 'Xu' };
  expect(tabMessageOf(rechargeActions.settled({ phase: 'succeeded', payload: order, pending: false }))).toBe(
    'recharged',
  );
  expect(tabMessageOf(rechargeActions.settled({ phase: 'refused' }))).toBeNull();
});
