import { unsetPortalConfig } from '@portal/contract';
import { parsePortalConfig } from '../../../src/lib/portalConfig';

describe('the inlined configuration', () => {
  it.each([null, undefined, '', '{', '[]', 'null', '"x"', '__PORTAL_CONFIG__'])(
    'HOST-5: %j reads as unset',
    (text) => {
      expect(parsePortalConfig(text)).toEqual(unsetPortalConfig);
    },
  );

  it('accepts well-formed settings', () => {
    const config = {
      apiHost: 'https://api.example',
      brand: { name: 'Rồng Việt', company: 'Công ty Rồng', unit: 'ngọc', logo: '/l.svg', coin: '/c.svg' },
      newsUrl: 'https://news.example/tin',
      downloadUrl: 'https://dl.example/',
      socialUrl: 'https://social.example/',
      supportNumbers: ['1900'],
      bankApps: [{ id: 'vcb', name: 'Vietcombank' }],
      popularAmount: 20_000,
      devTools: true,
      passkeys: true,
      serviceWorker: true,
      problemReports: true,
      crashReports: true,
      supportPhone: '1900 1234',
      supportEmail: 'hotro@example.vn',
      supportHours: '8:00–22:00',
      botCheck: { kind: 'recaptcha', siteKey: 'k' },
    };
    expect(parsePortalConfig(JSON.stringify(config))).toEqual(config);
    expect(parsePortalConfig('{"apiHost":"https://api.example/"}').apiHost).toBe('https://api.example');
  });

  it('takes nothing from the default brand for another brand', () => {
    expect(parsePortalConfig('{"brand":{"name":" Rồng Việt ","unit":5}}').brand).toEqual({
      name: 'Rồng Việt',
      company: 'Rồng Việt',
      unit: 'KP',
      logo: '',
      coin: '',
    });
  });

  it('HOST-5: drops a malformed setting and keeps the others', () => {
    const parsed = parsePortalConfig(
      JSON.stringify({
        apiHost: 'javascript:x',
        newsUrl: 5,
        supportNumbers: [1],
        bankApps: 'vcb',
        popularAmount: '20000',
        devTools: 'yes',
        socialUrl: 'https://s.example/',
      }),
    );
    expect(parsed).toEqual({ ...unsetPortalConfig, socialUrl: 'https://s.example/' });
  });
});
