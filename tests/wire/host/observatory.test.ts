import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { observatoryModifiers, observatoryScore, type ScannedPage } from '../../support/observatory/score';
import { writeSmallBuild } from '../../support/smallBuild';
import { startHost, type HostProcess } from '../../support/startHost';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import type { WireClient } from '../../support/wireClient';

const PUBLIC_URL = 'https://portal.example.vn';
const dist = mkdtempSync(path.join(os.tmpdir(), 'portal-dist-'));
let database: TestDatabase;
let hosts: Record<'alone' | 'withGoogle', HostProcess>;
beforeAll(async () => {
  writeSmallBuild(dist);
  database = await createTestDatabase();
  const env = { PORTAL_DIST: dist, PUBLIC_URL };
  const recaptcha = { BOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 's'.repeat(40) };
  hosts = {
    alone: await startHost({ databaseUrl: database.url, env }),
    withGoogle: await startHost({
      databaseUrl: database.url,
      env: { ...env, ...recaptcha, PORTAL_API_HOST: 'https://api.example.vn' },
    }),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(hosts).map((host) => host.stop()));
  await database.drop();
  rmSync(dist, { recursive: true, force: true });
});

/** A page behind a proxy that redirects http to https (docs/operating.md). */
async function scan(client: WireClient, address: string, cookies: string[] = []): Promise<ScannedPage> {
  const accept = { Accept: 'text/html' };
  const page = await client.get(address, { headers: accept });
  const foreign = await client.get(address, { headers: { ...accept, Origin: 'https://elsewhere.example' } });
  return {
    headers: page.headers,
    html: page.text,
    crossOriginHeaders: foreign.headers,
    cookies: [...cookies, ...page.setCookies],
    redirectsToHttps: true,
  };
}

describe('the score of Mozilla’s HTTP Observatory', () => {
  it('of the login page is 140', async () => {
    const page = await scan(hosts.alone.client(), '/login');
    expect(observatoryModifiers(page)).toEqual({
      'content-security-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      redirection: 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 0,
      'x-content-type-options': 0,
      'x-frame-options': 5,
      'cross-origin-resource-policy': 10,
      'cross-origin-opener-policy': 10,
      'cross-origin-embedder-policy': 0,
    });
    expect(observatoryScore(page)).toBe(140);
  });

  it('of a signed-in player’s page is 145, with all their cookies', async () => {
    const client = hosts.alone.client();
    const { setCookies: guest } = await client.csrf();
    const { status, setCookies } = await client.login('demo', 'Demo@2026', true);
    expect([status, setCookies.length]).toEqual([204, 3]);
    const page = await scan(client, '/security', [...guest, ...setCookies]);
    expect(observatoryModifiers(page)).toMatchObject({ cookies: 5 });
    expect(observatoryScore(page)).toBe(145);
  });

  it('is no lower with reCAPTCHA and an API host of another origin', async () => {
    expect(observatoryScore(await scan(hosts.withGoogle.client(), '/login'))).toBe(140);
  });
});

describe('the scorer', () => {
  const bare: ScannedPage = {
    headers: new Headers(),
    html: '<script src="/a.js"></script>',
    crossOriginHeaders: new Headers(),
    cookies: [],
    redirectsToHttps: true,
  };
  const good = () => scan(hosts.alone.client(), '/login');
  const withPolicy = (policy: string) =>
    observatoryModifiers({ ...bare, headers: new Headers({ 'content-security-policy': policy }) });

  it('gives no extra credit to a site that fails a scored check', async () => {
    expect(observatoryScore(bare)).toBe(30);
    expect(observatoryScore({ ...(await good()), redirectsToHttps: false })).toBe(80);
  });

  it.each([
    ["default-src 'none'", 10],
    ["default-src 'self'", 5],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; img-src http://a.example", -10],
    ["default-src 'none'; script-src 'unsafe-eval'", -10],
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src 'nonce-a' 'unsafe-inline'", 10],
    ["default-src 'none'; script-src 'strict-dynamic'", -25],
    ["default-src 'none'; connect-src http://a.example", -20],
    ["img-src 'self'", -20],
    ['', -25],
  ])('the policy %s: %i', (policy, modifier) => {
    expect(withPolicy(policy)['content-security-policy']).toBe(modifier);
  });

  it.each([
    ['__Host-fs_session=1; HttpOnly; Secure; SameSite=Lax', 5],
    ['fs_session=1; HttpOnly; Secure', 0],
    ['fs_session=1; Secure; SameSite=Lax', -30],
    ['fs_session=1; HttpOnly; SameSite=Lax', -40],
    ['fs_device=1; SameSite=Lax', -20],
    ['csrf=1; Secure', -20],
    ['a=1; SameSite=None', -20],
  ])('the cookie %s: %i', (cookie, modifier) => {
    expect(observatoryModifiers({ ...bare, cookies: [cookie] }).cookies).toBe(modifier);
  });

  it.each([
    ['<script src="/a.js" integrity="sha384-x"></script>', 5],
    ['<script src="https://a.example/a.js"></script>', -5],
    ['<script src="//a.example/a.js" integrity="sha384-x"></script>', -20],
    ['<script src="http://a.example/a.js"></script>', -50],
  ])('the page %s: %i', (html, modifier) => {
    expect(observatoryModifiers({ ...bare, html })['subresource-integrity']).toBe(modifier);
  });
});
