import { devToolsOptions, maskSecrets } from '../../../src/store/devTools';

describe('what DevTools shows', () => {
  it('masks passwords, codes and tokens at any depth, and nothing else', () => {
    const shown = maskSecrets({
      type: 'api/executeMutation/pending',
      meta: {
        arg: {
          originalArgs: { username: 'demo', password: 's3cret', passwordConfirm: 's3cret', otp: '123456' },
        },
      },
      list: [{ securityCode: '1', gReCaptchaToken: 't', newPassword: 'x', token: 'y', currentPassword: 'z' }],
      errorCode: 'X',
      lastPasswordChange: null,
      credit: 5,
    });
    expect(JSON.stringify(shown)).not.toMatch(/s3cret|123456|"[txyz1]"/);
    expect(shown).toMatchObject({
      meta: { arg: { originalArgs: { username: 'demo' } } },
      errorCode: 'X',
      credit: 5,
      lastPasswordChange: null,
    });
  });

  it('masks in actions and in the state', () => {
    expect(devToolsOptions.actionSanitizer({ password: 'a' })).toEqual({ password: '•••' });
    expect(devToolsOptions.stateSanitizer({ password: 'a' })).toEqual({ password: '•••' });
  });
});
