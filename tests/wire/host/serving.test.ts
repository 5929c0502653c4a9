import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { linkPaths, newLinkToken } from '../../../api-host/domain/links';
import { SCRIPT, writeSmallBuild } from '../../support/smallBuild';
import { useHost } from '../../support/useHost';

const dist = mkdtempSync(path.join(os.tmpdir(), 'portal-dist-'));
beforeAll(() => writeSmallBuild(dist));
const { host } = useHost({
  env: {
    PORTAL_DIST: dist,
    PORTAL_SUPPORT_NUMBERS: '0912 000 001,0912 000 002',
    PORTAL_NEWS_URL: 'https://news.example/?a=</script><script>alert(1)</script>',
  },
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Requests like a browser, but without decoding the response. The path is sent exactly as written. */
const raw = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(host.origin);
    const call = request({ hostname, port, path: address, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });

const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';

describe('hashed files', () => {
  const file = '/assets/app.1a2b3c.js';

  it.each([
    ['gzip, deflate, br, zstd', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip;q=0.5', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('come precompressed for Accept-Encoding "%s"', async (accepted, encoding, decode) => {
    const answer = await raw(file, { 'Accept-Encoding': accepted });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
    expect(decode(answer.body).toString()).toBe(SCRIPT);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      // @fastify/static's type for JavaScript; browsers treat it like text/javascript.
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('answer 304 to a known ETag, and HEAD without a body', async () => {
    const { headers } = await raw(file);
    const known = await raw(file, { 'If-None-Match': String(headers.etag) });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    const head = await raw(file, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(Buffer.byteLength(SCRIPT)),
    ]);
  });

  it.each([
    '/assets/unknown.js',
    '/assets/app.1a2b3c.js.map',
    '/assets/app.1a2b3c.js.br',
    '/manifest.json',
    '/pages.json',
    '/pages/login.html.gz',
    '/assets/../pages.json',
    '/assets/%2e%2e/pages.json',
    '/..%2f..%2fpackage.json',
    '/api/unknown',
    '/favicon.png',
  ])('are all that is served: %s is a 404 in JSON', async (address) => {
    const answer = await raw(address, { Accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ statusCode: 404 });
  });
});

describe('pages', () => {
  it('have a fresh nonce each time, in the policy and at every placeholder', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 5; i += 1) {
      const { headers, body } = await raw('/login', browser);
      const nonce = nonceOf(headers['content-security-policy']);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(body.toString()).not.toContain('__NONCE__');
      expect(body.toString().split(`nonce="${nonce}"`)).toHaveLength(3);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  it('have a policy without unsafe-*, and the headers of a document', async () => {
    const { headers } = await raw('/', browser);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    for (const part of [
      "default-src 'none'",
      "'strict-dynamic'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "font-src 'self'",
      "img-src 'self' data:",
    ])
      expect(policy).toContain(part);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie',
      // Not 'same-origin': without a network the worker shows this page also at the address of a link with a token.
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(Object.values(linkPaths))(
    'send no path in the Referer from %s with a token, since that would contain it',
    async (path) => {
      const { headers } = await raw(`${path}${newLinkToken()}`, browser);
      expect(headers['referrer-policy']).toBe('strict-origin');
    },
  );

  it('carry the deployment’s settings as JSON that can’t leave its element', async () => {
    const html = (await raw('/', browser)).body.toString();
    const json = /<script type="application\/json" id="portal-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      apiHost: '',
      newsUrl: expect.stringContaining('news.example') as unknown,
      supportNumbers: ['0912 000 001', '0912 000 002'],
      devTools: false,
      botCheck: { kind: 'altcha' },
    });
    expect(html).not.toContain('<script>alert');
  });

  it.each([
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/login?next_uri=%2Fpayment', 'login'],
    ['/', 'shell'],
    ['/payment/bank-transfer', 'shell'],
    ['/no/such/page', 'shell'],
    ['/user.name', 'shell'],
  ])('%s begins with the %s page', async (address, title) => {
    const { status, body } = await raw(address, browser);
    expect([status, /<title>(.*?)<\/title>/.exec(body.toString())?.[1]]).toEqual([200, title]);
  });

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('come compressed with %s', async (encoding, decode) => {
    const { headers, body } = await raw('/login', { ...browser, 'Accept-Encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(body).toString()).toContain('<title>login</title>');
  });

  it('refuse TRACE without echoing it', async () => {
    const { status, body } = await raw('/login', { ...browser, 'X-Marked': 'mirrored' }, 'TRACE');
    expect([status, body.toString().includes('mirrored')]).toEqual([419, false]);
  });

  it('answer a caller that wants JSON with a 404 in JSON', async () => {
    const { status, headers } = await raw('/no/such/page', { Accept: 'application/json' });
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('locales', () => {
  it('APP-4: are served if supported, revalidated', async () => {
    const { status, headers, body } = await raw('/locales/vi-VN.json');
    expect([status, JSON.parse(body.toString()), headers['cache-control']]).toEqual([
      200,
      { a: 'á' },
      'no-cache',
    ]);
  });

  it.each(['/locales/en-US.json', '/locales/..%2Fpages.json', '/locales/vi-VN', '/locales/vi-VN.json.br'])(
    'APP-4: %s is a 404 in JSON',
    async (address) => {
      expect((await raw(address, browser)).status).toBe(404);
    },
  );
});
