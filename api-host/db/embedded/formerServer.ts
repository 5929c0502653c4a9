import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../startupError';
import { serverPackage, type ServerFolder } from './binaries';
import { majorOf } from './serverFiles';

/** The server in a folder that an operator names: that of an earlier release's package, or an installed PostgreSQL. */
export function serverIn(folder: string, major: number): ServerFolder {
  const native = [path.join(folder, 'native'), folder].find((place) => existsSync(path.join(place, 'bin')));
  const program = path.join(native ?? folder, 'bin', 'postgres');
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout as string | null;
  const version = /\d[\d.]*/.exec(said ?? '')?.[0];
  if (native === undefined || version === undefined || majorOf({ version }) !== major)
    throw new StartupError(
      `${folder} does not contain PostgreSQL ${major}: choose the folder that contains its bin/postgres.`,
    );
  return { native, version };
}

/** Runs npm. If it fails, the last line of its output is the reason in the error. */
function npm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  const why = ((stderr as string | null) ?? '').trim().split('\n').at(-1) ?? '';
  throw new StartupError(
    `npm cannot install ${serverPackage} (${why}): pass the folder of the previous server with --server.`,
  );
}

/** Installs the newest package of a PostgreSQL major version from npm into a temporary folder, which the caller removes. */
export function serverFromNpm(major: number): ServerFolder & { folder: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fs-online-portal-server-'));
  const versions = JSON.parse(npm(['view', serverPackage, 'versions', '--json'], folder)) as string[];
  const version = versions.findLast((each) => majorOf({ version: each }) === major);
  if (version === undefined)
    throw new StartupError(
      `There is no ${serverPackage} for PostgreSQL ${major}: pass the folder of that server with --server.`,
    );
  // The package's script creates the symbolic links between its libraries.
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
