import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSmallBuild } from '../../support/smallBuild';
import { startHost } from '../../support/startHost';
import { useHost } from '../../support/useHost';

const dist = mkdtempSync(path.join(os.tmpdir(), 'portal-worker-'));
beforeAll(() => {
  writeSmallBuild(dist);
  writeFileSync(path.join(dist, 'sw.js'), 'self.portalFiles=[];');
  writeFileSync(path.join(dist, 'sw-removal.js'), 'self.removal=1;');
  writeFileSync(path.join(dist, 'manifest.webmanifest'), '{"name":"FS Online"}');
});
const { host, database } = useHost({ env: { PORTAL_DIST: dist } });
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const otherHost = (env: Record<string, string>) =>
  startHost({ databaseUrl: database.url, env: { PORTAL_DIST: dist, ...env } });

it('PLAY-11: serves the worker revalidated each time, and lets it fetch only from the portal', async () => {
  const { status, text, headers } = await host.client().get('/sw.js');
  expect([status, text.startsWith('self.portalFiles=[];\n//')]).toEqual([200, true]);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Content-Type')).toContain('text/javascript');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'");
});

it('PLAY-11: serves the manifest revalidated each time', async () => {
  const { status, headers } = await host.client().get('/manifest.webmanifest');
  expect([status, headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([
    200,
    'no-cache',
    expect.stringContaining('application/manifest+json'),
  ]);
});

it('PLAY-11: serves the worker that removes it where it is switched off, and its pages say so', async () => {
  const off = await otherHost({ PORTAL_SERVICE_WORKER: '0' });
  const { status, text } = await off.client().get('/sw.js');
  expect([status, text.startsWith('self.removal=1;\n//')]).toEqual([200, true]);
  const page = await off.client().get('/login', { headers: { Accept: 'text/html' } });
  expect(page.text).toContain('"serviceWorker":false');
  await off.stop();
});

it('PLAY-11: serves another worker for other settings, since its cached shell contains them', async () => {
  const other = await otherHost({ PORTAL_NEWS_URL: 'https://news.example/' });
  const [here, there] = await Promise.all([host.client().get('/sw.js'), other.client().get('/sw.js')]);
  expect(here.text).not.toBe(there.text);
  await other.stop();
});

it('PLAY-11: gives the worker a shell without data of a player', async () => {
  const { text, headers } = await host.client().get('/', {
    headers: { Accept: 'text/html', 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' },
  });
  expect([text.includes('first-answers'), headers.get('Cache-Control')]).toEqual([false, 'no-store']);
});
