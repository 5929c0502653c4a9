import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../../tests/support/openFolder';
import { repositoryRoot } from '../../tests/support/startHost';

/** Folders of the repository with their own packages. */
const packages = ['.', 'contract', 'ui-kit', 'api-host'];

/** The scope of the repository's own packages, which npm symlinks. The links are relative, so copies point to the clone's packages. */
const OWN = '@portal';

function linkPackages(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name === OWN)
      cpSync(path.join(from, OWN), path.join(to, OWN), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(from, name), path.join(to, name));
}

/** A clone of the repository as after `npm ci`: its packages are symlinks to those of this folder. */
function cloneHere(): string {
  const folder = path.join(openFolder('portal-bench-start-'), 'portal');
  execFileSync('git', ['clone', '--quiet', repositoryRoot, folder]);
  for (const name of packages) {
    const installed = path.join(repositoryRoot, name, 'node_modules');
    if (existsSync(installed)) linkPackages(installed, path.join(folder, name, 'node_modules'));
  }
  return folder;
}

/** The time in s from `npm start` until the address is printed. The host is then stopped. */
async function startSeconds(cwd: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/start.cjs'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      ENV_FILE: 'none',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(child, 'close');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (/^Portal:/m.test(printed)) resolve();
    });
    void ended.then(() => reject(new Error(`npm start ended:\n${printed}`)));
  });
  const seconds = (performance.now() - begun) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** Measures `npm start` until the address is printed: in a clean clone after `npm ci`, and again with an existing build and database. */
export async function benchStart(): Promise<void> {
  console.log('npm start, to the printed address');
  const folder = cloneHere();
  try {
    for (const what of ['a clean clone', 'again, with data', 'once more'])
      console.log(`  ${what.padEnd(20)} ${(await startSeconds(folder)).toFixed(1).padStart(5)} s`);
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
}
