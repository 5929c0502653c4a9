import { assetsIn, kindOf } from '../../../src/serviceWorker/answers';

const origin = 'https://portal.example';
const get = { method: 'GET', mode: 'cors' } as const;
const navigation = { method: 'GET', mode: 'navigate' } as const;

describe('PLAY-11: the service worker', () => {
  it.each([
    ['/assets/app.1a2b.js', get, 'file'],
    ['/', navigation, 'page'],
    ['/transactions/101?x=1', navigation, 'page'],
    ['/api/data-export', navigation, 'navigation'],
    ['/sandbox', navigation, 'navigation'],
    ['/preview.jpg', navigation, 'navigation'],
  ] as const)('%s: %o is handled as a %s', (path, request, kind) => {
    expect(kindOf({ ...request, url: origin + path }, origin)).toBe(kind);
  });

  it.each([
    ['/api/me', get],
    ['/api/transaction-history', get],
    ['/locales/vi-VN.json', get],
    ['/login', { method: 'POST', mode: 'navigate' }],
    ['/assets/app.1a2b.js', { method: 'POST', mode: 'cors' }],
  ] as const)('%s: %o is not handled', (path, request) => {
    expect(kindOf({ ...request, url: origin + path }, origin)).toBeNull();
  });

  it('does not handle requests to another origin, such as an API host elsewhere', () => {
    expect(kindOf({ ...get, url: 'https://api.example/assets/x.js' }, origin)).toBeNull();
  });

  it('finds the hashed files that a page names, each once', () => {
    const html =
      '<script src="/assets/portal.12.js"></script><link href="/assets/a-b.34.woff2">' +
      '<script>start(["/assets/portal.12.js","/assets/7.56.js"])</script><img src="/icons/192.png">';
    expect(assetsIn(html)).toEqual(['/assets/portal.12.js', '/assets/a-b.34.woff2', '/assets/7.56.js']);
  });
});
