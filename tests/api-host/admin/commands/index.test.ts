import { sql } from 'kysely';
import { commands } from '../../../../api-host/admin/commands';
import {
  exampleOrder,
  exampleScene,
  keyedOrder,
  openOperatorWorld,
  scene,
} from '../../../support/operatorWorld';
import { keyIn } from '../../../support/operator';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

describe('a command that changes something', () => {
  it('asks for confirmation, and changes nothing on any answer but yes', async () => {
    for (const answer of ['', 'n', 'no', 'yess', 'yno']) {
      const { code, err } = await world.admin('zones close 1', [answer]);
      expect([code, err]).toEqual([
        1,
        'This changes zone 1 (S1 Thiên Long) from ACTIVE to CLOSED. Accounts on it: 1; these players cannot recharge until they have migrated. Exactly the amounts in account_zones will move.\nContinue? [y/N] Nothing was changed.\n',
      ]);
    }
    expect((await world.admin('zones list')).out).toContain('S1 Thiên Long  ACTIVE');
    expect(await world.recorded('zone 1')).toBeUndefined();
    for (const answer of ['y', 'Yes', ' YES '])
      expect(
        (await world.admin('zones close 2', [answer])).code + (await world.admin('zones open 2', ['y'])).code,
      ).toBe(0);
  });

  it('is refused without a terminal, unless --yes is given', async () => {
    const refused = await world.admin('zones close 1');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('from ACTIVE to CLOSED');
    expect(refused.err).toContain('with --yes');
    expect(refused.out).toBe('');
    expect(await world.recorded('zone 1')).toBeUndefined();
  });

  it('records who ran it: the name of --as, otherwise the user of the operating system', async () => {
    await world.admin('zones close 1 --yes --as "Mai Trần" --reason "merged"');
    expect(await world.recorded('zone 1')).toEqual({
      operator: 'Mai Trần',
      action: 'zones close',
      reason: 'merged',
      before: { state: 'ACTIVE' },
      after: { state: 'CLOSED' },
    });
    await world.admin('zones open 1 --yes');
    const { rows } = await world.pool.query<{ operator: string; os_user: string }>(
      'select operator, os_user from operator_actions order by id desc limit 1',
    );
    expect(rows[0]?.operator).toBe(rows[0]?.os_user);
    expect((await world.admin(`zones open 3 --yes --as "${'x'.repeat(65)}"`)).code).toBe(2);
  });

  it('makes no change if its audit row cannot be written', async () => {
    await world.pool.query(`create function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
    await world.pool.query(
      'create trigger no_rows before insert on operator_actions for each row execute function refuse_row()',
    );
    await world.lostTransfer('atomic');
    const before = await world.balanceOf('demo');
    const lines = [
      'zones close 1 --yes',
      'methods set-rate momo 0.5 --yes',
      'transfers assign techcombank atomic demo --yes',
      'recall demo 5 --reason test --yes',
    ];
    for (const line of lines) {
      const { code, err } = await world.admin(line);
      expect([code, err]).toEqual([1, 'Nothing was changed: the disk is full\n']);
    }
    await world.pool.query('drop trigger no_rows on operator_actions');
    expect(await world.balanceOf('demo')).toEqual(before);
    expect((await world.admin('transfers show techcombank atomic')).out).toMatch(/State +unmatched/);
    expect((await world.admin('zones list')).out).toContain('S1 Thiên Long  ACTIVE');
    expect((await world.admin('methods list --json')).out).not.toContain('"0.5"');
    await world.admin('transfers reject techcombank atomic --reason "only a test" --yes');
  });

  it('writes no audit row without a change, not even when the commit fails', async () => {
    const rows = await world.audits();
    expect((await world.admin('transfers assign techcombank nothing demo --yes')).code).toBe(1);
    expect((await world.admin('zones open 99 --yes')).code).toBe(1);
    await world.pool.query(`create function refuse_commit() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
    await world.pool.query(
      'create constraint trigger no_commit after update on players deferrable initially deferred for each row execute function refuse_commit()',
    );
    const { code, err } = await world.admin('players suspend demo --reason "ticket 818" --yes');
    await world.pool.query('drop trigger no_commit on players');
    expect([code, err]).toEqual([1, 'Nothing was changed: the disk is full\n']);
    expect(await world.audits()).toBe(rows);
    expect((await world.admin('players show demo')).out).not.toContain('SUSPENDED');
  });

  it('says that there is nothing to do, and writes no audit row', async () => {
    const rows = await world.audits();
    const done = await world.admin('zones open 1 --json');
    expect(done.json()).toEqual({
      ok: true,
      changed: false,
      message: 'Zone 1 (S1 Thiên Long) is already ACTIVE.',
    });
    expect((await world.admin('methods enable momo')).out).toBe('momo is already offered. Nothing to do.\n');
    expect(await world.audits()).toBe(rows);
  });

  it('prints one JSON document, for a refusal and a usage error as well', async () => {
    const changed = await world.admin('zones close 2 --json --yes');
    expect(changed.json()).toEqual({
      ok: true,
      changed: true,
      id: 2,
      state: 'CLOSED',
      audit: expect.any(Number) as number,
    });
    const refused = await world.admin('zones open 77 --json --yes');
    expect([refused.code, refused.json()]).toEqual([
      1,
      { ok: false, error: 'There is no zone 77: see npm run admin -- zones list.' },
    ]);
    const wrong = await world.admin('zones open x --json --yes');
    expect([wrong.code, wrong.json().ok]).toEqual([2, false]);
    await world.admin('zones open 2 --yes');
  });
});

describe('the audit', () => {
  it('cannot be changed, deleted or truncated', async () => {
    await world.admin('zones close 2 --yes');
    await world.admin('zones open 2 --yes');
    for (const statement of [
      `update operator_actions set operator = 'nobody'`,
      'delete from operator_actions',
      'truncate operator_actions',
    ])
      await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('is a record');
  });

  it('lists the newest actions first, and filters them by operator, action and target', async () => {
    await world.admin('zones close 2 --yes --as Lan');
    await world.admin('methods set-rate momo 0.11 --yes --as Lan');
    await world.admin('zones open 2 --yes --as Binh');
    const listed = async (line: string) =>
      (
        (await world.admin(`audit list --json ${line}`)).json().actions as {
          action: string;
          operator: string;
        }[]
      ).map(({ action, operator }) => `${operator}: ${action}`);
    expect(await listed('--limit 3')).toEqual([
      'Binh: zones open',
      'Lan: methods set-rate',
      'Lan: zones close',
    ]);
    expect(await listed('--operator Lan')).toEqual(['Lan: methods set-rate', 'Lan: zones close']);
    expect(await listed('--action methods --operator Lan')).toEqual(['Lan: methods set-rate']);
    expect(await listed('--target "method momo" --limit 1')).toEqual(['Lan: methods set-rate']);
    expect((await world.admin('audit list --action zones --limit 1')).out).toMatch(
      /^AUDIT +WHEN +WHO +ACTION +TARGET +BEFORE +AFTER +REASON\n +\d+ .* Binh \(.*\) +zones open +zone 2 +state CLOSED +state ACTIVE +-\nThere are more: raise --limit to see them\.\n$/,
    );
  });
});

describe('OPS-6: a look at personal data is recorded', () => {
  beforeAll(() => world.lostTransfer('seen'));

  it.each([
    ['transfers show techcombank seen', 'transfer techcombank/seen', { state: 'unmatched' }],
    [
      'gift-codes list --player demo',
      'gift codes',
      { username: 'demo', shown: expect.any(Number) as number },
    ],
    ['approvals list', 'approvals', { state: 'waiting', shown: 0 }],
    ['alarms list', 'alarms', { state: 'open', shown: 1 }],
    ['audit list --operator nobody', 'audit', { operator: 'nobody', shown: 0 }],
  ])('%s', async (line, target, after) => {
    expect((await world.admin(line)).code).toBe(0);
    expect(await world.recorded(target)).toMatchObject({ after });
  });

  it('except at alarms, which an operator needs most while the database takes no entry', async () => {
    await world.pool.query(`alter table operator_actions add constraint full_disk check (false) not valid`);
    const [alarms, audit] = [await world.admin('alarms list'), await world.admin('audit list')];
    await world.pool.query('alter table operator_actions drop constraint full_disk');
    expect(alarms).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ALARM/) as string,
      err: expect.stringContaining('The audit does not have this look') as string,
    });
    expect(audit).toMatchObject({ code: 1, out: '' });
  });
});

