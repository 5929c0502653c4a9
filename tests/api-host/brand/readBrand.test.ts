import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { readBrand } from '../../../api-host/brand/readBrand';
import { readConfig } from '../../../api-host/config';
import { StartupError } from '../../../api-host/startupError';
import { tokens } from '../../../ui-kit/tokens/tokens';
import { secondBrand, secondBrandFolder } from '../../support/secondBrand';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-brand-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
};
const brandOf = (json: unknown) => {
  write('brand.json', JSON.stringify(json));
  return readBrand(folder);
};
const font = path.join(
  path.dirname(createRequire(__filename).resolve('@fontsource/be-vietnam-pro/package.json')),
  'files/be-vietnam-pro-latin-400-normal.woff2',
);

/** The header of a PNG of the given size; the code under test reads nothing after it. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(32);
  header.write('\u0089PNG\r\n\u001a\n', 0, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

describe('a brand is read from its folder', () => {
  it('with its name, company, unit, links, transfer marker and pictures', () => {
    const { pageBrand, shortName, links, transferMarker, files } = readBrand(secondBrandFolder);
    const { name, company, unit } = secondBrand;
    expect(pageBrand.brand).toMatchObject({ name, company, unit });
    expect([shortName, links, transferMarker]).toEqual(['Rồng', secondBrand.links, 'LDR NGOC']);
    expect(pageBrand.ground).toEqual({
      dark: secondBrand.colours.dark.canvas,
      light: secondBrand.colours.light.canvas,
    });
    expect(pageBrand.styleSheet).toContain('--kit-shape-borderRadius:4px');
    expect([pageBrand.preview, pageBrand.art]).toEqual([true, true]);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        pageBrand.brand.logo,
        pageBrand.brand.coin,
        '/favicon.svg',
        '/world/world.css',
      ]),
    );
  });

  it('with a name alone: its first letter replaces the pictures, and the rest is the portal’s default', () => {
    const { pageBrand, files } = brandOf({ name: 'đảo Xanh' });
    expect(pageBrand.brand).toMatchObject({ name: 'đảo Xanh', company: 'đảo Xanh', unit: 'KP', coin: '' });
    expect(pageBrand).toMatchObject({ styleSheet: '', fontCss: null, description: null });
    expect([pageBrand.preview, pageBrand.art]).toEqual([false, false]);
    expect([...files.keys()]).toEqual(['/favicon.svg', pageBrand.brand.logo]);
    const letter = files.get('/favicon.svg')?.content.toString() ?? '';
    expect(letter).toMatch(/>\s*Đ\s*<\/text>/);
    expect(letter).toContain(tokens.dark.gold.fill);
  });

  it('with a font from its files or from the player’s system', () => {
    cpSync(font, path.join(folder, 'rong.woff2'));
    const files = [{ file: 'rong.woff2', weight: 400, unicodeRange: 'U+0000-00FF, U+0131' }];
    const { pageBrand } = brandOf({ name: 'Rồng', font: { family: 'Rong Sans', files } });
    expect(pageBrand.fontCss).toMatch(
      /^@font-face\{font-family:'Rong Sans';font-weight:400;font-display:swap;src:url\(\/assets\/brand-font-0\.[\da-f]{10}\.woff2\) format\('woff2'\);unicode-range:U\+0000-00FF, U\+0131\}$/,
    );
    expect(pageBrand.styleSheet).toContain("--kit-font-family:'Rong Sans',system-ui,sans-serif");
    expect(brandOf({ name: 'Rồng', font: { family: 'Noto Sans' } }).pageBrand.fontCss).toBe('');
  });

  it('with links that a setting of the deployment can override', () => {
    const env = { PORTAL_BRAND: secondBrandFolder };
    expect(readConfig(env).portal).toMatchObject({
      newsUrl: secondBrand.links.news,
      brand: { unit: 'Ngọc' },
    });
    const { portal } = readConfig({ ...env, PORTAL_NEWS_URL: 'https://other.example/' });
    expect(portal.newsUrl).toBe('https://other.example/');
  });
});

describe('an invalid brand stops the start with a message that names file, field and requirement', () => {
  it.each([
    ['no name', {}, /brand\.json: name is missing/],
    ['a list', [], /all of it must be an object/],
    ['an empty name', { name: ' ' }, /name must be a text of 1 to 40 characters/],
    ['markup in a name', { name: '<b>' }, /name must be a text .* without < >/],
    ['a placeholder in a unit', { name: 'A', unit: '{game}' }, /unit must be a text/],
    ['a long unit', { name: 'A', unit: 'x'.repeat(13) }, /unit must be a text of 1 to 12/],
    ['words of transfers', { name: 'A', transfer: 'Ngọc' }, /transfer must be two words/],
    ['a misspelt field', { name: 'A', colors: {} }, /colors is not known; it has name, company/],
    ['a misspelt link', { name: 'A', links: { new: '' } }, /links\.new is not known; links has news/],
    ['a link', { name: 'A', links: { news: 'javascript:1' } }, /links\.news must be an address/],
    [
      'a colour',
      { name: 'A', colours: { dark: { canvas: 'red' } } },
      /colours\.dark\.canvas must be a colour as #RRGGBB/,
    ],
    [
      'a token',
      { name: 'A', colours: { dark: { tone: { silver: '#000000' } } } },
      /colours\.dark\.tone\.silver is not known/,
    ],
    [
      'a shadow',
      { name: 'A', colours: { dark: { shadow: { card: '}x' } } } },
      /colours\.dark\.shadow\.card must be a CSS shadow/,
    ],
    ['a radius', { name: 'A', radius: 2.5 }, /radius must be a whole number from 0 to 24/],
    ['a font without a family', { name: 'A', font: {} }, /font\.family is missing/],
    ['a family', { name: 'A', font: { family: "a'b" } }, /font\.family must be a CSS family name/],
    [
      'a path as a font',
      { name: 'A', font: { family: 'A', files: [{ file: '../a.woff2' }] } },
      /font\.files\[0\]\.file must be the name/,
    ],
    [
      'a font that is not there',
      { name: 'A', font: { family: 'A', files: [{ file: 'a.woff2' }] } },
      /a\.woff2 is missing/,
    ],
  ])('%s', (_, json, message) => {
    expect(() => brandOf(json)).toThrow(StartupError);
    expect(() => brandOf(json)).toThrow(message);
  });

  it('contrast below AA, with both colours, the ratio and the minimum', () => {
    const low = { dark: { text: tokens.dark.canvas } };
    expect(() => brandOf({ name: 'A', colours: low })).toThrow(
      /^PORTAL_BRAND: brand\.json: colours cannot be used\. dark: text on canvas has a contrast of 1\.00:1; it must have at least 4\.5:1\./,
    );
  });

  it.each([
    ['a folder that is not there', 'nowhere', /there is no folder/],
    ['a folder without brand.json', '.', /brand\.json cannot be read/],
  ])('%s', (_, name, message) => {
    expect(() => readBrand(path.join(folder, name))).toThrow(message);
  });

  it('a file that is not JSON', () => {
    write('brand.json', '{name}');
    expect(() => readBrand(folder)).toThrow(/brand\.json is not JSON/);
  });

  it.each([
    ['icons/192.png', png(190, 192), /icons\/192\.png has 190 × 192 px; it must have 192 × 192/],
    ['apple-touch-icon.png', png(192, 192), /it must have 180 × 180/],
    ['logo.svg', 'x'.repeat(40), /logo\.svg is not a SVG file/],
    ['logo.png', 'x'.repeat(40), /logo\.png is not a PNG file/],
    ['preview.jpg', png(1200, 630), /preview\.jpg is not a JPG file/],
    ['coin.svg', `<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`, /coin\.svg must hold no script/],
    ['favicon.svg', `<svg${' '.repeat(600 * 1024)}/>`, /favicon\.svg has 601 KiB; it may have 512 KiB/],
    ['world/art.exe', 'x'.repeat(40), /world\/art\.exe is not known/],
    ['world/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /world has no world\.css/],
  ])('the file %s', (name, content, message) => {
    write(name, content);
    expect(() => brandOf({ name: 'A' })).toThrow(message);
  });

  it('but two logos do not: logo.svg is preferred to logo.png', () => {
    write('logo.png', png(64, 64));
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(brandOf({ name: 'A' }).pageBrand.brand.logo).toMatch(/\.svg$/);
  });
});
