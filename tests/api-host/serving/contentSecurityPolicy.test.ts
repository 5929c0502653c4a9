import { readConfig } from '../../../api-host/config';
import { contentSecurityPolicy } from '../../../api-host/serving/contentSecurityPolicy';

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
