import { contentSecurityPolicy } from '../../../api-host/serving/contentSecurityPolicy';
import { acceptedEncoding } from '../../../api-host/serving/encodings';
import { parsePage } from '../../../api-host/serving/page';
import { readConfig } from '../../../api-host/config';

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
    ['BR', 'br'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%j → %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('parsePage', () => {
  it('fills in every nonce and the settings, with nothing that ends the element', () => {
    const page = parsePage(
      '<a nonce="__NONCE__"><script id=portal-config type="application/json">{}</script><b nonce="__NONCE__">',
    );
    const html = page.render('n0', { text: '</script><!--\u2028', money: '$&$1' });
    expect(html.match(/nonce="n0"/g)).toHaveLength(2);
    expect(html).toContain('\\u003c/script>\\u003c!--\\u2028');
    expect(html).toContain('$&$1');
  });

  it('leaves a page without settings as it is', () => {
    expect(parsePage('<p>__NONCE__</p>').render('x', { a: 1 })).toBe('<p>x</p>');
  });
});

describe('contentSecurityPolicy', () => {
  it('lets the portal call its API host and nothing else', () => {
    const { portal } = readConfig({ PORTAL_API_HOST: 'https://api.example' });
    expect(contentSecurityPolicy('n', portal)).toContain("connect-src 'self' https://api.example;");
  });

  it('opens to reCAPTCHA only where it is configured', () => {
    expect(contentSecurityPolicy('n', readConfig({}).portal)).not.toContain('google');
    const { portal } = readConfig({
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 's'.repeat(40),
    });
    expect(contentSecurityPolicy('n', portal)).toContain('frame-src https://www.google.com');
  });
});
