import {
  registrationRefused,
  signupReducer,
  stepCompleted,
  stepRestored,
} from '../../../src/store/slices/signup';
import { maskSecrets } from '../../../src/replay/maskSecrets';

describe('the signup slice', () => {
  const play = (...actions: Parameters<typeof signupReducer>[1][]) =>
    actions.reduce(signupReducer, signupReducer(undefined, { type: 'start' })).view;

  it('REG-9: phone, username, password; a refusal shows all; the address restores any', () => {
    expect(play()).toBe('phone');
    expect(play(stepCompleted('phone'))).toBe('username');
    expect(play(stepCompleted('phone'), stepCompleted('username'))).toBe('password');
    expect(play(stepCompleted('password'))).toBe('password');
    expect(play(registrationRefused())).toBe('all');
    expect(play(registrationRefused(), stepRestored('username'))).toBe('username');
  });
});

describe('DevTools', () => {
  it('shows no password, code or token of any account call', () => {
    const secrets = {
      password: 's',
      passwordConfirm: 's',
      currentPassword: 's',
      newPassword: 's',
      reNewPassword: 's',
      otp: 's',
      otpNumber: 's',
      securityCode: 's',
      gReCaptchaToken: 's',
      token: 's',
    };
    const shown = maskSecrets({ meta: { arg: { originalArgs: { ...secrets, username: 'demo' } } } });
    expect(JSON.stringify(shown)).not.toContain('"s"');
    expect(JSON.stringify(shown)).toContain('demo');
  });
});
