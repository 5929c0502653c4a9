import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { underLock } from '../../../../api-host/db/embedded/lockFile';
import { setAside, type SetAside } from '../../../../api-host/db/embedded/setAside';
import { deferred } from '../../../support/deferred';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-set-aside-');
const binaries = { initdb: '', postgres: '', pgCtl: '', version: '18' };
const cluster = { folder, binaries, user: null, settings: [] };
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function makeDatabase(): void {
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'password'), 'x');
}

/** Begins `count` restores while another process has the lock, which then does `work` and returns it. */
async function restoresDuring(
  count: number,
  work: () => void,
): Promise<PromiseSettledResult<SetAside | null>[]> {
  const begun = deferred();
  const other = underLock(path.join(folder, 'starting.lock'), () => begun.promise.then(work));
  const restores = Array.from({ length: count }, (_, second) =>
    setAside(cluster, new Date(Date.UTC(2026, 10, 26, 12, 0, second))),
  );
  begun.resolve();
  await other;
  return Promise.allSettled(restores);
}

const marked = () => readFileSync(path.join(folder, 'replacing'), 'utf8').trim();

it('OPS-9: of two restores at once one is refused, and the mark names the database that the other moved', async () => {
  makeDatabase();
  const ended = await restoresDuring(2, () => undefined);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('is being restored or upgraded') as string },
  });
  expect(existsSync(path.join(marked(), 'data'))).toBe(true);
});

it('OPS-9: a restore keeps the database that a host creates at the same moment', async () => {
  expect(await restoresDuring(1, makeDatabase)).toMatchObject([{ value: { folder: marked() } }]);
  expect(existsSync(path.join(marked(), 'data'))).toBe(true);
});
