import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { databaseUser } from '../../api-host/db/embedded/databaseUser';
import { eventually } from './eventually';
import { freePort } from './freePort';
import { openFolder } from './openFolder';

/** A pooler in transaction mode in front of a database. */
export interface Pooler {
  /** The database's address through the pooler. */
  url: string;
  /** Cuts all connections and restarts on the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const PLACES = [
  process.env.PGBOUNCER ?? '',
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
];

/** The path of the program, or null if it is not installed. */
export const pgbouncer = PLACES.find((place) => place !== '' && existsSync(place)) ?? null;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

/**
 * Starts pgbouncer with its default configuration, without allowing anything that it refuses by default: no named statements, and only
 * the few start-up parameters that it knows. `poolSize`: connections to the database, fewer than the hosts have to the pooler.
 */
export async function openPooler(databaseUrl: string, poolSize = 5): Promise<Pooler> {
  if (pgbouncer === null) throw new Error('There is no pgbouncer on this machine.');
  const program = pgbouncer;
  const target = new URL(databaseUrl);
  const name = target.pathname.slice(1);
  const folder = openFolder('portal-pgbouncer-');
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const secret = target.password && ` password=${target.password}`;
  const upstream = `host=${target.hostname} port=${target.port} user=${target.username}${secret}`;
  writeFileSync(
    file,
    [
      '[databases]',
      `${name} = ${upstream}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'auth_type = any',
      `listen_port = ${port}`,
      'listen_addr = 127.0.0.1',
      'unix_socket_dir =',
      `default_pool_size = ${poolSize}`,
      'max_client_conn = 200',
      'query_wait_timeout = 4',
      'server_login_retry = 1',
    ].join('\n'),
  );
  const ids = databaseUser()?.ids;
  if (ids) for (const place of [folder, file]) chownSync(place, ids.uid, ids.gid);

  let running: ChildProcess;
  async function start(): Promise<void> {
    // pgbouncer refuses to run as root.
    running = spawn(program, ['-q', file], { ...ids, stdio: 'ignore' });
    await eventually('the pooler listens', () => answers(port));
  }
  async function stop(): Promise<void> {
    const ended = once(running, 'exit');
    running.kill('SIGQUIT');
    await ended;
  }
  await start();
  return {
    url: `postgres://${target.username}:any@127.0.0.1:${port}/${name}`,
    async restart() {
      await stop();
      await start();
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
