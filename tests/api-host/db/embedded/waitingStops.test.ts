import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endWaitingStops } from '../../../../api-host/db/embedded/waitingStops';
import type { ServerEvent } from '../../../../api-host/db/embedded/serverWatch';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-waiting-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('OPS-1: says why a stop that waits for its clients cannot be completed', async () => {
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'data', 'postmaster.pid'), '1\n\n\n5432\n\n\n\nstopping\n');
  const binaries = { version: '', postgres: '', initdb: '', pgCtl: '' };
  const cluster = { folder, binaries, user: null, settings: [] };
  const lock = path.join(folder, 'missing', 'starting.lock');
  const event = await new Promise<ServerEvent>((resolve) => {
    const end = endWaitingStops(cluster, lock, (reported) => {
      end();
      resolve(reported);
    });
  });
  const message = expect.stringMatching(/^Can't write .*starting\.lock \(.*ENOENT/) as unknown;
  expect(event).toEqual({ kind: 'failed', error: expect.objectContaining({ message }) as unknown });
});
