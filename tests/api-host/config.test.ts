import { examplePortalConfig, unsetPortalConfig } from '@portal/contract';
import { readConfig } from '../../api-host/config';
import { settings } from '../../api-host/settings';

describe('readConfig', () => {
  it('has a working default for every setting', () => {
    expect(readConfig({ PATH: '/bin' })).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: null,
      sandbox: true,
      trustProxy: false,
      publicUrl: null,
      gameServer: null,
      portal: { apiHost: '', devTools: false, botCheck: { kind: 'altcha' } },
    });
  });

  it.each([
    [{}, true],
    [{ SANDBOX: '0' }, false],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example.vn' }, false],
    [{ NODE_ENV: 'production', SANDBOX: 'force' }, true],
    [{ DATABASE_URL: 'postgres://a/b' }, false],
    [{ DATABASE_URL: 'postgres://a/b', SANDBOX: 'force' }, true],
  ])('%j: sandbox %s', (env, sandbox) => {
    expect(readConfig(env).sandbox).toBe(sandbox);
  });

  it('refuses the sandbox where money may be real', () => {
    expect(() => readConfig({ NODE_ENV: 'production', SANDBOX: '1' })).toThrow(/NODE_ENV=production/);
    expect(() => readConfig({ DATABASE_URL: 'postgres://a/b', SANDBOX: '1' })).toThrow(/DATABASE_URL is set/);
  });

  it('HOST-5: uses example values in the sandbox only; elsewhere an unset setting stays unset', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://a/b' }).portal).toEqual({
      ...unsetPortalConfig,
      // This host serves both the service worker and the report calls itself.
      serviceWorker: true,
      problemReports: true,
    });
    const examples = { ...examplePortalConfig, serviceWorker: true };
    expect(readConfig({}).portal).toEqual(examples);
    expect(readConfig({ PORTAL_NEWS_URL: 'https://studio.example/tin' }).portal).toEqual({
      ...examples,
      newsUrl: 'https://studio.example/tin',
    });
  });

  it('refuses unknown names under its own prefixes, and ignores others', () => {
    for (const name of ['PORTAL_NEWS', 'API_HOST_PORT', 'SANDBOXX', 'TRANSFER_NOTICE_SECRET', 'GAME_SERVER'])
      expect(() => readConfig({ [name]: 'x' })).toThrow(`Unknown setting ${name}:`);
    expect(() => readConfig({ EDITOR: 'vi', DATABASE_HOST: 'x', npm_config_yes: '1' })).not.toThrow();
  });

  it('ignores the variables that Kubernetes sets for a Service, whatever its name', () => {
    const ofService = (service: string) => ({
      [`${service}_SERVICE_HOST`]: '10.96.0.7',
      [`${service}_SERVICE_PORT`]: '80',
      [`${service}_SERVICE_PORT_HTTP`]: '80',
      [`${service}_PORT`]: 'tcp://10.96.0.7:80',
      [`${service}_PORT_80_TCP`]: 'tcp://10.96.0.7:80',
      [`${service}_PORT_80_TCP_PROTO`]: 'tcp',
      [`${service}_PORT_80_TCP_PORT`]: '80',
      [`${service}_PORT_80_TCP_ADDR`]: '10.96.0.7',
    });
    for (const service of ['PORTAL', 'API_HOST', 'GAME_SERVER', 'METRIC'])
      expect(() => readConfig(ofService(service))).not.toThrow();
    // Without the Service such a name is a misspelling, as is another name beside it.
    expect(() => readConfig({ PORTAL_PORT: '80' })).toThrow('Unknown setting PORTAL_PORT:');
    expect(() => readConfig({ PORTAL_PORT: '80', API_HOST_SERVICE_HOST: '10.96.0.7' })).toThrow(
      /PORTAL_PORT:/,
    );
    expect(() => readConfig({ ...ofService('PORTAL'), PORTAL_NEWS: 'x' })).toThrow(/PORTAL_NEWS:/);
  });

  it('reads secrets by provider, trusted proxies, and lists', () => {
    const key = 'k'.repeat(32);
    const config = readConfig({
      TRANSFER_NOTICE_SECRETS: `techcombank=${key}, momo=${key}2`,
      TRUST_PROXY: '10.0.0.0/8, loopback',
      PORTAL_SUPPORT_NUMBERS: '0912 000 001, 8088',
      PORTAL_BANK_APPS: 'vcb:Vietcombank, mb:MB Bank',
    });
    expect([...config.transferNoticeSecrets.keys()]).toEqual(['techcombank', 'momo']);
    expect(config.trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
    expect(config.portal.supportNumbers).toEqual(['0912 000 001', '8088']);
    expect(config.portal.bankApps).toEqual([
      { id: 'vcb', name: 'Vietcombank' },
      { id: 'mb', name: 'MB Bank' },
    ]);
    const { trustProxy } = readConfig({ TRUST_PROXY: '2' });
    expect(typeof trustProxy === 'function' && [0, 1, 2].map((hop) => trustProxy('', hop))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('SAFE-14: refuses names near to an unset setting: one character apart, or two exchanged', () => {
    for (const [name, meant] of [
      ['PUBLIC_URI', 'PUBLIC_URL'],
      ['DATABASE_ULR', 'DATABASE_URL'],
      ['TURST_PROXY', 'TRUST_PROXY'],
    ] as const) {
      expect(() => readConfig({ [name]: '1' })).toThrow(`Unknown setting ${name}: correct it to ${meant}`);
    }
    // The setting itself is set, so the other name is somebody else's.
    expect(() => readConfig({ DATABASE_ULR: '1', DATABASE_URL: 'postgres://a/b' })).not.toThrow();
  });

  it('SAFE-14: an empty DATABASE_URL is refused; another empty setting has its default', () => {
    for (const empty of ['', ' '])
      expect(() => readConfig({ DATABASE_URL: empty })).toThrow(
        /^DATABASE_URL is empty: set it, or unset it/,
      );
    expect(readConfig({ PORT: '', TRUST_PROXY: ' ' })).toMatchObject({ port: 8080, trustProxy: false });
  });

  it.each(['DATABASE_URL', 'DATABASE_LISTEN_URL'])(
    'SAFE-14: refuses an address in %s that is none',
    (name) => {
      for (const url of ['postgres://u:hidden@db:99999/portal', 'postgres://u:hid/den@db/portal,'])
        expect(() => readConfig({ [name]: url })).toThrow(new RegExp(`^${name} must look like postgres:`));
      expect(() => readConfig({ [name]: 'postgres://u:p@db1,db2/portal' })).not.toThrow();
    },
  );

  it('refuses a secret that would replace another of the same name, without showing either', () => {
    const pairs = `old=${'a'.repeat(32)},old=${'b'.repeat(32)}`;
    expect(() => readConfig({ API_HOST_KEYS: pairs })).toThrow('API_HOST_KEYS contains old twice:');
    expect(() => readConfig({ API_HOST_KEYS: pairs })).not.toThrow(/aaaa|bbbb/);
  });

  it('SAFE-14: a sender has two secrets at most, each of its own', () => {
    const [a = '', b = '', c = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
    const config = readConfig({ TRANSFER_NOTICE_SECRETS: `momo=${a},momo=${b}`, HOTLINE_SECRET: c });
    expect(config.transferNoticeSecrets).toEqual(new Map([['momo', [a, b]]]));
    expect(config.hotlineSecrets).toEqual([c]);
    expect(readConfig({ HOTLINE_SECRET: `${a}, ${b}` }).hotlineSecrets).toEqual([a, b]);
    for (const env of [
      { TRANSFER_NOTICE_SECRETS: `momo=${a},momo=${b},momo=${c}` },
      { TRANSFER_NOTICE_SECRETS: `momo=${a},momo=${a}` },
      { BANK_FEEDS: `casso=${a},casso=${b},casso=${c}` },
      { HOTLINE_SECRET: `${a},${b},${c}` },
      { HOTLINE_SECRET: `${a},${a}` },
      { HOTLINE_SECRET: `${a},short` },
    ]) {
      expect(() => readConfig(env)).toThrow(new RegExp(`^${Object.keys(env)[0]}`));
      expect(() => readConfig(env)).not.toThrow(/aaaa|bbbb|cccc/);
    }
  });

  it.each([
    ['10.0.0.0/8', true],
    ['::1,fd00::/8', true],
    ['loopback, 192.168.1.7', true],
    ['256', false],
    ['abc', false],
    ['1.5', false],
    ['10.0.0.0/33', false],
    ['0.0.0.0/0', false],
    ['::/0', false],
    ['10.0.0.1:80', false],
    ['10.0.0.1,', false],
  ])('TRUST_PROXY=%s is accepted: %s', (TRUST_PROXY, accepted) => {
    const read = () => readConfig({ TRUST_PROXY });
    if (accepted) expect(read).not.toThrow();
    else expect(read).toThrow(/^TRUST_PROXY must be a number of proxies, or a list/);
  });

  it.each([
    { PORTAL_NEWS_URL: 'javascript:alert(1)' },
    { PORTAL_API_HOST: 'https://api.example/v1' },
    { PUBLIC_URL: 'portal.example' },
    { TRUST_PROXY: 'yes' },
    { PORTAL_DEVTOOLS: 'on' },
    { BOT_CHECK: 'recaptcha' },
    { PORTAL_SUPPORT_NUMBERS: 'call us' },
    { PORTAL_BANK_APPS: 'Vietcombank' },
    { PORTAL_BANK_APPS: ',' },
    { TRANSFER_NOTICE_SECRETS: ',' },
    { METRICS_PORT: '8080' },
    { METRICS_PORT: '8080', METRICS_HOST: '0.0.0.0' },
    { METRICS_PORT: '8080', METRICS_HOST: '::' },
    { METRICS_PORT: '8080', METRICS_HOST: '::1', HOST: '::' },
    { METRICS_PORT: '8080', METRICS_HOST: '::ffff:127.0.0.1', HOST: '0.0.0.0' },
    { PORTAL_POPULAR_AMOUNT: 'cheap' },
    { API_HOST_POOL_SIZE: '1' },
  ])('refuses %j in one line that names the setting', (env) => {
    const name = Object.keys(env)[0] ?? '';
    expect(() => readConfig(env)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it('lets metrics share the number of the port on another address, and any free port', () => {
    expect(() => readConfig({ METRICS_PORT: '8080', METRICS_HOST: '10.0.0.5' })).not.toThrow();
    // 0.0.0.0 takes no address of IPv6.
    expect(() => readConfig({ METRICS_PORT: '8080', HOST: '0.0.0.0', METRICS_HOST: '::1' })).not.toThrow();
    expect(() => readConfig({ METRICS_PORT: '8080', HOST: '::1', METRICS_HOST: '0.0.0.0' })).not.toThrow();
    expect(() => readConfig({ METRICS_PORT: '0', PORT: '0' })).not.toThrow();
  });

  it('documents each setting with a help text and its default or the effect of leaving it unset', () => {
    for (const { help, unset } of Object.values(settings)) {
      expect(help).toMatch(/^\S.{8,}\.$/);
      expect(unset).not.toBe('');
    }
  });
});
