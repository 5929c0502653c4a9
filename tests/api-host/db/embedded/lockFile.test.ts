import fs, { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { underLock } from '../../../../api-host/db/embedded/lockFile';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-lock-');
const lock = path.join(folder, 'starting.lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

/** The next write to a file fails with this code. */
function failWrite(code: string): void {
  jest.spyOn(fs, 'writeSync').mockImplementationOnce(() => {
    throw Object.assign(new Error(`${code}: write`), { code });
  });
}

it('OPS-1: on a full disk a stop still takes the lock, and returns it', async () => {
  failWrite('ENOSPC');
  await expect(underLock(lock, () => Promise.resolve(existsSync(lock)))).resolves.toBe(true);
  expect(existsSync(lock)).toBe(false);
});

it('a lock that could not be written does not block the next process', async () => {
  failWrite('EIO');
  await expect(underLock(lock, () => Promise.resolve())).rejects.toThrow(
    /^Can't write .*starting\.lock \(EIO: write\): check the disk/,
  );
  expect(existsSync(lock)).toBe(false);
  await expect(underLock(lock, () => Promise.resolve('done'))).resolves.toBe('done');
});
