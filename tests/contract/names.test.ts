import fc from 'fast-check';
import * as contract from '@portal/contract';

const { displayCoins, wholeCoins, fillPath, gameOf, limits, paths } = contract;

describe('ENT-1: names of requirements §3', () => {
  it.each([
    [
      'transactionTypes',
      'credit.recharge credit.bonus credit.pay credit.recall credit.refund topup.bank-transfer topup.e-wallet topup.card',
    ],
    ['transactionStatuses', 'pending success failed other'],
    ['paymentKinds', 'card e-wallet bank-transfer'],
    ['zoneStates', 'ACTIVE CLOSED'],
    ['campaignTypes', 'accumulate_game_recharge'],
    ['activityStates', 'active closed'],
    [
      'securityCodePurposes',
      'confirm.email confirm.phone_number confirm.payment confirm.change_password confirm.change_email approve.login',
    ],
    [
      'botCheckActions',
      'registerFormSubmit forgotPasswordFormSubmit updatePhoneFormSubmit forgotUsernameFormSubmit',
    ],
    ['gameIds', 'fsonline'],
    ['walletNames', 'momo viettelpay'],
    ['bankNames', 'techcombank vietcombank'],
    ['supportedLocales', 'vi-VN'],
  ] as const)('%s', (list, names) => {
    expect(contract[list].join(' ')).toBe(names);
  });

  it('holds the constants of requirements §9', () => {
    expect(limits).toEqual({
      apiTimeoutMs: 5000,
      historyLength: 15,
      codeLength: 6,
      usernameMin: 4,
      usernameMax: 32,
      passwordMin: 8,
      passwordMax: 128,
      phoneMin: 10,
      phoneMax: 15,
      nameMax: 128,
      nameInputMax: 32,
      emailMax: 128,
      headerScrollPx: 85,
      copiedMs: 3000,
      migrationRefetchMs: 3000,
      paymentQrPx: 144,
    });
    expect(contract.CREDIT_UNIT).toBe('KP');
    expect(contract.CSRF_MISMATCH).toBe(419);
  });
});

describe('games', () => {
  it('shows fsonline as the named game, in hundredths (GAME-3)', () => {
    expect(gameOf('fsonline').name).toBe('FS Online');
    expect(displayCoins('fsonline', 10_000)).toBe('100');
  });

  it('shows a game it does not know by its id, amounts as they are', () => {
    for (const id of ['tuonglai', 'constructor', '__proto__', '']) {
      expect(gameOf(id).name).toBe(id);
      expect(displayCoins(id, 123)).toBe('123');
    }
  });

  // The specification rounds extpoint0 alone, so a tile of 12.5 coins must not be sold as 12.
  it.each([
    [1_250, '12.5'],
    [199, '1.99'],
    [99, '0.99'],
    [-1, '-0.01'],
    [12.5, '0.125'],
    [1e21, '10000000000000000000'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('HOST-7: %d hundredths are %s coins', (amount, coins) => {
    expect(displayCoins('fsonline', amount)).toBe(coins);
  });

  it('rounds extpoint0 down exactly for every safe amount (MIG-2)', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (amount) => {
        expect(BigInt(wholeCoins('fsonline', amount))).toBe(BigInt(amount) / 100n);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('API-4: the calls of requirements §7', () => {
  /** As the specification prints them. */
  const specified = `
    GET /api/csrf-cookie; GET /api/me; GET /api/transaction-history; GET /api/payment-methods; GET /api/recharge/game;
    POST /api/recharge/game; GET /api/zones; GET /api/account-zones; POST /api/account-zones; POST /login; POST /logout;
    POST /register; POST /reset-password/send-email; GET /reset-password/:token; POST /reset-password;
    POST /recover-username; POST /email-verification/send; PUT /email-verification; POST /api/security-code/;
    POST /api/user/change-password; POST /api/user/change-phone; POST /api/user/update-phone;
    POST /reset-password-by-phone; PATCH /api/user/update-profile; GET /locales/:locale.json`;

  it('are listed, each once, by method and path', () => {
    const rows = specified.split(';').map((row) => row.trim());
    const listed = contract.calls.filter((call) => !('addition' in call));
    expect(listed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(rows.sort());
  });

  it('names every path in a call', () => {
    const used = new Set<string>(contract.calls.map(({ path }) => path));
    expect(Object.values(paths).filter((path) => !used.has(path))).toEqual([]);
  });

  it('fills the parts of a path, encoded', () => {
    expect(fillPath(paths.locale, { locale: 'vi-VN' })).toBe('/locales/vi-VN.json');
    expect(fillPath(paths.resetPasswordToken, { token: 'a/b?c#d é' })).toBe(
      '/reset-password/a%2Fb%3Fc%23d%20%C3%A9',
    );
    expect(fillPath(paths.resetPasswordToken, { token: '$& $1' })).toBe('/reset-password/%24%26%20%241');
    expect(fillPath(paths.me, {})).toBe('/api/me');
    expect(() => fillPath(paths.locale, {})).toThrow('needs "locale"');
  });
});
