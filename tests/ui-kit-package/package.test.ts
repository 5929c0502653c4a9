import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser, watchConsole } from '../support/browser';
import { serveFolder, type StaticServer } from '../support/staticServer';
import { bundle } from './bundle';
import { failureOf, kitFolder } from './commands';
import { type ConsumerProject, makeConsumerProject } from './consumerProject';

const externalPeers = ['react', 'react-dom', '@mui/*', '@emotion/*', 'final-form', 'react-final-form'];

let project: ConsumerProject;
let browser: Browser | undefined;
let server: StaticServer | undefined;

beforeAll(async () => {
  project = await makeConsumerProject();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(project.folder, { recursive: true, force: true });
});

/** The kit's source files, under the names of the modules that the build makes of them. */
/** Used only by the portal's build, in place of the theme that the package creates (docs/decisions/0129). */
const ofThePortalsBuild = 'dist/theme/constantTheme.mjs';

const sourceModules = () =>
  readdirSync(kitFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(kitFolder, path.join(entry.parentPath, entry.name)))
    .map((name) => `dist/${name.replaceAll(path.sep, '/').replace(/\.tsx?$/, '.mjs')}`)
    .filter((name) => name !== ofThePortalsBuild);

it('holds one module for each source file, with source maps and types', () => {
  const named = (pattern: RegExp) => project.files.filter((name) => pattern.test(name));
  const modules = named(/\.mjs$/);
  expect([...modules].sort()).toEqual(sourceModules().sort());

  const barrels = ['index', 'forms/index', 'theme/index', 'tokens/index', 'icons/index', 'layout'];
  const withCode = modules.filter((name) => !barrels.some((barrel) => name === `dist/${barrel}.mjs`));
  expect(named(/\.map$/).sort()).toEqual(withCode.map((name) => `${name}.map`).sort());
  expect(project.files).toEqual(expect.arrayContaining(barrels.map((name) => `dist/${name}.d.mts`)));

  const papers = [
    'CHANGELOG.md',
    'README.md',
    'etc/ui-kit-forms.api.md',
    'etc/ui-kit-theme.api.md',
    'etc/ui-kit-tokens.api.md',
    'etc/ui-kit.api.md',
    'package.json',
  ];
  expect(project.files.filter((name) => !/\.(mjs|map|d\.mts)$/.test(name)).sort()).toEqual(papers);
});

