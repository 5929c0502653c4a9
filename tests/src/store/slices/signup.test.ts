import {
  registrationRefused,
  signupReducer,
  stepCompleted,
  stepRestored,
} from '../../../../src/store/slices/signup';

describe('the signup slice', () => {
  const play = (...actions: Parameters<typeof signupReducer>[1][]) =>
    actions.reduce(signupReducer, signupReducer(undefined, { type: 'start' })).view;

  it('REG-9: leads from phone to username to password; a refusal shows all; the address restores any', () => {
    expect(play()).toBe('phone');
    expect(play(stepCompleted('phone'))).toBe('username');
    expect(play(stepCompleted('phone'), stepCompleted('username'))).toBe('password');
    expect(play(stepCompleted('password'))).toBe('password');
    expect(play(registrationRefused())).toBe('all');
    expect(play(registrationRefused(), stepRestored('username'))).toBe('username');
  });
});
