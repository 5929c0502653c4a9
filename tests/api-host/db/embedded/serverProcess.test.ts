import childProcess, { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isServerOf } from '../../../../api-host/db/embedded/serverProcess';
import { runningPort } from '../../../../api-host/db/embedded/postmaster';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-process-');
const data = path.join(folder, 'data');
const link = path.join(folder, 'link');
const other = path.join(folder, 'data-2');
for (const made of [data, other]) mkdirSync(made);
symlinkSync(data, link);

const started: ChildProcess[] = [];
/** A process that works in a folder, as a server does in its data folder. */
async function workingIn(cwd: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', data], { cwd });
  started.push(child);
  await once(child, 'spawn');
  return child.pid ?? 0;
}

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('a server is known by the folder that it works in, whatever path leads there', async () => {
  const pid = await workingIn(link);
  expect(isServerOf(data, pid)).toBe(true);
  expect(isServerOf(link, pid)).toBe(true);
});

onLinux('a process that only has the path among its arguments is no server', async () => {
  expect(isServerOf(data, await workingIn(other))).toBe(false);
});

it.each([0, NaN, 2 ** 22 + 1])('no server has the id %d', (pid) => {
  expect(isServerOf(data, pid)).toBe(false);
});

describe('where no process list can be read', () => {
  const { platform } = process;
  beforeAll(() => {
    Object.defineProperty(process, 'platform', { value: 'darwin' });
    const notFound = { ...childProcess.spawnSync('true'), stdout: null as never, status: null };
    jest.spyOn(childProcess, 'spawnSync').mockReturnValue(notFound);
  });
  afterAll(() => {
    Object.defineProperty(process, 'platform', { value: platform });
    jest.restoreAllMocks();
  });

  it('OPS-1: a start is refused rather than that a server which may be running loses its file', async () => {
    const pidFile = path.join(data, 'postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${data}\n0\n0\n`);
    const cluster = {
      folder,
      binaries: { initdb: '', postgres: '', pgCtl: '', version: '18' },
      user: null,
      settings: [],
    };
    await expect(runningPort(cluster)).rejects.toThrow(
      `The process ${process.pid} may be the server of the embedded database, but this cannot be determined: end it if it is a PostgreSQL server, or else remove ${pidFile}.`,
    );
  });
});
