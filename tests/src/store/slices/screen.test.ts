import { playerChanged } from '../../../../src/store/slices/session';
import { unverifiedPhoneSeen } from '../../../../src/store/slices/screen';
import { stateAfter } from '../../../support/mockStore';

it('ME-2: confirms no verification to another player who takes over the page', () => {
  const { screen } = stateAfter(unverifiedPhoneSeen(), playerChanged({ username: 'thanhnam' }));
  expect(screen.phoneWasUnverified).toBe(false);
});
