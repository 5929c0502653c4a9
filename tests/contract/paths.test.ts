import { calls, fillPath, paths } from '@portal/contract';

describe('API-4: the calls of requirements §7', () => {
  /** As printed in the specification. */
  const specified = `
    GET /api/csrf-cookie; GET /api/me; GET /api/transaction-history; GET /api/payment-methods; GET /api/recharge/game;
    POST /api/recharge/game; GET /api/zones; GET /api/account-zones; POST /api/account-zones; POST /login; POST /logout;
    POST /register; POST /reset-password/send-email; GET /reset-password/:token; POST /reset-password;
    POST /recover-username; POST /email-verification/send; PUT /email-verification; POST /api/security-code/;
    POST /api/user/change-password; POST /api/user/change-phone; POST /api/user/update-phone;
    POST /reset-password-by-phone; PATCH /api/user/update-profile; GET /locales/:locale.json`;

  it('are listed, each once, by method and path', () => {
    const rows = specified.split(';').map((row) => row.trim());
    const listed = calls.filter((call) => !('addition' in call));
    expect(listed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(rows.sort());
  });

  it('use every path constant', () => {
    const used = new Set<string>(calls.map(({ path }) => path));
    expect(Object.values(paths).filter((path) => !used.has(path))).toEqual([]);
  });

  it('fill in the parts of a path, URL-encoded', () => {
    expect(fillPath(paths.locale, { locale: 'vi-VN' })).toBe('/locales/vi-VN.json');
    expect(fillPath(paths.resetPasswordToken, { token: 'a/b?c#d é' })).toBe(
      '/reset-password/a%2Fb%3Fc%23d%20%C3%A9',
    );
    expect(fillPath(paths.resetPasswordToken, { token: '$& $1' })).toBe('/reset-password/%24%26%20%241');
    expect(fillPath(paths.me, {})).toBe('/api/me');
    expect(() => fillPath(paths.locale, {})).toThrow('needs "locale"');
  });
});
