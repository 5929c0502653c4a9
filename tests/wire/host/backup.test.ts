import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PaymentMethods } from '@portal/contract';
import { Client, type Pool } from 'pg';
import { serverFromNpm } from '../../../api-host/db/embedded/formerServer';
import { aloneOn, clusterOf } from '../../../api-host/db/embedded/setAside';
import { initialise } from '../../../api-host/db/embedded/serverFiles';
import { clusterUrl } from '../../../api-host/db/embedded/clusterFiles';
import { openEmbedded } from '../../../api-host/db/embedded';
import { migrate } from '../../../api-host/db/migrate';
import { openPool } from '../../../api-host/db/pool';
import { eventually } from '../../support/eventually';
import { openFolder } from '../../support/openFolder';
import { keyIn, operate, operateIn, typed, yesAfter } from '../../support/operator';
import { addPlayer } from '../../support/players';
import { signalTo } from '../../support/signalTo';
import { hostThatEnds, repositoryRoot, startHost, type HostProcess } from '../../support/startHost';
import { createTestDatabase } from '../../support/testDatabase';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const folder = openFolder('portal-backup-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reports a transfer of 100.000 đ for demo, as the sandbox's bank would. */
async function pay(host: HostProcess): Promise<void> {
  const client = host.client();
  await client.login();
  const answer = await client.get('/api/payment-methods');
  const { bankTransfers } = answer.json() as PaymentMethods;
  const sent = await client.post('/sandbox/transfers', {
    method: bankTransfers[0]?.name,
    amount: 100_000,
    content: bankTransfers[0]?.paymentSyntax,
  });
  expect(sent.status).toBe(200);
}

const creditOn = async (host: HostProcess): Promise<number> => {
  const client = host.client();
  await client.login();
  return ((await client.get('/api/me')).json() as { credit: number }).credit;
};

/** All rows of a database as text, by table. */
async function rowsOf(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'applied_functions' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t) #>> '{}' as row from "${name}" t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('OPS-9: backup and restore with nothing but the package', () => {
  const dataDir = path.join(folder, 'data');
  const backup = path.join(folder, 'backup');
  const admin = (line: string, answers?: string[]) =>
    operateIn({ DATA_DIR: dataDir }, line.split(' '), answers);
  const hosts: HostProcess[] = [];
  const running = async () => {
    const host = await startHost({ env: { DATA_DIR: dataDir } });
    hosts.push(host);
    return host;
  };
  afterAll(() => Promise.all(hosts.map((host) => host.stop())));

  it('restores what a backup of a running host holds, and keeps the former database', async () => {
    const host = await running();
    await pay(host);
    const credit = await creditOn(host);
    expect((await admin(`database backup ${backup}`)).out).toMatch(
      /^Wrote 2 players and \d transactions, as of/,
    );
    await pay(host);
    expect(await creditOn(host)).toBeGreaterThan(credit);

    expect((await admin(`database restore ${backup} --yes`)).err).toMatch(/is in use: stop the host first\./);
    expect(await host.stop()).toBe(0);
    expect((await admin(`database restore ${backup}`, ['n'])).err).toContain('Nothing was changed.');
    const restored = await admin(`database restore ${backup} --yes --as lan`);
    expect(restored.out).toMatch(
      /^Restored 2 players .* The ledger is sound\.\nThe previous database is kept in .*former-/,
    );

    const again = await running();
    expect(await creditOn(again)).toBe(credit);
    await pay(again);
    expect(await creditOn(again)).toBeGreaterThan(credit);
    expect((await admin('audit list --action database')).out).toMatch(/lan .* database restore/);
    expect(await again.stop()).toBe(0);
  });

  it('changes nothing where the backup is damaged', async () => {
    const damaged = path.join(backup, 'postings.copy.gz');
    const whole = readFileSync(damaged);
    truncateSync(damaged, whole.length - 12);
    const before = readdirSync(path.join(dataDir, 'postgres'));
    const refused = await admin(`database restore ${backup} --yes`);
    // The previous database is put back, so that there is nothing to drop.
    expect([refused.code, refused.err]).toEqual([1, expect.not.stringContaining('left tables')]);
    expect(readdirSync(path.join(dataDir, 'postgres'))).toEqual(before);
    writeFileSync(damaged, whole);
    expect((await admin('ledger check')).out).toMatch(/the ledger is sound/);
  });

  it('refuses a folder that is no backup, is incomplete, or is of a newer release', async () => {
    expect((await admin(`database restore ${folder} --yes`)).err).toMatch(/is not a backup/);
    const manifest = path.join(backup, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace('"0059_payment_rule"', '"9999_from_the_future"'));
    expect((await admin(`database restore ${backup} --yes`)).err).toMatch(
      /has a schema that this release does not know/,
    );
    writeFileSync(manifest, text);
    rmSync(path.join(backup, 'links.copy.gz'));
    expect((await admin(`database restore ${backup} --yes`)).err).toMatch(
      /not complete: links\.copy\.gz is missing/,
    );
  });

  it('copies every row to a database of one’s own, and only to an empty one', async () => {
    const copy = path.join(folder, 'copy');
    const target = await createTestDatabase({ empty: true });
    expect((await admin(`database backup ${copy}`)).code).toBe(0);
    // OPS-3: the URL of an operator whose first address is unreachable.
    const addresses = target.url.replace(/(@)([^/]+)/, '$1127.0.0.1:1,$2');
    expect((await operate(addresses, ['database', 'restore', copy, '--yes'])).out).toMatch(
      /The ledger is sound\./,
    );
    expect((await operate(addresses, ['database', 'restore', copy, '--yes'])).err).toMatch(
      /^The database is not empty/m,
    );

    const embedded = await openEmbedded(dataDir);
    const source = openPool({ connectionString: embedded.url });
    const [theirs, ours] = [await rowsOf(source), await rowsOf(target.pool)];
    await source.end();
    await embedded.release();
    // Each of these commands has an audit row in the database that it leaves behind.
    const recorded = ['operator_actions', 'migrations'];
    for (const table of Object.keys(theirs).filter((name) => !recorded.includes(name)))
      expect([table, ours[table]]).toEqual([table, theirs[table]]);
    expect((theirs['postings'] ?? []).length).toBeGreaterThan(0);
    await target.drop();
  });

  it('that is interrupted leaves neither a folder nor a running server', async () => {
    // Keeps the server until the backup waits for a table.
    const embedded = await openEmbedded(dataDir, { keepRunning: true });
    const holder = openPool({ connectionString: embedded.url, max: 2 });
    const lock = await holder.connect();
    await lock.query('begin; lock table players');
    const { PATH = '', HOME = '' } = process.env;
    const command = spawn(
      process.execPath,
      [
        ...['--import', 'tsx', 'api-host/admin/main.ts'],
        ...['database', 'backup', path.join(folder, 'interrupted')],
      ],
      {
        cwd: repositoryRoot,
        env: { PATH, HOME, DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let err = '';
    command.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    await waitForLockWaits(holder);
    await embedded.release();
    // npm sends its own copy of the terminal's signal.
    for (const signal of ['SIGINT', 'SIGINT'] as const) signalTo(command.pid, signal);
    const [code] = (await once(command, 'close')) as [number | null];
    expect([code, err]).toEqual([130, 'The backup was interrupted: nothing of it is left.\n']);
    expect(readdirSync(folder).filter((name) => name.startsWith('interrupted'))).toEqual([]);
    expect(existsSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
    lock.release(true);
    await holder.end();
  });

  it('OPS-6: is not restored by an admin whose key was revoked while the question was open', async () => {
    const operators = async (line: string, key = '') =>
      keyIn(
        (await operateIn({ DATA_DIR: dataDir, OPERATOR_KEY: key }, typed(`operators ${line} --yes`))).out,
      );
    const fresh = path.join(folder, 'fresh');
    expect((await admin(`database backup ${fresh}`)).code).toBe(0);
    const mai = await operators('add Mai --role admin');
    const lan = await operators('add Lan --role admin', mai);
    const before = readdirSync(path.join(dataDir, 'postgres'));
    const { code, err } = await operateIn(
      { DATA_DIR: dataDir, OPERATOR_KEY: lan },
      ['database', 'restore', fresh],
      [yesAfter(() => operators('disable Lan --reason left', mai))],
    );
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('Nothing was changed: your key was revoked in the meantime.'),
    ]);
    expect(readdirSync(path.join(dataDir, 'postgres'))).toEqual(before);
    const env = { DATA_DIR: dataDir, OPERATOR_KEY: mai };
    expect((await operateIn(env, ['database', 'restore', fresh], ['y'])).code).toBe(0);
  });

  it('replaces a database whose password is lost', async () => {
    const password = path.join(dataDir, 'postgres', 'password');
    rmSync(password);
    const { err: why } = await admin('ledger check');
    expect(why).toMatch(/password of the embedded database cannot be read: .*ENOENT.*restore a backup/);
    expect(existsSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
    const { code, out } = await admin(`database restore ${path.join(folder, 'fresh')} --as lan`, ['y']);
    expect([code, out]).toEqual([0, expect.stringContaining('The ledger is sound.')]);
    expect(existsSync(password)).toBe(true);
  });

  describe('a database that refuses every connection', () => {
    const rules = path.join(dataDir, 'postgres', 'data', 'pg_hba.conf');
    const pidFile = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const restore = (answers: string[]) =>
      admin(`database restore ${path.join(folder, 'fresh')} --as lan`, answers);
    let allowing = '';
    beforeEach(() => {
      allowing = readFileSync(rules, 'utf8');
    });

    it('is not replaced while its server runs, since a host may use it', async () => {
      const embedded = await openEmbedded(dataDir);
      const inUse = openPool({ connectionString: embedded.url, max: 1 });
      await inUse.query('select 1');
      writeFileSync(rules, 'local all all reject\nhost all all all reject\n');
      await inUse.query('select pg_reload_conf()');
      await eventually('it refuses connections', () => connects(embedded.url).then((yes) => !yes));
      const before = readdirSync(path.join(dataDir, 'postgres'));
      const { code, err } = await restore(['y']);
      expect([code, err]).toEqual([1, expect.stringMatching(/refuses connections .*end the process \d+/)]);
      expect(readdirSync(path.join(dataDir, 'postgres'))).toEqual(before);
      writeFileSync(rules, allowing);
      await inUse.query('select pg_reload_conf()');
      await eventually('it accepts connections again', () => connects(embedded.url));
      await inUse.end();
      await embedded.release();
    });

    it('is replaced after the same question', async () => {
      writeFileSync(rules, 'local all all reject\nhost all all all reject\n');
      expect((await admin('ledger check')).err).toMatch(/refuses connections \(pg_hba\.conf rejects .*\)/);
      expect(existsSync(pidFile)).toBe(false);
      expect((await restore(['n'])).err).toContain('Nothing was changed.');
      const { code, out } = await restore(['y']);
      expect([code, out]).toEqual([0, expect.stringContaining('The ledger is sound.')]);
      const former = /is kept in (.*): remove/.exec(out)?.[1] ?? 'none';
      expect(existsSync(path.join(former, 'data', 'PG_VERSION'))).toBe(true);
    });
  });

  it('replaces a database that does not start, whose operators nobody can look up', async () => {
    const damaged = path.join(dataDir, 'postgres', 'data', 'global', 'pg_control');
    rmSync(damaged);
    expect((await admin('ledger check')).err).toMatch(/does not start \(.*global\/pg_control.*\)/);
    const { code, out } = await admin(`database restore ${path.join(folder, 'fresh')} --yes --as lan`);
    expect([code, out]).toEqual([0, expect.stringContaining('The ledger is sound.')]);
    const former = /is kept in (.*): remove/.exec(out)?.[1] ?? 'none';
    expect(existsSync(path.join(former, 'data', 'PG_VERSION'))).toBe(true);
    expect((await admin('audit list --action database')).out).toMatch(/lan .* database restore/);
  });
});

describe('OPS-9: an upgrade to a new major version of PostgreSQL', () => {
  it('is requested at the start, and takes one command', async () => {
    const dataDir = path.join(folder, 'old');
    let former: ReturnType<typeof serverFromNpm>;
    try {
      former = serverFromNpm(17);
    } catch (error) {
      console.warn(`SKIPPED, since npm does not give PostgreSQL 17: ${String(error)}`);
      return;
    }
    const cluster = clusterOf(dataDir, former);
    await initialise(cluster);
    await aloneOn(cluster, async (port) => {
      const pool = openPool({ connectionString: clusterUrl(cluster, port, 'portal') });
      await migrate(pool);
      await addPlayer(pool, 'from_before');
      await pool.end();
    });

    const start = await hostThatEnds({ env: { DATA_DIR: dataDir } });
    expect(start.stderr.trim()).toMatch(
      /^The database in .* uses PostgreSQL 17, but this release includes PostgreSQL 18: run/,
    );
    const admin = (...line: string[]) => operateIn({ DATA_DIR: dataDir }, line);
    expect((await admin('database', 'upgrade', '--server', folder, '--yes')).err).toMatch(
      /does not contain PostgreSQL 17/,
    );
    const server = path.dirname(former.native);
    expect((await admin('database', 'upgrade', '--server', server, '--yes')).out).toMatch(
      /^Restored 1 players .* The ledger is sound\./,
    );
    rmSync(former.folder, { recursive: true });
    expect((await admin('players', 'find', 'from_before')).out).toContain('from_before');
    expect((await admin('database', 'upgrade', '--yes')).out).toMatch(/already uses PostgreSQL 18/);
    expect(existsSync(path.join(dataDir, 'postgres', 'upgrade-backup'))).toBe(false);
  });
});
