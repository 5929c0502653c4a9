import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseUser } from '../../api-host/db/embedded/databaseUser';
import { eventually } from '../../tests/support/eventually';
import { freePort } from '../../tests/support/freePort';
import { signalTo } from '../../tests/support/signalTo';

/** A separate PostgreSQL server into which faults can be injected. */
export interface Cluster {
  port: number;
  /** The address of the database `portal`, which exists after the first start. */
  url: string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Sends kill -9 to the postmaster, which ends all other processes. */
  kill(): Promise<void>;
  /** Whether the server accepts connections. */
  runs(): Promise<boolean>;
  /** Promotes the standby to primary. */
  promote(): Promise<void>;
}

const SYSTEM = '/usr/lib/postgresql';

/** The program folder of a full PostgreSQL with pg_basebackup: PG_BIN, or the system's newest one; null if there is none. */
export function programs(): string | null {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env['PG_BIN'] ?? '',
    ...versions.map((version) => path.join(SYSTEM, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'pg_basebackup'))) ?? null;
}

/** PostgreSQL refuses to run as root. */
const ids = databaseUser()?.ids;

async function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(path.join(programs() ?? '', program), args, { ...ids, cwd: '/', stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function must(program: string, args: readonly string[]): Promise<void> {
  const code = await run(program, args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

const asPath = (folder: string) => path.join(folder, 'data');

function clusterIn(folder: string, port: number, options: string): Cluster {
  const data = asPath(folder);
  const url = `postgres://portal@127.0.0.1:${port}/portal`;
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 ${options}`;
  const runs = async () =>
    (await run('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port), '-d', 'postgres'])) === 0;
  return {
    port,
    url,
    runs,
    async start() {
      const log = path.join(folder, 'server.log');
      // Remains of a killed server may block the next start for a moment.
      await eventually(
        `the database of ${folder} starts`,
        async () =>
          (await run('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', log, '-o', settings, 'start'])) === 0,
        90_000,
      );
      await run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'portal', 'portal']);
    },
    async stop(mode) {
      await run('pg_ctl', ['-D', data, '-w', '-t', '60', '-m', mode, 'stop']);
    },
    async kill() {
      const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      signalTo(Number(pid), 'SIGKILL');
      await eventually('it is gone', async () => !(await runs()));
    },
    promote: () => must('pg_ctl', ['-D', data, '-w', 'promote']),
  };
}

function openFolderOf(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (ids) chownSync(folder, ids.uid, ids.gid);
}

/** Creates a server in an empty folder without starting it; `options` are additional command-line options. */
export async function makeCluster(folder: string, options = ''): Promise<Cluster> {
  openFolderOf(folder);
  await must('initdb', [
    '-D',
    asPath(folder),
    '-U',
    'portal',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  return clusterIn(folder, await freePort(), options);
}

/** Creates a streaming standby of a running server without starting it. */
export async function makeStandby(primary: Cluster, folder: string): Promise<Cluster> {
  openFolderOf(folder);
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'portal'];
  await must('pg_basebackup', ['-D', asPath(folder), ...from, '-R', '-X', 'stream', '-c', 'fast']);
  return clusterIn(folder, await freePort(), '');
}
