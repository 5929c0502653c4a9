import { hashPassword, passwordFits } from '../../../api-host/domain/passwords';

describe('passwords', () => {
  it('are hashed by argon2id with OWASP’s parameters, each with its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Demo@2026'), hashPassword('Demo@2026')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwordFits(first, 'Demo@2026')).toBe(true);
    expect(await passwordFits(first, 'demo@2026')).toBe(false);
  });

  it('never match an account that does not exist, not even the password of the decoy', async () => {
    expect(await passwordFits(undefined, 'no account has this hash')).toBe(false);
  });

  it('SAFE-13: never match an account that was deleted, and that is no fault of the host', async () => {
    for (const password of ['', 'Demo@2026', 'no account has this hash'])
      expect(await passwordFits('', password)).toBe(false);
  });
});
