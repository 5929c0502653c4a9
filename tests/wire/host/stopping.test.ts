import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openEmbedded } from '../../../api-host/db/embedded';
import { eventually } from '../../support/eventually';
import { openFolder } from '../../support/openFolder';
import { signalTo } from '../../support/signalTo';
import { spawnHost, startHost } from '../../support/startHost';
import { createTestDatabase } from '../../support/testDatabase';

/** The process id of the embedded server of a data folder; undefined if none is running. */
function serverOf(dataDir: string): number | undefined {
  try {
    return Number(
      readFileSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
  } catch {
    return undefined;
  }
}

/** An exited process stays in the process list until its parent reads its exit code. */
const lives = (pid: number | undefined): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
};

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s finishes running requests, accepts no new ones, and exits 0',
    async (signal) => {
      const database = await createTestDatabase();
      const host = await startHost({ databaseUrl: database.url });
      const client = host.client();
      await client.csrf();
      // The login's response waits for a row that this test has locked.
      const holder = await database.pool.connect();
      await holder.query('begin');
      await holder.query('lock table players in access exclusive mode');
      const login = client.login();
      for (let waiting = 0; waiting === 0;) {
        const { rows } = await database.pool.query<{ n: number }>(
          `select count(*) as n from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
        );
        waiting = rows[0]?.n ?? 0;
      }
      signalTo(host.pid, signal);
      const refused = new Promise<void>((resolve) => {
        const probe = () => {
          const socket = connect(Number(new URL(host.origin).port), '127.0.0.1');
          socket.once('error', () => resolve());
          socket.once('connect', () => {
            socket.destroy();
            setImmediate(probe);
          });
        };
        probe();
      });
      await refused;
      await holder.query('commit');
      holder.release();
      expect((await login).status).toBe(204);
      expect(await host.stop()).toBe(0);
      await database.drop();
    },
  );
});

describe('the embedded database', () => {
  const dataDir = openFolder('portal-embedded-');
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = () => startHost({ env: { DATA_DIR: dataDir, PORTAL_DIST: 'none' } });

  it('is shared by two hosts, stopped by the last, and keeps its data', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.stdout()).toMatch(/Account: demo \/ Demo@2026[^]*Sandbox: http/);
    const client = first.client();
    expect((await client.login()).status).toBe(204);
    const there = second.client();
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    expect((await there.get('/api/me')).status).toBe(200);

    const server = serverOf(dataDir);
    expect(await first.stop()).toBe(0);
    expect(lives(server)).toBe(true);
    expect((await there.get('/api/me')).status).toBe(200);
    expect(await second.stop()).toBe(0);
    expect(lives(server)).toBe(false);

    const again = await start();
    const later = again.client();
    for (const [name, value] of client.cookies) later.cookies.set(name, value);
    expect((await later.get('/api/me')).status).toBe(200);
    await again.stop();
  });

  it('outlives a killed host and is taken over by the next', async () => {
    const killed = await start();
    const server = serverOf(dataDir);
    await killed.kill('SIGKILL');
    expect(lives(server)).toBe(true);
    const next = await start();
    expect(serverOf(dataDir)).toBe(server);
    expect((await next.client().login()).status).toBe(204);
    await next.stop();
    expect(lives(server)).toBe(false);
  });

  it('starts again after it was killed, without losing acknowledged data', async () => {
    const host = await start();
    const client = host.client();
    await client.login();
    const server = serverOf(dataDir);
    await host.kill('SIGKILL');
    signalTo(server, 'SIGKILL');
    const next = await start();
    const later = next.client();
    for (const [name, value] of client.cookies) later.cookies.set(name, value);
    expect((await later.get('/api/me')).status).toBe(200);
    await next.stop();
  });

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT', 'SIGTERM'] as const)(
    'OPS-1: is restarted by its host after it ended by %s, without losing acknowledged data',
    async (signal) => {
      const host = await start();
      const client = host.client();
      await client.login();
      const server = serverOf(dataDir);
      signalTo(server, signal);
      await eventually('the database has ended', async () => !lives(server));
      const statuses = new Set<number>();
      const serves = async () => {
        const me = await client.get('/api/me');
        statuses.add(me.status);
        expect(me.text).not.toMatch(/ECONN|postgres|connect/i);
        expect((await client.get('/health')).status).toBe(200);
        return me.status === 200 && (await client.get('/ready')).status === 200;
      };
      await eventually('the host serves again', serves);
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      const next = serverOf(dataDir);
      expect(lives(next)).toBe(true);
      expect(await host.stop()).toBe(0);
      expect(lives(next)).toBe(false);
    },
  );

  it('OPS-1: is opened without delay while it waits for its host after SIGTERM', async () => {
    const host = await start();
    // So that only the opening completes the stop.
    signalTo(host.pid, 'SIGSTOP');
    const server = serverOf(dataDir);
    signalTo(server, 'SIGTERM');
    await eventually('it is asked to stop', async () =>
      readFileSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').includes('stopping'),
    );
    try {
      const opened = await openEmbedded(dataDir);
      expect(serverOf(dataDir)).not.toBe(server);
      await opened.release();
    } finally {
      signalTo(host.pid, 'SIGCONT');
      await host.stop();
    }
  });

  it('OPS-1: is found by its host after a restart on another port, since its own was taken', async () => {
    const host = await start();
    const client = host.client();
    await client.login();
    const pidFile = readFileSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
    const port = Number(pidFile.split('\n')[3]);
    const other = createServer();
    signalTo(host.pid, 'SIGSTOP');
    signalTo(serverOf(dataDir), 'SIGKILL');
    await eventually('the port is taken', async () => {
      if (!other.listening) other.once('error', () => undefined).listen(port, '127.0.0.1');
      return other.listening;
    });
    signalTo(host.pid, 'SIGCONT');
    try {
      await eventually('the host serves again', async () => (await client.get('/api/me')).status === 200);
      expect(await host.stop()).toBe(0);
    } finally {
      await host.kill('SIGKILL');
      other.close();
    }
  });

  const MAIL_FROM = 'no-reply@example.vn';

  async function queueEmail(): Promise<void> {
    const embedded = await openEmbedded(dataDir);
    const client = new Client(embedded.url);
    await client.connect();
    await client.query(
      `insert into outbox (channel, recipient, subject, body) values ('email', 'an@example.com', 'Chào', 'thư')`,
    );
    await client.end();
    await embedded.release();
  }

  it.each([
    ['says nothing', () => undefined],
    [
      'takes 4 s for each reply',
      (socket: Socket) => {
        const reply = (line: string) => void pause(4_000).then(() => socket.write(`${line}\r\n`));
        socket.write('220 slow\r\n');
        socket.on('data', (command: Buffer) =>
          reply(/^DATA/.test(command.toString()) ? '354 go on' : '250 ok'),
        );
      },
    ],
  ])('OPS-2: is stopped in time while an e-mail waits for a mail server that %s', async (_, serve) => {
    const mailServer = createServer((socket) => serve(socket.on('error', () => undefined)));
    mailServer.listen(0, '127.0.0.1');
    await once(mailServer, 'listening');
    const { port } = mailServer.address() as AddressInfo;
    const env = { DATA_DIR: dataDir, PORTAL_DIST: 'none', SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM };
    const host = await startHost({ env });
    const server = serverOf(dataDir);
    const asked = once(mailServer, 'connection');
    await queueEmail();
    const [socket] = (await asked) as [Socket];
    const code = await host.stop();
    socket.destroy();
    mailServer.close();
    // A stop that takes too long ends with 1.
    expect(code).toBe(0);
    expect(lives(server)).toBe(false);
  });

  it('OPS-2: is not created further when its host is stopped meanwhile', async () => {
    const emptyDir = openFolder('portal-embedded-');
    const host = spawnHost({ env: { DATA_DIR: emptyDir, PORTAL_DIST: 'none' } });
    const ended = once(host, 'close');
    const cluster = path.join(emptyDir, 'postgres');
    try {
      await eventually('the database is being created', () =>
        Promise.resolve(existsSync(path.join(cluster, 'data.partial'))),
      );
      signalTo(host.pid, 'SIGINT');
      expect(await ended).toEqual([0, null]);
      expect(readdirSync(cluster)).toEqual(['password']);
    } finally {
      rmSync(emptyDir, { recursive: true, force: true });
    }
  });

  it('OPS-2: is stopped when its host is stopped during the first start', async () => {
    const emptyDir = openFolder('portal-embedded-');
    const host = spawnHost({ env: { DATA_DIR: emptyDir, PORTAL_DIST: 'none' } });
    const ended = once(host, 'close');
    while (!serverOf(emptyDir)) await pause(5);
    const server = serverOf(emptyDir);
    signalTo(host.pid, 'SIGTERM');
    try {
      expect(await ended).toEqual([0, null]);
      expect(lives(server)).toBe(false);
    } finally {
      signalTo(server, 'SIGKILL');
      rmSync(emptyDir, { recursive: true, force: true });
    }
  });
});
