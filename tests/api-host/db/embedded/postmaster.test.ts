import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../../../api-host/db/embedded/postmaster';
import { stopUnused } from '../../../../api-host/db/embedded/setAside';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-postmaster-');
const postgres = path.join(folder, 'postgres');
const cluster = {
  folder,
  binaries: { initdb: '', postgres, pgCtl: '', version: '18' },
  user: null,
  settings: [],
};
beforeAll(() => {
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'password'), 'x');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that writes these lines and ends. */
function serverThatSays(...lines: string[]): void {
  rmSync(postgres, { force: true });
  writeFileSync(postgres, `#!/bin/sh\ncat <<'END'\n${lines.join('\n')}\nEND\nexit 1\n`, { mode: 0o755 });
}

const STARTING = '2026-11-27 10:00:01 UTC [9] FATAL:  the database system is starting up';
const NOT_YET = '2026-11-27 10:00:02 UTC [9] FATAL:  the database system is not yet accepting connections';
const DOWN = '2026-11-27 10:00:03 UTC [7] LOG:  database system is shut down';
const CONTROL = 'but could not open file "global/pg_control": No such file or directory';

describe('OPS-1: a server that does not start', () => {
  it.each([
    ['of this start', [CONTROL], 'pg_control'],
    ['of the fault', [STARTING, 'PANIC:  no checkpoint', STARTING, NOT_YET, DOWN], 'PANIC:  no checkpoint'],
    ['that is the last one', ['LOG:  a crash of recovery', NOT_YET], 'a crash of recovery'],
  ])('is reported with the line %s', async (_, lines, reason) => {
    appendFileSync(path.join(folder, 'postgres.log'), 'FATAL:  a fault of last month\n');
    serverThatSays(...lines);
    await expect(startServer(cluster)).rejects.toThrow(
      new RegExp(`^The embedded database does not start \\([^)]*${reason}[^()]*\\): see`),
    );
  });

  it('is reported if there is no program', async () => {
    rmSync(postgres, { force: true });
    await expect(startServer(cluster)).rejects.toThrow(/does not start \(.*ENOENT.*\)/);
  });
});

describe('OPS-9: the database that a restore replaces', () => {
  it('need not start', async () => {
    serverThatSays(CONTROL);
    await expect(stopUnused(cluster)).resolves.toBeUndefined();
  });

  it('is refused if another server may run on it', async () => {
    serverThatSays(
      'FATAL:  lock file "postmaster.pid" already exists',
      'HINT:  Is another postmaster running?',
    );
    await expect(stopUnused(cluster)).rejects.toThrow(/lock file "postmaster\.pid" already exists/);
  });
});