it('holds source maps with the sources in them', () => {
  const built = path.join(project.folder, 'node_modules/@portal/ui-kit/dist/Button/Button.mjs');
  expect(readFileSync(built, 'utf8')).toMatch(/\/\/# sourceMappingURL=Button\.mjs\.map\s*$/);
  const map = JSON.parse(readFileSync(`${built}.map`, 'utf8')) as { file: string; sourcesContent: string[] };
  expect(map.file).toBe('Button.mjs');
  expect(map.sourcesContent[0]).toContain('export const Button');
});

// When a change is intended: run `npm run api:kit`, add it to ui-kit/CHANGELOG.md and raise the version in
// ui-kit/package.json (major: removed, renamed or newly required; minor: added).
it.each(['api-extractor', 'api-extractor.forms', 'api-extractor.theme', 'api-extractor.tokens'])(
  'has the public API that is reported in ui-kit/etc (%s)',
  async (name) => {
    const args = ['run', '--config', `config/${name}.json`, '--print-api-report-diff'];
    expect(await failureOf('@microsoft/api-extractor/bin/api-extractor', args, kitFolder)).toBe('');
  },
);

it.each(['bundler', 'nodenext'] as const)(
  'compiles strictly with moduleResolution %s',
  async (resolution) => {
    expect(await project.typeErrors(resolution)).toBe('');
  },
);

it('renders every component on the server as ES modules in Node, and exports no other paths', async () => {
  await bundle(project, 'server.tsx', {
    packages: 'external',
    platform: 'node',
    outExtension: { '.js': '.mjs' },
  });
  const { stdout } = await promisify(execFile)(process.execPath, ['out/server.mjs'], { cwd: project.folder });
  const { rendered, inner } = JSON.parse(stdout) as Record<'rendered' | 'inner', [string, string][]>;
  expect(rendered.length).toBeGreaterThan(60);
  expect(rendered.filter(([, outcome]) => outcome !== 'rendered')).toEqual([]);
  expect(inner.filter(([, code]) => code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')).toEqual([]);
});

it('renders every component in a browser without an error or a warning, and loads its lazy chunks', async () => {
  const outputs = await bundle(project, 'browser.tsx', { splitting: true, entryNames: 'index' });
  expect(Object.keys(outputs).filter((name) => /UserMenuPanel|SidebarDrawer/.test(name))).toHaveLength(2);
  const html =
    '<!doctype html><html lang="vi" data-mode="dark"><meta charset="utf-8"><title>Kit</title><link rel="icon" href="data:,"><body><script type="module" src="index.js"></script>';
  writeFileSync(path.join(project.folder, 'out/index.html'), html);
  server = await serveFolder(path.join(project.folder, 'out'));
  browser = await launchBrowser();
  const page = await browser.newPage();
  const errors = watchConsole(page);
  await page.goto(server.url);
  const rendered = await (
    await page.waitForFunction(() => (window as { rendered?: Record<string, number> }).rendered)
  ).jsonValue();
  expect(Object.keys(rendered ?? {}).length).toBeGreaterThan(60);
  expect(Object.entries(rendered ?? {}).filter(([, elements]) => elements === 0)).toEqual([]);
  await page.getByRole('button', { name: 'Tài khoản: Trần Thanh Nam' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).waitFor();
  expect(errors).toEqual([]);
});

it('hydrates what a server streamed under another look, without an error or a warning', async () => {
  await bundle(project, 'stream.tsx', {
    packages: 'external',
    platform: 'node',
    outExtension: { '.js': '.mjs' },
  });
  await bundle(project, 'hydrate.tsx', { splitting: true });
  const { stdout } = await promisify(execFile)(process.execPath, ['out/stream.mjs'], { cwd: project.folder });
  expect(stdout).toContain('Rồng Việt');
  writeFileSync(
    path.join(project.folder, 'out/hydrate.html'),
    `<!doctype html><html lang="vi" data-mode="light"><meta charset="utf-8"><title>waits</title><link rel="icon" href="data:,"><body><div id="root">${stdout}</div><div id="end"></div><script type="module" src="hydrate.js"></script>`,
  );
  server ??= await serveFolder(path.join(project.folder, 'out'));
  browser ??= await launchBrowser();
  const tab = await browser.newPage();
  const told = watchConsole(tab);
  await tab.goto(`${server.url}hydrate.html`);
  await tab.waitForFunction(() => document.title === 'runs');
  expect(told).toEqual([]);
  const background = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(238, 247, 242)');
});

it('marks the modules with components, hooks or styles for the browser, and no others', () => {
  const dist = path.join(project.folder, 'node_modules/@portal/ui-kit/dist');
  const wrong = project.files
    .filter((name) => name.endsWith('.mjs'))
    .filter((name) => {
      const code = readFileSync(path.join(project.folder, 'node_modules/@portal/ui-kit', name), 'utf8');
      const isClient =
        /from "(react|@emotion\/react|@mui\/system)"|import \{[^}]*\bstyled\b[^}]*\} from "@mui/.test(code);
      return code.startsWith('"use client"') !== isClient && code.startsWith("'use client'") !== isClient;
    });
  expect(wrong).toEqual([]);
  expect(readFileSync(path.join(dist, 'Button/Button.mjs'), 'utf8')).toMatch(/^['"]use client['"]/);
  expect(readFileSync(path.join(dist, 'tokens/tokens.mjs'), 'utf8')).not.toContain('use client');
});

it('adds no other module of the kit when only a button is imported', async () => {
  const outputs = await bundle(project, 'oneButton.tsx', {
    minify: true,
    external: externalPeers,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const dist = 'node_modules/@portal/ui-kit/dist/';
  const [output] = Object.values(outputs);
  const bundled = Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([name]) => name)
    .filter((name) => !name.startsWith('tests/'));
  expect(bundled.sort()).toEqual(
    ['Button/Button.mjs', 'Button/useKeptFocus.mjs', 'shared/Spinner.mjs'].map((file) => `${dist}${file}`),
  );
  expect(output?.bytes).toBeLessThan(2_500);
});
