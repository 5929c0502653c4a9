import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unsetPortalConfig } from '@portal/contract';
import { pageRenderer } from '../../../api-host/serving/pageRenderer';
import { eventually } from '../../support/eventually';

const WORKER = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, path, config, answers }) => {
  if (path === '/broken') parentPort.postMessage({ id });
  else if (path === '/ends') process.exit(1);
  else if (path !== '/slow') parentPort.postMessage({ id, markup: { css: config.apiHost, html: path + answers.get('/api/me') } });
});
parentPort.postMessage('ready');
`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-renderer-'));
mkdirSync(path.join(folder, 'render'));
writeFileSync(path.join(folder, 'render/worker.cjs'), WORKER);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answers = new Map([['/api/me', '{"username":"demo"}']]);

async function readyRenderer(withinMs: number) {
  const renderer = pageRenderer(folder, { ...unsetPortalConfig, apiHost: 'https://a.example' }, { withinMs });
  await eventually('its thread is ready', async () => (await renderer.render('/x', answers)) !== null);
  return renderer;
}

it('renders several paths concurrently, with the answers and the deployment’s settings', async () => {
  const renderer = await readyRenderer(5_000);
  const rendered = await Promise.all(['/', '/payment'].map((address) => renderer.render(address, answers)));
  expect(rendered).toEqual([
    { css: 'https://a.example', html: '/{"username":"demo"}' },
    { css: 'https://a.example', html: '/payment{"username":"demo"}' },
  ]);
  await renderer.stop();
});

it('returns null for the first page, a late page and a page that could not be rendered', async () => {
  const first = pageRenderer(folder, unsetPortalConfig, { withinMs: 5_000 });
  expect(await first.render('/', answers)).toBeNull();
  await first.stop();
  const renderer = await readyRenderer(50);
  expect(await renderer.render('/slow', answers)).toBeNull();
  expect(await renderer.render('/broken', answers)).toBeNull();
  await renderer.stop();
});

it('returns null while too many pages wait, and after its thread has ended', async () => {
  const renderer = await readyRenderer(5_000);
  const waiting = Array.from({ length: 10 }, () => renderer.render('/slow', answers));
  expect(await renderer.render('/', answers)).toBeNull();
  await renderer.stop();
  expect(await Promise.all(waiting)).toEqual(Array(10).fill(null));
  expect(await renderer.render('/', answers)).toBeNull();
});

it('keeps the host running when the build has no renderer', async () => {
  const faults: unknown[] = [];
  const renderer = pageRenderer(path.join(folder, 'none'), unsetPortalConfig, {
    withinMs: 5_000,
    onEnd: (error) => faults.push(error),
  });
  expect(await renderer.render('/', answers)).toBeNull();
  await eventually('it says so', async () => faults.length > 0);
});
