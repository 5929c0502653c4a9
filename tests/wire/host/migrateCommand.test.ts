import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../../support/openFolder';
import { repositoryRoot } from '../../support/startHost';

const folder = openFolder('portal-migrate-');
const dataDir = path.join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run migrate` without DATABASE_URL. */
function migrateWith(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'api-host/migrateMain.ts', ...args],
    {
      cwd: repositoryRoot,
      env: { PATH: process.env['PATH'], ENV_FILE: 'none', DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  return { status, stdout, lines: stderr.trim().split('\n') };
}

it('SAFE-14: a forgotten DATABASE_URL creates no database to migrate', () => {
  expect(migrateWith()).toEqual({
    status: 1,
    stdout: '',
    lines: [
      `There is no database in ${dataDir} yet: start the portal once (npm start), or set DATA_DIR or DATABASE_URL.`,
    ],
  });
  expect(existsSync(dataDir)).toBe(false);
});

it.each(['--distribut', '--help', 'distribute'])('refuses %s before it migrates anything', (argument) => {
  const { status, stdout, lines } = migrateWith(argument);
  expect([status, stdout, lines]).toEqual([1, '', [expect.stringMatching(/ Usage: npm run migrate/)]]);
});
