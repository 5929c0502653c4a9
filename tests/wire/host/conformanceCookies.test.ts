import { CookieJar } from '../../../scripts/conformance/cookieJar';
import { breakingOf, findingsOn, lineOf } from '../../support/conformanceFindings';
import { tinyPlayer, tokenCookie, type TinyAnswers } from '../../support/tinyHost';

const API = 'https://api.example.vn';

describe('HOST-6: the cookies of a browser', () => {
  it.each([
    ['a foreign Domain', 'a=1; Domain=elsewhere.example', `${API}/login`],
    ['a public suffix as Domain', 'a=1; Domain=com.vn', 'https://api.com.vn/login'],
    ['Secure over http', 'a=1; Secure', 'http://api.example.vn/login'],
    ['SameSite=None without Secure', 'a=1; SameSite=None', `${API}/login`],
    ['__Secure- without Secure', '__Secure-a=1', `${API}/login`],
    ['__Host- with a Path', '__Host-a=1; Secure; Path=/api', `${API}/login`],
    ['__Host- with a Domain', '__Host-a=1; Secure; Path=/; Domain=example.vn', `${API}/login`],
  ])('are refused with %s', (_what, header, url) => {
    const jar = new CookieJar();
    expect(jar.keep(header, url)).toMatch(/^browsers refuse the cookie (__Host-|__Secure-)?a: ./);
    expect(jar.of(url)).toEqual([]);
  });

  it.each([
    ['Secure from localhost', 'a=1; Secure', 'http://localhost:4000/login'],
    ['a Domain that is the host', 'a=1; Domain=localhost', 'http://localhost:4000/login'],
    ['SameSite=None with Secure', 'a=1; SameSite=None; Secure', `${API}/login`],
    ['__Host- by its rules', '__Host-a=1; Secure; Path=/', `${API}/login`],
  ])('are kept with %s', (_what, header, url) => {
    const jar = new CookieJar();
    expect(jar.keep(header, url)).toBeUndefined();
    expect(jar.of(url)).toHaveLength(1);
  });

  it('are sent and shown only where their Path and Domain match', () => {
    const jar = new CookieJar();
    jar.keep('deep=1', `${API}/api/csrf-cookie`);
    jar.keep('shared=2; Path=/; Domain=.example.vn', `${API}/login`);
    jar.keep('secret=3; Path=/; Domain=example.vn; HttpOnly', `${API}/login`);
    expect(jar.header(`${API}/api/me`).split('; ').sort()).toEqual(['deep=1', 'secret=3', 'shared=2']);
    expect(jar.header(`${API}/login`)).not.toContain('deep');
    expect(jar.readableAt('https://portal.example.vn')).toBe('shared=2');
    jar.keep('shared=; Path=/; Domain=example.vn; Max-Age=0', `${API}/logout`);
    expect(jar.readableAt('https://portal.example.vn')).toBe('');
  });
});

const signingInWith = (cookie: string): TinyAnswers => ({
  'POST /login': ({ body, headers }) =>
    headers['x-xsrf-token'] && body['password'] === tinyPlayer.password
      ? { status: 204, headers: { 'Set-Cookie': cookie } }
      : undefined,
});

const tokenSetBy = (cookie: string): TinyAnswers => ({
  'GET /api/csrf-cookie': () => ({ status: 204, headers: { 'Set-Cookie': cookie } }),
});

describe('HOST-6: a host whose cookies no browser would send', () => {
  it('reports a session with the Path of the login', async () => {
    const findings = await findingsOn(signingInWith('laravel_session=in; HttpOnly; Path=/login'));
    expect(breakingOf(findings)).toEqual(['POST /login: nobodySignsIn']);
    expect(lineOf(findings, 'POST /login')).toContain(
      'browsers send no session cookie with GET /api/me and ',
    );
    expect(lineOf(findings, 'POST /login')).toContain('laravel_session has the Path /login');
  });

  it('reports a session that reaches only a part of the calls', async () => {
    const findings = await findingsOn(signingInWith('laravel_session=in; HttpOnly; Path=/api'));
    expect(lineOf(findings, 'POST /login')).toMatch(
      /no session cookie with POST \/logout and \d+ other|\/logout:/,
    );
    expect(breakingOf(findings)).toContain('POST /logout: sessionOutlivesLogout');
  });

  it('reports a session with a foreign Domain', async () => {
    const findings = await findingsOn(
      signingInWith('laravel_session=in; HttpOnly; Path=/; Domain=elsewhere.example'),
    );
    expect(breakingOf(findings)).toEqual(['POST /login: nobodySignsIn']);
    expect(lineOf(findings, 'POST /login')).toContain('browsers refuse the cookie laravel_session');
  });

  it.each([
    ['without a Path, which is then that of the call', 'XSRF-TOKEN=a-token%3D', 'its Path is /api'],
    ['with a foreign Domain', `${tokenCookie}; Domain=elsewhere.example`, 'browsers refuse the cookie'],
  ])('reports a token %s', async (_what, cookie, why) => {
    const findings = await findingsOn(tokenSetBy(cookie));
    expect(breakingOf(findings)).toContain('GET /api/csrf-cookie: tokenUnreadable');
    expect(lineOf(findings, 'GET /api/csrf-cookie')).toContain(why);
  });

  it('reports a refused cookie once', async () => {
    const findings = await findingsOn({
      ...tokenSetBy(tokenCookie),
      'GET /api/me': ({ isSignedIn }) => ({
        ...(isSignedIn ? { body: { username: 'demo', credit: 1 } } : { status: 401, body: {} }),
        headers: { 'Set-Cookie': 'visit=1; Domain=elsewhere.example' },
      }),
    });
    const told = findings.filter((finding) => lineOf([finding], finding.call).includes('cookie visit'));
    expect(told.map(({ call }) => call)).toEqual(['GET /api/me, signed out']);
  });
});
