import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = 'console.log("xin chào");'.repeat(50);
const SHELL =
  '<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><title>shell</title><script type="application/json" id="portal-config">{}</script><script nonce="__NONCE__">1</script>';
const FRAME = SHELL.replace('shell', 'frame').replace(
  '<script nonce',
  '__PAGE_CSS__<script type="application/json" id="first-answers">__FIRST_ANSWERS__</script><main>__PAGE_HTML__</main><script nonce',
);
const WORKER = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, path, answers }) =>
  parentPort.postMessage({ id, markup: { css: '<style nonce="__NONCE__"></style>', html: path + answers.size } }));
parentPort.postMessage('ready');
`;
const APPLY_BRAND = `
const { parentPort, workerData: { brand, styleSheet } } = require('node:worker_threads');
const page = (title) => ${JSON.stringify(SHELL)}.replace('shell', title + ' ' + brand.name + ' ' + styleSheet.length);
const frame = { file: 'pages/frame.html', skeleton: { css: '', html: 'skeleton' }, firstPaths: [] };
parentPort.postMessage({
  files: { 'index.html': page('shell'), 'pages/login.html': page('login'), 'pages/frame.html': page('frame') },
  pages: { '/login': 'pages/login.html' },
  frames: { '/': frame },
});
`;
const LOGIN = SHELL.replace('shell', 'login');

/** Writes a minimal version of the build's output. */
export function writeSmallBuild(folder: string): void {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  mkdirSync(path.join(folder, 'locales'), { recursive: true });
  mkdirSync(path.join(folder, 'render'), { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
  write('index.html', SHELL);
  write('pages/login.html', LOGIN);
  write('pages/frame.html', FRAME);
  write('render/worker.cjs', WORKER);
  write('render/applyBrand.cjs', APPLY_BRAND);
  const frame = { file: 'pages/frame.html', skeleton: { css: '', html: 'skeleton' } };
  write(
    'frames.json',
    JSON.stringify({
      '/': { ...frame, firstPaths: [] },
      '/transactions': { ...frame, firstPaths: ['/api/transaction-history'] },
    }),
  );
  write('pages.json', JSON.stringify({ '/login': 'pages/login.html' }));
  write('manifest.json', '{"sizes":1}');
  write('favicon.svg', '<svg/>');
  write(
    'manifest.webmanifest',
    JSON.stringify({ name: 'first', start_url: '/', icons: [{ src: '/icons/192.png', sizes: '192x192' }] }),
  );
  write('locales/vi-VN.json', '{"a":"á"}');
  write('assets/app.1a2b3c.js', SCRIPT);
  write('assets/app.1a2b3c.js.br', brotliCompressSync(SCRIPT));
  write('assets/app.1a2b3c.js.gz', gzipSync(SCRIPT));
  write('assets/app.1a2b3c.js.map', '{}');
}
