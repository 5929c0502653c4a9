import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unsetPortalConfig } from '@portal/contract';
import { pageRenderer, type ThreadEnd } from '../../../api-host/serving/pageRenderer';
import { eventually } from '../../support/eventually';

const WORKER = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, path, config, answers }) => {
  if (path === '/broken') parentPort.postMessage({ id });
  else if (path === '/ends') process.exit(1);
  else if (path === '/hangs') for (;;);
  else if (path === '/blocks') {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    parentPort.postMessage({ id, markup: { css: '', html: path } });
  }
  else if (path !== '/slow') parentPort.postMessage({ id, markup: { css: config.apiHost, html: path + answers.get('/api/me') } });
});
parentPort.postMessage('ready');
`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-renderer-'));
mkdirSync(path.join(folder, 'render'));
writeFileSync(path.join(folder, 'render/worker.cjs'), WORKER);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answers = new Map([['/api/me', '{"username":"demo"}']]);

async function readyRenderer(
  withinMs: number,
  options: Omit<Parameters<typeof pageRenderer>[2], 'withinMs'> = {},
) {
  const renderer = pageRenderer(
    folder,
    { ...unsetPortalConfig, apiHost: 'https://a.example' },
    { withinMs, ...options },
  );
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

it('returns null while too many pages wait, and once it was stopped', async () => {
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
    onEnd: ({ error }) => faults.push(error),
  });
  expect(await renderer.render('/', answers)).toBeNull();
  await eventually('it says so', async () => faults.length > 0);
  expect(String(faults[0])).toContain('Cannot find module');
});

it('renders again as soon as an overload ends: late pages do not queue up in its thread', async () => {
  const renderer = await readyRenderer(200);
  // Twice as many pages as the thread can render.
  const load = [];
  for (let count = 0; count < 200; count += 1) {
    load.push(renderer.render('/blocks', answers));
    await pause(25);
  }
  const rendered = (await Promise.all(load)).slice(-40).filter((markup) => markup !== null);
  expect(rendered.length).toBeGreaterThan(0);
  const isRendered = async () => (await renderer.render('/', answers)) !== null;
  await eventually('the next page is rendered', isRendered, 2_000);
  await renderer.stop();
});

const HOUR_MS = 3_600_000;

it('says once per pause that a thread has ended, and starts none meanwhile', async () => {
  const ends: ThreadEnd[] = [];
  const renderer = await readyRenderer(50, {
    hangsMs: 1_000,
    pauses: {
      thread: { firstMs: HOUR_MS, longestMs: HOUR_MS },
      page: { firstMs: 2 * HOUR_MS, longestMs: 2 * HOUR_MS },
    },
    onEnd: (end) => ends.push(end),
  });
  const late = [renderer.render('/hangs', answers), renderer.render('/', answers)];
  expect(await Promise.all(late)).toEqual([null, null]);
  await eventually('it says so', async () => ends.length > 0);
  expect(await renderer.render('/', answers)).toBeNull();
  expect(ends).toEqual([
    {
      error: new Error('The rendering thread has not answered for 1 s.'),
      pauseMs: HOUR_MS,
      page: '/hangs',
      pagePauseMs: 2 * HOUR_MS,
    },
  ]);
  await renderer.stop();
});

it.each([
  ['hangs', '/hangs'],
  ['ends its thread', '/ends'],
])(
  'renders the other pages again after one that %s, which is not tried again until its own pause is over',
  async (_, bad) => {
    const ends: ThreadEnd[] = [];
    const renderer = await readyRenderer(500, {
      hangsMs: 1_000,
      pauses: {
        thread: { firstMs: 100, longestMs: 100 },
        page: { firstMs: HOUR_MS, longestMs: HOUR_MS },
      },
      onEnd: (end) => ends.push(end),
    });
    expect(await renderer.render(bad, answers)).toBeNull();
    await eventually('it says so', async () => ends.length > 0);
    const isRendered = async () => (await renderer.render('/', answers)) !== null;
    await eventually('another page is rendered', isRendered);
    expect(await renderer.render(bad, answers)).toBeNull();
    expect(await isRendered()).toBe(true);
    expect(ends.map(({ page }) => page)).toEqual([bad]);
    await renderer.stop();
  },
);

it('starts a thread again that hangs while it starts', async () => {
  const hanging = path.join(folder, 'hanging');
  mkdirSync(path.join(hanging, 'render'), { recursive: true });
  writeFileSync(path.join(hanging, 'render/worker.cjs'), 'for (;;);');
  const ends: ThreadEnd[] = [];
  const renderer = pageRenderer(hanging, unsetPortalConfig, {
    withinMs: 50,
    startHangsMs: 500,
    pauses: { thread: { firstMs: 10, longestMs: 20 }, page: { firstMs: 10, longestMs: 20 } },
    onEnd: (end) => ends.push(end),
  });
  await eventually('it was started twice', async () => {
    expect(await renderer.render('/', answers)).toBeNull();
    return ends.length === 2;
  });
  expect(ends[0]?.page).toBeUndefined();
  await renderer.stop();
});
