import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commands } from '../../../api-host/admin/commands';
import { builtHostOfRun } from '../../support/builtHost';
import { keyIn, typed } from '../../support/operator';
import {
  exampleOrder,
  exampleScene,
  keyedOrder,
  openOperatorWorld,
  scene,
} from '../../support/operatorWorld';
import { openFolder } from '../../support/openFolder';
import { repositoryRoot, startHost, type HostProcess } from '../../support/startHost';

// Processes start slowly on a busy machine.

const sources = ['--import', 'tsx', 'api-host/admin/main.ts'];

/** Runs a line as `npm run admin -- …` does, in a separate process without a terminal. `program`: the same as a single file. */
async function admin(env: Record<string, string>, line: string, program = sources) {
  const child = spawn(process.execPath, [...program, ...typed(line)], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...written };
}

describe('npm run admin, on the embedded database', () => {
  const folder = openFolder('portal-admin-');
  const env = { DATA_DIR: path.join(folder, 'data'), PORTAL_DIST: 'none' };
  const lost = { method: 'techcombank', amount: 200_000, content: 'chuyen tien nap game' };
  let host: HostProcess;

  beforeAll(async () => {
    // Before the host's first start there is no database to work on, and none is created.
    const early = await admin(env, 'ledger check');
    expect([early.code, early.out, early.err]).toEqual([
      1,
      '',
      expect.stringMatching(/^There is no database in .*: start the portal once \(npm start\).*\n$/),
    ]);
    expect(existsSync(env.DATA_DIR)).toBe(false);
    host = await startHost({ env: { ...env, LOG_LEVEL: 'warn' } });
  });
  afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('runs as docs/operating.md lets operators run it, with the settings of ops/example.env', async () => {
    const settings = path.join(folder, 'env');
    const filledIn = readFileSync(path.join(repositoryRoot, 'ops/example.env'), 'utf8')
      .replace(/^DATABASE_URL=.*$/m, `DATA_DIR=${env.DATA_DIR}`)
      .replaceAll('change-me', 'a-secret-that-is-long-enough');
    writeFileSync(settings, filledIn);
    const documented = readFileSync(path.join(repositoryRoot, 'docs/operating.md'), 'utf8');
    const script = (/^# \/usr\/local\/bin\/portal-admin, owned by root\n([^`]*)/m.exec(documented)?.[1] ?? '')
      .replace('/etc/fs-online-portal.env', settings)
      .replace('/var/lib/fs-online-portal', env.DATA_DIR)
      .replace('/opt/fs-online-portal', repositoryRoot);
    const { stdout, stderr } = spawnSync('sh', ['-c', script, 'admin', 'zones', 'list', '--json'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    });
    expect([stderr, JSON.parse(stdout || '{}')]).toEqual(['', expect.objectContaining({ ok: true })]);
  });

  it('lets an operator find and assign a lost transfer with --help alone, while the host runs', async () => {
    const bank = host.client();
    const reported = await bank.request('POST', '/sandbox/transfers', { body: lost, xsrf: false });
    expect(reported.json()).toMatchObject({ status: 'unmatched' });
    const player = host.client();
    await player.login();

    // Only commands that the help names are typed.
    const help = (await admin(env, '--help')).out;
    const words = (pattern: RegExp): string => pattern.exec(help)?.[1] ?? 'nothing';
    const list = await admin(env, words(/^ {2}(\S+ \S+) +Lists the transfers that wait/m));
    const [, provider = '', id = ''] =
      /unmatched +(\S+) +(\S+) +200000 +chuyen tien nap game/.exec(list.out) ?? [];
    const found = await admin(env, `${words(/^ {2}(\S+ \S+) <text> +Finds players/m)} 0912345678`);
    const [, username = ''] = /^(\S+) +Nguyễn Thành Nam/m.exec(found.out) ?? [];
    const own = await admin(env, `${words(/^ {2}(\S+ \S+) .*Credits a waiting transfer/m)} --help`);
    const example = /^Examples:\n +npm run admin -- (.*)$/m.exec(own.out)?.[1] ?? '';
    const line = example
      .replace('techcombank FT26325123456 demo', `${provider} ${id} ${username}`)
      .replace('receipt in ticket 812', 'his receipt');
    expect(line).not.toBe(example);

    const asked = await admin(env, line);
    expect([asked.code, asked.out]).toEqual([1, '']);
    expect(asked.err).toContain('This credits 21600 KP (20000 plus a bonus of 1600) to demo');
    expect((await player.get('/api/me')).json()).toMatchObject({ credit: 0 });

    const done = await admin(env, `${line} --yes`);
    expect([done.code, done.err]).toEqual([0, '']);
    expect((await player.get('/api/me')).json()).toMatchObject({ credit: 21_600, debtCredit: 0 });
    expect((await player.get('/api/transaction-history')).json()).toMatchObject([
      { type: 'topup.bank-transfer', value: 200_000, payload: { source: 'techcombank' } },
    ]);
    expect((await admin(env, `${line} --yes`)).code).toBe(1);
    const repeated = await bank.request('POST', '/sandbox/transfers', { body: { ...lost, id }, xsrf: false });
    expect(repeated.json()).toEqual({ id, status: 'credited' });
    expect((await player.get('/api/me')).json()).toMatchObject({ credit: 21_600 });
  });

  it('makes changes that the running host shows', async () => {
    const player = host.client();
    await player.login();
    expect((await admin(env, 'zones close 2 --yes')).code).toBe(0);
    expect((await player.get('/api/account-zones')).json()).toContainEqual(
      expect.objectContaining({ zone: expect.objectContaining({ id: 2, state: 'CLOSED' }) as unknown }),
    );
    expect((await admin(env, 'zones open 2 --yes')).code).toBe(0);
    expect((await admin(env, 'players end-sessions demo --yes')).code).toBe(0);
    expect((await player.get('/api/me')).status).toBe(401);
    expect((await host.client().get('/ready')).status).toBe(200);
  });

  it('works while the host is stopped: starts the database and stops it again', async () => {
    await host.stop();
    const serving = path.join(env.DATA_DIR, 'postgres', 'data', 'postmaster.pid');
    expect(existsSync(serving)).toBe(false);
    const [check, audit] = [await admin(env, 'ledger check'), await admin(env, 'audit list --json')];
    expect([check.code, check.out]).toEqual([0, expect.stringContaining('the ledger is sound.')]);
    expect(JSON.parse(audit.out)).toMatchObject({
      ok: true,
      actions: [
        { action: 'players end-sessions' },
        { action: 'zones open' },
        { action: 'zones close' },
        { action: 'transfers assign (look)', after: { state: 'credited' } },
        { action: 'transfers assign', reason: 'his receipt', after: { username: 'demo', kp: 21_600 } },
        { action: 'transfers assign (look)', after: { state: 'unmatched' } },
        { action: 'players find', after: { found: ['demo'] } },
        { action: 'transfers list' },
      ],
    });
    expect(existsSync(serving)).toBe(false);
  });
});

describe('npm run admin, on DATABASE_URL', () => {
  it('runs the first example of every command’s help, each in its own process', async () => {
    const world = await openOperatorWorld();
    await exampleScene(world);
    const built = builtHostOfRun('admin');
    const runFirstExample = async (words: string, key?: string) => {
      const command = commands.find((known) => known.words === words);
      const change = command && 'plan' in command ? ` --yes${key ? '' : ' --as tester'}` : '';
      const line = `${command?.examples[0]?.typed ?? ''}${change}`;
      const env = { DATABASE_URL: world.url, ...(key && { OPERATOR_KEY: key }) };
      const { code, out, err } = await admin(env, line, built ? [built] : sources);
      expect([line, code, err]).toEqual([line, 0, '']);
      expect(out).not.toBe('');
      return out;
    };
    // Commands that depend on each other run in order, all others in parallel.
    const chains = [
      /^(players|zones)/,
      /^(transfers|claims|recall|refund|audit)/,
      /^(methods|bonuses)/,
      /^(payable|gift|redeemable|campaigns|ledger|alarms|report|deliveries|reconcile)/,
    ];
    // As soon as operators exist, every command needs a key.
    const last = exampleOrder.filter((words) => words.startsWith('operators'));
    const inChains = chains.map((own) => exampleOrder.filter((words) => own.test(words)));
    expect([...inChains.flat(), ...last].sort()).toEqual([...exampleOrder].sort());
    await Promise.all(
      inChains.map(async (chain) => {
        for (const words of chain) await runFirstExample(words);
      }),
    );
    let key = '';
    for (const words of last) key = keyIn(await runFirstExample(words));
    const { rows } = await world.pool.query<{ operator: string }>(
      'select distinct operator from operator_actions',
    );
    expect(rows).toEqual(expect.arrayContaining([{ operator: 'tester' }]));
    await scene(world, key);
    for (const words of keyedOrder) await runFirstExample(words, key);
    expect(await world.close()).toEqual([]);
  });

  it('reports a fault in one line, with its exit code and no stack', async () => {
    const away = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' };
    const runs = await Promise.all([
      admin(away, 'ledger check'),
      admin(away, 'frob'),
      admin(away, 'recall demo 1.5 --reason "half a KP" --json'),
      admin({ DATABASE_URL: 'mysql://x' }, 'zones list'),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([1, 2, 1, 1]);
    for (const { err } of runs) expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(runs[0].err).toMatch(
      /^The database does not answer \(.*\): start it, or correct DATABASE_URL\.$/m,
    );
    expect(JSON.parse(runs[2].out)).toMatchObject({ ok: false });
  });
});