describe('the examples of the help', () => {
  it('all run as written', async () => {
    // Commands on the whole database are covered by tests/wire/host/backup.test.ts.
    const inDatabase = commands.filter((command) => !('prepare' in command));
    expect([...exampleOrder, ...keyedOrder].sort()).toEqual(inDatabase.map(({ words }) => words).sort());
    const fresh = await openOperatorWorld();
    await exampleScene(fresh);
    const runExamples = async (order: readonly string[], env?: Record<string, string>) => {
      let printed = '';
      for (const words of order)
        for (const { typed } of commands.find((command) => command.words === words)?.examples ?? []) {
          const { code, out, err } = await fresh.admin(typed, ['y'], env);
          expect([typed, code, code === 0 ? '' : err]).toEqual([typed, 0, '']);
          expect(out).not.toBe('');
          printed += out;
        }
      return printed;
    };
    const OPERATOR_KEY = keyIn(await runExamples(exampleOrder));
    await scene(fresh, OPERATOR_KEY);
    await runExamples(keyedOrder, { OPERATOR_KEY });
    expect((await fresh.balanceOf('closed')).credit).toBe(200_000);
    expect(await fresh.balanceOf('demo')).toEqual({ credit: 43_200, debt: 0 });
    expect(await fresh.close()).toEqual([]);
  });
});
