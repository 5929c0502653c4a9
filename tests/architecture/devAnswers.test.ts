import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { devAnswers } from '../../scripts/dev/devAnswers';
import { secondBrand, secondBrandFolder } from '../support/secondBrand';

const opened = { method: 'GET', url: '/login', accept: 'text/html' };
const pageOf = (env: Record<string, string>) => devAnswers(env)(opened)?.content.toString() ?? '';

describe('npm run dev under a brand', () => {
  it('serves a page with the brand’s name, colours, words and links, which settings override', () => {
    const page = pageOf({ PORTAL_BRAND: secondBrandFolder, PORTAL_NEWS_URL: 'https://other.example/' });
    expect(page).toContain(`<title>${secondBrand.name}</title>`);
    expect(page).toContain(secondBrand.colours.dark.canvas);
    expect(JSON.parse(/id="portal-config">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toMatchObject({
      brand: { name: secondBrand.name, unit: secondBrand.unit },
      newsUrl: 'https://other.example/',
      downloadUrl: secondBrand.links.download,
      socialUrl: secondBrand.links.social,
    });
  });

  it('serves the brand’s manifest without a build', () => {
    const answerTo = devAnswers({ PORTAL_BRAND: secondBrandFolder });
    answerTo(opened);
    const manifest = answerTo({ method: 'GET', url: '/manifest.webmanifest', accept: '*/*' });
    expect(manifest?.type).toBe('application/manifest+json');
    expect(JSON.parse(manifest?.content.toString() ?? '')).toMatchObject({ name: secondBrand.name });
  });

  it('serves each page from the folder’s current state, or says what is wrong with it', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-brand-'));
    const wear = (json: unknown) => writeFileSync(path.join(folder, 'brand.json'), JSON.stringify(json));
    const answerTo = devAnswers({ PORTAL_BRAND: folder });
    wear({ name: 'Rồng' });
    expect(answerTo(opened)?.content).toContain('<title>Rồng</title>');
    wear({ name: 'Hổ' });
    cpSync(path.join(secondBrandFolder, 'world'), path.join(folder, 'world'), { recursive: true });
    expect(answerTo(opened)?.content).toContain('<title>Hổ</title>');
    expect(answerTo({ method: 'GET', url: '/world/hills.svg' })?.type).toBe('image/svg+xml');
    wear({});
    const refused = answerTo(opened);
    expect(refused?.status).toBe(500);
    expect(refused?.content).toMatch(/name is missing/);
    rmSync(folder, { recursive: true });
  });
});

it('without a brand, serves the portal’s own page, and leaves other requests to webpack and the host', () => {
  expect(pageOf({})).toContain('<title>FS Online</title>');
  const answerTo = devAnswers({});
  answerTo(opened);
  for (const url of ['/api/me', '/manifest.webmanifest', '/assets/portal.js'])
    expect(answerTo({ method: 'GET', url, accept: '*/*' })).toBeUndefined();
});
