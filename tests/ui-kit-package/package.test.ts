import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { serveFolder } from '../support/staticServer';
import { type ConsumerProject, makeConsumerProject } from './consumerProject';

jest.setTimeout(300_000);

const externalPeers = ['react', 'react-dom', '@mui/*', '@emotion/*', 'final-form', 'react-final-form'];

let project: ConsumerProject;
let browser: Browser | undefined;

beforeAll(async () => {
  project = await makeConsumerProject();
});

afterAll(async () => {
  await browser?.close();
  rmSync(project.folder, { recursive: true, force: true });
});

/** Bundles a file of the project; resolves to what came out, by name. */
async function bundle(entry: string, options: BuildOptions) {
  const { metafile } = await build({
    entryPoints: [path.join(project.folder, 'tests/ui-kit-package/consumer', entry)],
    absWorkingDir: project.folder,
    outdir: path.join(project.folder, 'out'),
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    bundle: true,
    logLevel: 'silent',
    ...options,
    metafile: true,
  });
  return metafile.outputs;
}

it('holds a module, its types and its source map for each source, and nothing else but its papers', () => {
  const modules = project.files.filter((name) => name.endsWith('.mjs'));
  expect(modules.length).toBeGreaterThan(60);
  const expected = modules.flatMap((name) => [name, `${name}.map`, name.replace(/\.mjs$/, '.d.mts')]);
  expect([...project.files].sort()).toEqual(
    [...expected, 'CHANGELOG.md', 'README.md', 'api.txt', 'package.json'].sort(),
  );
  const built = path.join(project.folder, 'node_modules/@portal/ui-kit/dist/Button/Button.mjs');
  expect(readFileSync(built, 'utf8')).toMatch(/\/\/# sourceMappingURL=Button\.mjs\.map\s*$/);
  const map = JSON.parse(readFileSync(`${built}.map`, 'utf8')) as {
    file: string;
    sourcesContent: string[];
  };
  expect(map.file).toBe('Button.mjs');
  expect(map.sourcesContent[0]).toContain('export const Button');
});

it.each(['bundler', 'nodenext'] as const)(
  'compiles strictly with moduleResolution %s',
  async (resolution) => {
    expect(await project.complaints(resolution)).toBe('');
  },
);

it('draws every export on the server, as plain ES modules in Node; its insides are closed', async () => {
  await bundle('server.tsx', {
    packages: 'external',
    platform: 'node',
    outExtension: { '.js': '.mjs' },
  });
  const { stdout } = await promisify(execFile)(process.execPath, ['out/server.mjs'], { cwd: project.folder });
  const { drawn, closed } = JSON.parse(stdout) as Record<'drawn' | 'closed', [string, string][]>;
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.filter(([, outcome]) => outcome !== 'drawn')).toEqual([]);
  expect(closed.filter(([, code]) => code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')).toEqual([]);
});

it('draws every export in a browser without a complaint, and fetches what it loads late', async () => {
  const outputs = await bundle('browser.tsx', { splitting: true, entryNames: 'index' });
  expect(Object.keys(outputs).filter((name) => /UserMenuPanel|SidebarDrawer/.test(name))).toHaveLength(2);
  const page =
    '<!doctype html><html lang="vi" data-mode="dark"><meta charset="utf-8"><title>Kit</title><link rel="icon" href="data:,"><body><script type="module" src="index.js"></script>';
  writeFileSync(path.join(project.folder, 'out/index.html'), page);
  const server = await serveFolder(path.join(project.folder, 'out'));
  browser = await launchBrowser();
  const tab = await browser.newPage();
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(String(error)));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  await tab.goto(server.url);
  const drawn = await (
    await tab.waitForFunction(() => (window as { drawn?: Record<string, number> }).drawn)
  ).jsonValue();
  expect(Object.keys(drawn ?? {}).length).toBeGreaterThan(60);
  expect(Object.entries(drawn ?? {}).filter(([, elements]) => elements === 0)).toEqual([]);
  await tab.getByRole('button', { name: 'Tài khoản: Trần Thanh Nam' }).click();
  await tab.getByRole('menuitem', { name: 'Đăng xuất' }).waitFor();
  expect(faults).toEqual([]);
  await server.close();
});

it('one button brings nothing along but itself (peers apart)', async () => {
  const outputs = await bundle('oneButton.tsx', {
    minify: true,
    external: externalPeers,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const kit = 'node_modules/@portal/ui-kit/dist/';
  const [output] = Object.values(outputs);
  const taken = Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([name]) => name)
    .filter((name) => !name.startsWith('tests/'));
  expect(taken.sort()).toEqual([`${kit}Button/Button.mjs`, `${kit}shared/Spinner.mjs`]);
  expect(output?.bytes).toBeLessThan(2_500);
});
