import { assetsIn, dropOldFiles, fileFor, kindOf } from '../../../src/serviceWorker/answers';

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

describe('PLAY-11: the cache of the service worker', () => {
  const scope = globalThis as { caches?: unknown; fetch: typeof fetch };
  const { fetch: former } = scope;
  afterEach(() => {
    delete scope.caches;
    scope.fetch = former;
  });

  it('keeps the files that the shell needs, however long they have been cached', async () => {
    const files = ['/assets/react.1.js', '/assets/font.2.woff2', '/assets/old.3.js'];
    const cached = new Set([...files, ...Array.from({ length: 200 }, (_, at) => `/assets/page.${at}.js`)]);
    const assets = {
      keys: () => Promise.resolve([...cached].map((address) => ({ url: origin + address }))),
      delete: ({ url }: { url: string }) => Promise.resolve(cached.delete(url.slice(origin.length))),
    };
    scope.caches = {
      open: () => Promise.resolve(assets),
      match: () => Promise.resolve(new Response('<script src="/assets/react.1.js"></script>')),
    };
    await dropOldFiles(['/assets/font.2.woff2']);
    expect(files.filter((address) => cached.has(address))).toEqual(files.slice(0, 2));
    expect(cached.size).toBe(202);
  });

  it('does without the cache where the browser has broken it', async () => {
    scope.caches = { open: () => Promise.reject(new Error('Unexpected internal error')) };
    const answer = new Response('script');
    const fetched: unknown[] = [];
    scope.fetch = (address) => {
      fetched.push(address);
      return Promise.resolve(answer);
    };
    const request = new Request(`${origin}/assets/react.1.js`);
    expect(await fileFor({ request, waitUntil: () => undefined })).toBe(answer);
    // WebKit would not load the script of a Web Worker if the request itself were fetched (`npm run test:webkit`).
    expect(fetched).toEqual([request.url]);
  });
});
