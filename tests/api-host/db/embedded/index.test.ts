import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { openEmbedded, stopEmbedded } from '../../../../api-host/db/embedded';
import { runningPort } from '../../../../api-host/db/embedded/postmaster';
import { clusterOf } from '../../../../api-host/db/embedded/setAside';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-shared-');
const dataDir = path.join(folder, 'data');
const link = path.join(folder, 'link');
beforeAll(() => {
  mkdirSync(dataDir);
  symlinkSync(dataDir, link);
});
afterAll(async () => {
  await stopEmbedded(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

it('OPS-1: processes that name the data folder by different paths share its server', async () => {
  const first = await openEmbedded(dataDir);
  const second = await openEmbedded(link);
  expect(second.url).toBe(first.url);

  // A path that is resolved to another name, as through a mount.
  const mounted = { ...clusterOf(dataDir), folder: path.join(link, 'postgres') };
  expect(await runningPort(mounted)).toBe(Number(new URL(first.url).port));

  await first.release();
  expect(existsSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(true);
  await second.release();
  expect(existsSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});
