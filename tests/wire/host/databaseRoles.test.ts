import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { openFolder } from '../../support/openFolder';
import { operate } from '../../support/operator';
import { hostThatEnds, repositoryRoot, startHost } from '../../support/startHost';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';

/** The SQL in docs/operating.md below this comment. */
const documented = (comment: string): string => {
  const text = readFileSync(path.join(repositoryRoot, 'docs/operating.md'), 'utf8');
  const found = new RegExp(`<!-- ${comment} -->\\n+\`\`\`sql\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (!found) throw new Error(`docs/operating.md has no SQL for ${comment}.`);
  return found;
};

const suffix = randomBytes(4).toString('hex');
const [OWNER, HOSTS] = [`portal_owner_${suffix}`, `portal_hosts_${suffix}`];
const PASSWORD = 'a-password';

let database: TestDatabase;
const as = (role: string) => {
  const url = new URL(database.url);
  url.username = role;
  url.password = PASSWORD;
  return url.href;
};
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const name = new URL(database.url).pathname.slice(1);
  const sql = documented('database roles')
    .replace(/^create database .*$/m, `alter database ${name} owner to portal_owner;`)
    .replace(/^\\connect .*$/m, `alter schema public owner to portal_owner;`)
    .replaceAll('database portal', `database ${name}`)
    .replaceAll('portal_owner', OWNER)
    .replaceAll('portal_hosts', HOSTS)
    .replaceAll("'…'", `'${PASSWORD}'`);
  await database.pool.query(sql);
});
afterAll(async () => {
  await database.drop();
  // The database has been dropped, and with it everything that the roles own.
  const last = new Client({
    connectionString: Object.assign(new URL(database.url), { pathname: '/postgres' }).href,
  });
  await last.connect();
  await last.query(`drop role ${HOSTS}; drop role ${OWNER}`);
  await last.end();
});

/** `npm run migrate`. */
async function runMigrate(databaseUrl: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api-host/migrateMain.ts'], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: output.trim().split('\n') };
}

async function refusal(env: Record<string, string> = {}): Promise<string> {
  const { code, stderr } = await hostThatEnds({
    databaseUrl: as(HOSTS),
    env: { PORTAL_DIST: 'none', ...env },
  });
  expect(code).toBe(1);
  return stderr.trimEnd();
}

describe('OPS-3: a role that may only read and write rows', () => {
  it('is told in one line that the schema is missing', async () => {
    expect(await refusal()).toMatch(
      /^This role is not allowed to change the schema \(.*permission denied.*\): run npm run migrate as the owner of the schema first\.$/,
    );
    expect(await refusal({ API_HOST_MIGRATE: '0' })).toMatch(
      /^The database lacks 0001_players_and_sessions and \d+ more: run npm run migrate as the owner of its schema\.$/,
    );
    expect((await runMigrate(as(HOSTS))).lines).toEqual([
      expect.stringMatching(/^This role is not allowed to change/),
    ]);
  });

  it('OPS-2: npm run migrate as the owner prints what it applied, and does nothing twice', async () => {
    const { code, lines } = await runMigrate(as(OWNER));
    expect([code, lines[0], lines.at(-1)]).toEqual([
      0,
      'Applied 0001_players_and_sessions',
      'The schema is now up to date.',
    ]);
    expect(lines).toContain('Applied settle_transfer');
    expect(await runMigrate(as(OWNER))).toEqual({
      code: 0,
      lines: ['The schema is already up to date: nothing to do.'],
    });
  });

  it.each(['0', '1'])('is enough for hosts, with API_HOST_MIGRATE=%s', async (API_HOST_MIGRATE) => {
    const host = await startHost({
      databaseUrl: as(HOSTS),
      env: { PORTAL_DIST: 'none', API_HOST_MIGRATE, LOG_LEVEL: 'warn' },
    });
    const client = host.client();
    expect((await client.get('/ready')).status).toBe(200);
    expect((await client.login()).status).toBe(204);
    const transfer = { method: 'techcombank', amount: 500_000, content: 'FSO KP demo' };
    expect(
      (await client.request('POST', '/sandbox/transfers', { body: transfer, xsrf: false })).status,
    ).toBeLessThan(300);
    expect((await client.post('/api/recharge/game', { creditAmount: 5_000, zoneId: 1 })).status).toBe(200);
    expect((await client.post('/logout')).status).toBe(204);
    expect(await host.stop()).toBe(0);
    expect(host.stderr()).not.toMatch(/permission denied|"level":50/);
  });

  it('starts with an invalid index and says so; npm run migrate as the owner builds it again', async () => {
    const index = 'deliveries_by_refund';
    await database.pool.query(
      `update pg_index set indisvalid = false where indexrelid = '${index}'::regclass`,
    );
    const start = async (API_HOST_MIGRATE: string) => {
      const host = await startHost({
        databaseUrl: as(HOSTS),
        env: { PORTAL_DIST: 'none', API_HOST_MIGRATE, LOG_LEVEL: 'warn' },
      });
      expect(await host.stop()).toBe(0);
      return host.stderr();
    };
    const told = `"indexes":["${index}"],"msg":"invalid indexes make calls slow: run npm run migrate as the owner of the schema"`;
    for (const migrates of ['0', '1']) expect(await start(migrates)).toContain(told);
    expect((await runMigrate(as(OWNER))).lines).toEqual([
      `Built the invalid index ${index} again`,
      'The schema is now up to date.',
    ]);
    expect(await start('0')).not.toContain('invalid');
  });

  it('may neither change the schema nor delete permanent rows', async () => {
    const hosts = new Client({ connectionString: as(HOSTS) });
    await hosts.connect();
    for (const statement of ['create table x (a int)', 'drop table players', 'alter table players add a int'])
      await expect(hosts.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    await expect(hosts.query('delete from postings')).rejects.toThrow();
    await expect(hosts.query('truncate players')).rejects.toThrow(/permission denied/);
    const { rows } = await hosts.query<{ limit: string }>(
      `select current_setting('statement_timeout') as limit`,
    );
    expect(rows).toEqual([{ limit: '3s' }]);
    await hosts.end();
  });
});

it('OPS-9: the owner restores a backup into an empty database, once it has the documented right', async () => {
  const folder = openFolder('portal-roles-');
  const backup = path.join(folder, 'backup');
  expect(await operate(as(OWNER), ['database', 'backup', backup, '--yes'])).toMatchObject({ code: 0 });
  const target = await createTestDatabase({ empty: true });
  const url = new URL(target.url);
  [url.username, url.password] = [OWNER, PASSWORD];
  const restore = () => operate(url.href, ['database', 'restore', backup, '--yes']);
  try {
    await target.pool.query(`alter schema public owner to ${OWNER}`);
    const refused = await restore();
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('grant set on parameter session_replication_role'),
    ]);
    await target.pool.query(documented('right to restore').replaceAll('portal_owner', OWNER));
    const { code, out } = await restore();
    expect([code, out]).toEqual([0, expect.stringContaining('The ledger is sound.')]);
  } finally {
    await target.pool.query(`revoke set on parameter session_replication_role from ${OWNER}`);
    await target.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
