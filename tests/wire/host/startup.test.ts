import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { openFolder } from '../../support/openFolder';
import { eventually } from '../../support/eventually';
import { freePort } from '../../support/freePort';
import { hostThatEnds, spawnHost, startHost } from '../../support/startHost';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

let database: TestDatabase;
const folder = openFolder('portal-startup-');
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** One line on stderr, nothing on stdout, exit code 1, no stack trace. */
async function fault(env: Record<string, string>, databaseUrl?: string): Promise<string> {
  const { code, stdout, stderr } = await hostThatEnds({ env, ...(databaseUrl && { databaseUrl }) });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/^\s+at |node_modules|node:internal/m);
  return stderr.trim();
}

describe('a fault at the start is one clear line, exit code 1 and no stack', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a misspelt setting',
      { PORTAL_NEWSURL: 'x' },
      /^Unknown setting PORTAL_NEWSURL: correct its name or unset it/,
    ],
    [
      'SAFE-14: a name that is near to one',
      { DATABASE_URI: 'postgres://a:b@127.0.0.1:1/c' },
      /^Unknown setting DATABASE_URI: correct it to DATABASE_URL, or unset it\.$/,
    ],
    [
      'SAFE-14: a name without its underscore',
      { TRUSTPROXY: '1' },
      /^Unknown setting TRUSTPROXY: correct it to TRUST_PROXY/,
    ],
    [
      'OPS-8: a settings file that is not there',
      { ENV_FILE: '/none/such' },
      /^The settings file .* cannot be read/,
    ],
    ['a malformed port', { PORT: '80a' }, /^PORT must be a whole number from 0 to 65535, not "80a"\.$/],
    ['a port out of range', { PORT: '70000' }, /^PORT must be/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error/],
    ['a foreign database', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like postgres:/],
    ['an address with a path', { PUBLIC_URL: 'https://a.example/b' }, /^PUBLIC_URL must be an origin/],
    [
      'a short secret',
      { TRANSFER_NOTICE_SECRETS: 'momo=short' },
      /^TRANSFER_NOTICE_SECRETS \(momo\) must have at least 32/,
    ],
    ['half a game server', { GAME_SERVER_URL: 'https://game.example' }, /are only valid together/],
    [
      'the sandbox in production',
      { NODE_ENV: 'production', SANDBOX: '1' },
      /^SANDBOX=1 is refused because NODE_ENV=production/,
    ],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      /^The database does not answer \(.*\): start it, or correct DATABASE_URL\.$/,
    ],
  ])('%s', async (_, env, line) => {
    expect(await fault({ DATA_DIR: folder, ...env })).toMatch(line);
  });

  it('OPS-8: a faulty setting in the file .env, which the environment overrides', async () => {
    const file = path.join(folder, 'settings.env');
    const withFile = (text: string, env: Record<string, string> = {}) => {
      writeFileSync(file, text);
      return fault({ DATA_DIR: folder, ENV_FILE: file, ...env });
    };
    expect(await withFile('# the log\nLOG_LEVEL=loud # level\n')).toMatch(/^LOG_LEVEL must be .* not "loud"/);
    expect(await withFile('LOG_LEVEL=info\n', { LOG_LEVEL: 'quiet' })).toMatch(/not "quiet"\.$/);
    expect(await withFile('PUBLICURL="https://a.example"\n')).toMatch(/correct it to PUBLIC_URL/);
    expect(await withFile('LOG_LEVEL=info\nPUBLIC_URL: https://a.example\n')).toMatch(
      /^Line 2 of the settings file .* is not NAME=value\.$/,
    );
  });

  it('the sandbox beside a database of one’s own', async () => {
    expect(await fault({ SANDBOX: '1' }, database.url)).toMatch(
      /^SANDBOX=1 is refused because DATABASE_URL is set/,
    );
  });

  it('a port that is taken, before any database is started', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const dataDir = path.join(folder, 'untouched');
    expect(await fault({ PORT: String(port), DATA_DIR: dataDir })).toBe(
      `Port ${port} is in use: stop the program that uses it, or choose another port with PORT=${port + 1}.`,
    );
    expect(() => chmodSync(dataDir, 0o700)).toThrow(/ENOENT/);
    other.close();
  });

  it('a data folder that can’t be created', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await fault({ DATA_DIR: path.join(file, 'data') })).toMatch(
      /^The data folder .*a-file\/data is not writable \(.*\): make it writable, or set DATA_DIR/,
    );
  });

  it('an embedded database that does not start', async () => {
    const dataDir = path.join(folder, 'broken');
    const pgData = path.join(dataDir, 'postgres', 'data');
    mkdirSync(pgData, { recursive: true });
    writeFileSync(path.join(pgData, 'PG_VERSION'), '18\n');
    writeFileSync(path.join(dataDir, 'postgres', 'password'), 'x');
    expect(await fault({ DATA_DIR: dataDir })).toMatch(
      /^The embedded database does not start \(.*\): see .*postgres\.log/,
    );
  });

  it('a database newer than the host', async () => {
    await database.pool.query('create table migrations (name text primary key, checksum text not null)');
    await database.pool.query(`insert into migrations values ('9999_from_the_future', 'x')`);
    expect(await fault({}, database.url)).toMatch(
      /^The database has the migration 9999_from_the_future, which this version/,
    );
  });
});

it('OPS-1: a host serves although nothing can be written to its output, as to a file on a full disk', async () => {
  const ownDatabase = await createTestDatabase();
  const port = await freePort();
  const notWritable = openSync('/dev/null', 'r');
  const host = spawnHost({
    databaseUrl: ownDatabase.url,
    env: { PORT: String(port), PORTAL_DIST: 'none' },
    output: notWritable,
  });
  const ended = once(host, 'exit');
  try {
    await eventually('it serves', () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    // Is logged.
    expect((await fetch(`http://127.0.0.1:${port}/login`, { method: 'POST' })).status).toBe(419);
    host.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    host.kill('SIGKILL');
    closeSync(notWritable);
    await ownDatabase.drop();
  }
});

it('SAFE-14: a host serves, and says at its start that DATABASE_LISTEN_URL does not answer', async () => {
  const fresh = await createTestDatabase();
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port: silentPort } = silent.address() as AddressInfo;
  const hosts = await Promise.all(
    [1, silentPort].map((port) =>
      startHost({
        databaseUrl: fresh.url,
        env: { DATABASE_LISTEN_URL: `postgres://a:b@127.0.0.1:${port}/c` },
      }),
    ),
  );
  try {
    for (const host of hosts) {
      expect((await host.client().get('/ready')).status).toBe(200);
      await eventually('the host says it', () =>
        Promise.resolve(
          host.stderr().includes('"money event notifications do not arrive from DATABASE_LISTEN_URL'),
        ),
      );
    }
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
    silent.close();
    await fresh.drop();
  }
});

it('OPS-4: a host on a database without payment methods, zones and prices says that nobody can pay', async () => {
  const fresh = await createTestDatabase();
  const start = async (env: Record<string, string>) => {
    const host = await startHost({ databaseUrl: fresh.url, env: { LOG_LEVEL: 'warn', ...env } });
    await host.stop();
    return host.stderr();
  };
  const missing = /"missing":\["payment method","open zone","price"\],"msg":"players cannot pay or recharge/;
  expect(await start({ SANDBOX: '0' })).toMatch(missing);
  // The sandbox adds them.
  expect(await start({})).not.toContain('players cannot pay');
  expect(await start({ SANDBOX: '0' })).not.toContain('players cannot pay');
  await fresh.drop();
});
