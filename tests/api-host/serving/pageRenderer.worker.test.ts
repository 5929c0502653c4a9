import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { repositoryRoot } from '../../support/startHost';

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-render-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RENDERER = `
let running = 0;
exports.renderFrame = async () => {};
exports.renderSignedIn = async (path) => {
  const others = running;
  running += 1;
  await new Promise(setImmediate);
  running -= 1;
  if (path === '/broken') throw new Error('broken');
  return others;
};
`;

it('renders one page at a time, in the order of the messages, also after one that fails', async () => {
  copyFileSync(path.join(repositoryRoot, 'scripts/build/renderWorker.cjs'), path.join(folder, 'worker.cjs'));
  writeFileSync(path.join(folder, 'prerender.cjs'), RENDERER);
  const worker = new Worker(path.join(folder, 'worker.cjs'), { execArgv: [] });
  const messages: unknown[] = [];
  await new Promise<void>((resolve) => {
    worker.on('message', (message) => {
      messages.push(message);
      if (messages.length === 4) resolve();
    });
    for (const [id, page] of ['/', '/broken', '/payment'].entries())
      worker.postMessage({ id, path: page, config: {}, answers: new Map([['/api/me', '{}']]) });
  });
  await worker.terminate();
  expect(messages.filter((message) => message !== 'ready')).toEqual([
    { id: 0, markup: 0 },
    { id: 1 },
    { id: 2, markup: 0 },
  ]);
});
