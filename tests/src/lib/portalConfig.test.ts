import { defaultPortalConfig, parsePortalConfig } from '../../../src/lib/portalConfig';

describe('the inlined configuration', () => {
  it.each([null, undefined, '', '{', '[]', 'null', '"x"', '__PORTAL_CONFIG__'])(
    '%j reads as the defaults',
    (text) => {
      expect(parsePortalConfig(text)).toEqual(defaultPortalConfig);
    },
  );

  it('takes what is well formed', () => {
    const config = {
      apiHost: 'https://api.example',
      newsUrl: 'https://news.example/tin',
      downloadUrl: 'https://dl.example/',
      socialUrl: 'https://social.example/',
      supportNumbers: ['1900'],
      devTools: true,
      botCheck: { kind: 'recaptcha', siteKey: 'k' },
    };
    expect(parsePortalConfig(JSON.stringify(config))).toEqual(config);
    expect(parsePortalConfig('{"apiHost":"https://api.example/"}').apiHost).toBe('https://api.example');
  });

  it('a malformed setting takes its own default and leaves the others', () => {
    const parsed = parsePortalConfig(
      JSON.stringify({
        apiHost: 'javascript:x',
        newsUrl: 5,
        supportNumbers: [1],
        devTools: 'yes',
        socialUrl: 'https://s.example/',
      }),
    );
    expect(parsed).toEqual({ ...defaultPortalConfig, socialUrl: 'https://s.example/' });
  });
});
