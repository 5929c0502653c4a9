import { readConfig } from '../../api-host/config';

const own = { DATABASE_URL: 'postgres://a/b' };
const key = (letter: string) => letter.repeat(32);

describe('SAFE-14: deployments that would fail silently', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ PUBLIC_URL: 'https://portal.example.vn' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example.vn' }, false],
    [{ HOST: '0.0.0.0', SANDBOX: 'force' }, true],
  ])('the sandbox is on for loopback addresses only, unless forced: %j %s', (env, sandbox) => {
    expect(readConfig(env).sandbox).toBe(sandbox);
  });

  it('a sandbox on a public address is refused', () => {
    expect(() => readConfig({ HOST: '0.0.0.0', SANDBOX: '1' })).toThrow(
      /^SANDBOX=1 is refused because HOST=0\.0\.0\.0 allows connections from other machines: /,
    );
    expect(() => readConfig({ PUBLIC_URL: 'https://a.example', SANDBOX: '1' })).toThrow(/is public/);
  });

  it.each([{}, { PUBLIC_URL: 'http://portal.example.vn' }])('production with %j does not start', (env) => {
    expect(() => readConfig({ NODE_ENV: 'production', ...own, ...env })).toThrow(
      /^NODE_ENV=production needs PUBLIC_URL=https:/,
    );
  });

  it.each([
    [
      { TRANSFER_NOTICE_SECRETS: `techcombank=${key('a')},momo=${key('a')}` },
      /\(techcombank\) and .*\(momo\)/,
    ],
    [
      { TRANSFER_NOTICE_SECRETS: `momo=${key('a')}`, HOTLINE_SECRET: key('a') },
      /\(momo\) and HOTLINE_SECRET have the same secret/,
    ],
    [
      {
        GAME_SERVER_URL: 'https://game.example',
        GAME_SERVER_SECRET: key('b'),
        SMS_GATEWAY_URL: 'https://sms.example',
        SMS_GATEWAY_SECRET: key('b'),
      },
      /GAME_SERVER_SECRET and SMS_GATEWAY_SECRET/,
    ],
  ])('equal secrets are refused, without showing them: %#', (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
    expect(() => readConfig(env)).not.toThrow(/aaaa|bbbb/);
  });

  it.each([
    ['http://sms.example/send', true],
    ['http://127.0.0.1:9000/send', false],
    ['http://[::1]:9000/send', false],
    ['https://sms.example/send', false],
  ])('a gateway at %s gets a warning: %s', (SMS_GATEWAY_URL, warned) => {
    const { warnings } = readConfig({ ...own, SMS_GATEWAY_URL, SMS_GATEWAY_SECRET: key('a') });
    expect(warnings.some((line) => line.startsWith('SMS_GATEWAY_URL is not encrypted'))).toBe(warned);
  });

  it('OPS-5: alarms by e-mail require a mail server, except in the sandbox', () => {
    const alarms = { ALARM_EMAILS: 'ops@example.vn, boss@example.vn' };
    expect(() => readConfig({ ...own, ...alarms })).toThrow(
      'ALARM_EMAILS needs SMTP_URL, which sends the alarms.',
    );
    expect(readConfig(alarms).alarmEmails).toEqual(['ops@example.vn', 'boss@example.vn']);
    expect(() => readConfig({ ALARM_EMAILS: 'ops' })).toThrow('"ops" is not a valid e-mail address');
    expect(() => readConfig({ ALARM_WEBHOOK_URL: 'https://a.example' })).toThrow('are only valid together');
  });

  it('each missing setting is reported on one line', () => {
    expect(readConfig({}).warnings).toEqual([]);
    const { warnings } = readConfig({
      HOST: '0.0.0.0',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@b.vn',
    });
    expect(warnings).toHaveLength(8);
    expect(warnings[0]).toMatch(/^The sandbox is off, because HOST=0\.0\.0\.0/);
    expect(warnings.join()).not.toContain('SMTP_URL');
    for (const warning of warnings) expect(warning).toMatch(/^[^\n]+\.$/);
  });

  it('HOST-5: a portal without hotlines, or whose API host may lack the bot check, gets a warning', () => {
    const warningsOf = (env: Record<string, string>) =>
      readConfig({ SANDBOX: '0', ...env }).warnings.filter((line) => /^PORTAL_|^BOT_CHECK/.test(line));
    expect(warningsOf({})).toEqual(['PORTAL_SUPPORT_NUMBERS is not set: the portal shows no hotline.']);
    const elsewhere = { PORTAL_SUPPORT_NUMBERS: '1900 1234', PORTAL_API_HOST: 'https://api.example' };
    expect(warningsOf(elsewhere)).toEqual([
      expect.stringContaining('BOT_CHECK=altcha needs challenges from https://api.example'),
    ]);
  });
});
