import { readGiftCodes } from '../../../src/api/readers/giftCodes';
import { paths } from '@portal/contract';
import { operations } from '@portal/contract/openapi';
import { fields } from '@portal/contract/rules';
import { fingerprint } from '../../../src/api/fingerprint';
import { flatten, routes } from '../../../src/app/routes';
import { formSubmitted } from '../../../src/replay/mirror/formActions';
import { MASK } from '../../../src/replay/mirror/secretFields';
import { maskSecrets } from '../../../src/replay/maskSecrets';

/** Every page and every call with the token of a link in its address. */
const withToken = [
  ...Object.values(routes).flatMap((rows) => flatten<string>(rows).flatMap(({ path }) => path ?? [])),
  ...Object.values(paths),
].filter((path) => path.includes('/:token'));

/** The endpoints whose cache keys contain a fingerprint of the token. */
const checks = Object.entries(operations).flatMap(([call, { id }]) => (call.includes('/:token') ? id : []));

it('the lists of addresses and endpoints with a token are not empty', () => {
  expect(withToken).toEqual(expect.arrayContaining(['/end-session/:token', '/api/session-link/:token']));
  expect(checks).toContain('checkSessionLink');
});

describe('masking for DevTools', () => {
  it('hides passwords, codes and tokens at any depth, and nothing else', () => {
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

  it.each(['demo', 'abc', 'a_1_b', 'Matkhau@2026', 'Demo', 'a b c d', '', 'x'.repeat(32), 'x'.repeat(33)])(
    'hides a typed username unless it is valid by the contract: %s',
    (username) => {
      const isOne = fields.signupUsername().isValidSync(username) || username === '';
      const shown = isOne ? username : MASK;
      expect(maskSecrets({ arg: { originalArgs: { username } } })).toEqual({
        arg: { originalArgs: { username: shown } },
      });
      expect(formSubmitted({ username }).payload).toEqual({ username: shown });
    },
  );

  it('hides phone numbers, e-mail addresses, link tokens and the XSRF cookie in texts, and nothing else', () => {
    const shown = maskSecrets({
      user: {
        phoneNumber: '+84912345678',
        email: 'demo@example.com',
        verifiedPhoneAt: '2026-11-21T01:02:03.000Z',
      },
      message: 'Đã gửi đến demo@example.com và 0912 345 678, +84 912 345 678.',
      location: { pathname: '/recovery/forgot-password/s3cr3t', search: '?next_uri=%2Fpayment' },
      queries: { 'checkResetToken(1x2y3z)': { status: 'pending' } },
      cookie: 'mode=dark; XSRF-TOKEN=abc; x=1',
      method: { accountNumber: '0123456789', paymentSyntax: 'NAP 0912345678' },
      lastPasswordChange: '2026-11-21T01:02:03.000Z',
      credit: 912345678,
      at: 1795232589000,
      code: '',
    });
    expect(shown).toEqual({
      user: { phoneNumber: '•••', email: '•••', verifiedPhoneAt: '2026-11-21T01:02:03.000Z' },
      message: 'Đã gửi đến ••• và •••, •••.',
      location: { pathname: '/recovery/forgot-password/•••', search: '?next_uri=%2Fpayment' },
      queries: { [`checkResetToken(${fingerprint(MASK)})`]: { status: 'pending' } },
      cookie: 'mode=dark; XSRF-TOKEN=•••; x=1',
      method: { accountNumber: '0123456789', paymentSyntax: 'NAP 0912345678' },
      lastPasswordChange: '2026-11-21T01:02:03.000Z',
      credit: 912345678,
      at: 1795232589000,
      code: '',
    });
  });

  it.each(withToken)('hides the token in an address of %s', (path) => {
    const address = path.replace(':token', 's3cr3t-Token_1');
    const masked = path.replace(':token', MASK);
    expect(maskSecrets({ pathname: address, message: `GET http://host${address}?a=1 failed` })).toEqual({
      pathname: masked,
      message: `GET http://host${masked}?a=1 failed`,
    });
  });

  it.each(checks)('replaces the cache key of %s, so that a replayed page finds its data', (endpoint) => {
    const masked = `${endpoint}(${fingerprint(MASK)})`;
    expect(maskSecrets({ [`${endpoint}(1x2y3z)`]: { status: 'pending' } })).toEqual({
      [masked]: { status: 'pending' },
    });
  });

  it('is stable, and keeps unchanged parts as the same object', () => {
    const zones = [{ id: 1, name: 'Thanh Long' }];
    const first = maskSecrets({ zones, phone: '0912345678' });
    const second = maskSecrets({ zones, phone: '0987654321' });
    expect(second.zones).toBe(first.zones);
    expect(maskSecrets(first)).toEqual(first);
  });

  it('SAFE-5: hides recovery codes, which stay a list, and not the messages about a secret field', () => {
    const codes = ['abcd-efgh-1234', 'k7m2p-9x4qt'];
    const errors = { password: ['Mật khẩu không đúng.'], recoveryCode: ['Mã khôi phục không đúng.'] };
    expect(maskSecrets({ payload: { recoveryCodes: codes, totpSecret: 'JBSW' }, errors })).toEqual({
      payload: { recoveryCodes: [MASK, MASK], totpSecret: MASK },
      errors,
    });
  });

  it('hides a gift code that stands in for a title', () => {
    const code = 'TET2026ABCD';
    const unused = { code, expiresAt: null, usedAt: null };
    const [untitled, titled] = readGiftCodes([unused, { ...unused, title: 'Quà Tết' }]);
    expect(maskSecrets([untitled, titled])).toEqual([
      { ...untitled, code: MASK, title: MASK },
      { ...titled, code: MASK },
    ]);
  });

  it('hides every secret field of the account calls', () => {
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
