import { sql } from 'kysely';
import { commands } from '../../../../api-host/admin/commands';
import { playerCode } from '../../../../api-host/domain/playerCode';
import {
  exampleOrder,
  exampleScene,
  keyedOrder,
  openOperatorWorld,
  scene,
  type OperatorWorld,
} from '../../../support/operatorWorld';
import { keyIn } from '../../../support/operator';

// The first test file of a run starts the database.

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
});
afterAll(async () => expect(await world.close()).toEqual([]));

/** What a change leaves in the audit. */
const recorded = async (target: string) => (await world.auditOf(target)).at(-1);

describe('a command that changes something', () => {
  it('asks, and changes nothing on any answer but yes', async () => {
    for (const answer of ['', 'n', 'no', 'yess', 'yno']) {
      const { code, err } = await world.admin('zones close 1', [answer]);
      expect([code, err]).toEqual([
        1,
        'Zone 1 (S1 Thiên Long) is ACTIVE and becomes CLOSED. Accounts there: 1; those players can’t recharge until they have moved. What will move is what account_zones holds now.\nGo on? [y/N] Nothing was changed.\n',
      ]);
    }
    expect((await world.admin('zones list')).out).toContain('S1 Thiên Long  ACTIVE');
    expect(await recorded('zone 1')).toBeUndefined();
    for (const answer of ['y', 'Yes', ' YES '])
      expect(
        (await world.admin('zones close 2', [answer])).code + (await world.admin('zones open 2', ['y'])).code,
      ).toBe(0);
  });

  it('is refused without a terminal, unless --yes is said', async () => {
    const refused = await world.admin('zones close 1');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('becomes CLOSED');
    expect(refused.err).toContain('add --yes');
    expect(refused.out).toBe('');
    expect(await recorded('zone 1')).toBeUndefined();
  });

  it('tells who did it: the name of --as, else the user of the machine', async () => {
    await world.admin('zones close 1 --yes --as "Mai Trần" --reason "merged"');
    expect(await recorded('zone 1')).toEqual({
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

  it('leaves no change without its row in the audit', async () => {
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

  it('leaves no row in the audit without its change, not even when the commit fails', async () => {
    const rows = await world.audits();
    expect((await world.admin('transfers assign techcombank nothing demo --yes')).code).toBe(1);
    expect((await world.admin('zones open 99 --yes')).code).toBe(1);
    await world.pool.query(`create function refuse_commit() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
    await world.pool.query(
      'create constraint trigger no_commit after update on zones deferrable initially deferred for each row execute function refuse_commit()',
    );
    const { code, err } = await world.admin('zones close 1 --yes');
    await world.pool.query('drop trigger no_commit on zones');
    expect([code, err]).toEqual([1, 'Nothing was changed: the disk is full\n']);
    expect((await world.admin('zones list')).out).toContain('S1 Thiên Long  ACTIVE');
    expect(await world.audits()).toBe(rows);
  });

  it('says so when there is nothing to do, and writes no row', async () => {
    const rows = await world.audits();
    const done = await world.admin('zones open 1 --json');
    expect(done.json()).toEqual({
      ok: true,
      changed: false,
      message: 'Zone 1 (S1 Thiên Long) is ACTIVE already.',
    });
    expect((await world.admin('methods enable momo')).out).toBe('momo is offered already. Nothing to do.\n');
    expect((await world.admin('players end-sessions demo')).out).toContain(
      'signed in nowhere. Nothing to do.',
    );
    expect(await world.audits()).toBe(rows);
  });

  it('prints one JSON document, also for a refusal and a wrong line', async () => {
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
  it('can’t be rewritten, by nobody', async () => {
    await world.admin('zones close 2 --yes');
    await world.admin('zones open 2 --yes');
    for (const statement of [
      `update operator_actions set operator = 'nobody'`,
      'delete from operator_actions',
      'truncate operator_actions',
    ])
      await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('is a record');
  });

  it('is listed newest first, by who, what and to what', async () => {
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
    expect((await world.admin('audit list --limit 1')).out).toMatch(
      /^AUDIT +WHEN +WHO +ACTION +TARGET +BEFORE +AFTER +REASON\n +\d+ .* Binh \(.*\) +zones open +zone 2 +state CLOSED +state ACTIVE +-\n$/,
    );
  });
});

describe('what operators set', () => {
  it('rates and bonuses, exactly, from the next transfer on', async () => {
    expect((await world.admin('methods set-rate techcombank 0.07 --yes')).out).toContain(
      '10000 VND = 700 KP',
    );
    expect((await world.admin('bonuses set techcombank 150000 0.333333333333333333 --yes')).code).toBe(0);
    await world.lostTransfer('rates', 199_999);
    const { kp } = (await world.admin('transfers assign techcombank rates demo --yes --json')).json();
    // 13999 and a third of it, each rounded down.
    expect(kp).toBe(13_999 + 4_666);
    expect(await recorded('bonus techcombank 150000')).toMatchObject({
      before: null,
      after: { rate: '0.333333333333333333' },
    });
    expect((await world.admin('bonuses set techcombank 150000 0 --yes')).code).toBe(0);
    expect((await world.admin('bonuses remove techcombank 150000 --yes')).code).toBe(0);
    expect(await recorded('bonus techcombank 150000')).toMatchObject({ before: { rate: '0' }, after: null });
    expect((await world.admin('bonuses remove techcombank 150000 --yes')).code).toBe(1);
    expect((await world.admin('bonuses list --method techcombank --json')).json().bonuses).toHaveLength(4);
    expect((await world.admin('methods set-rate techcombank 0.1 --yes')).code).toBe(0);
  });

  it('payment methods: added hidden, removed only when nothing depends on them', async () => {
    const line =
      'methods add vietinbank --kind bank-transfer --label VietinBank --holder "CONG TY FSO" --account 101234567890 --bin 970415 --rate 0.1 --yes';
    expect((await world.admin(line)).code).toBe(0);
    expect((await world.admin(line)).err).toContain('There is a method vietinbank already');
    expect((await world.admin('methods list')).out).toMatch(
      /vietinbank +bank-transfer +no +0\.1 +VietinBank/,
    );
    expect((await world.admin('methods enable vietinbank --yes')).code).toBe(0);
    expect((await world.admin('methods remove vietinbank --yes')).err).toContain(
      'first npm run admin -- methods disable',
    );
    await world.admin('methods disable vietinbank --yes');
    await world.admin('bonuses set vietinbank 50000 0.02 --yes');
    await world.pool.query(
      `insert into transfer_notices (provider, external_id, amount, content, state) values ('vietinbank', '1', 1000, '', 'unmatched')`,
    );
    expect((await world.admin('methods remove vietinbank --yes')).err).toContain(
      '1 transfer of vietinbank still to be settled',
    );
    await world.admin('transfers reject vietinbank 1 --reason "a test" --yes');
    expect((await world.admin('methods remove vietinbank --yes')).code).toBe(0);
    expect(await recorded('method vietinbank')).toMatchObject({
      action: 'methods remove',
      before: {
        name: 'vietinbank',
        exchange_rate: '0.1',
        bonuses: [{ cashValue: 50_000, bonusRate: '0.02' }],
      },
      after: null,
    });
    for (const [wrong, message] of [
      ['--bin 97041', '6 digits of NAPAS'],
      ['--account "1 2"', 'what VietQR carries'],
      ['--kind cash', '--kind must be one of'],
      ['--rate 0', 'is no rate'],
      ['--label ""', '--label is missing'],
    ] as const) {
      const { code, err } = await world.admin(`${line} ${wrong}`);
      expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    }
  });

  it('prices, in coins as players see them', async () => {
    expect((await world.admin('payable-values set 7000 712.5 --yes')).out).toContain(
      '7000 KP buy 712.5 coins now.',
    );
    expect((await world.admin('payable-values list')).out).toMatch(
      /^ *KP +XU\n +5000 +500\n +7000 +712\.5\n/,
    );
    expect((await world.admin('payable-values set 7000 700 --yes')).code).toBe(0);
    expect((await world.admin('payable-values remove 7000 --yes')).code).toBe(0);
    expect(await world.auditOf('payable value 7000')).toMatchObject([
      { before: null, after: { coins: 71_250 } },
      { before: { coins: 71_250 }, after: { coins: 70_000 } },
      { before: { coins: 70_000 }, after: null },
    ]);
    expect((await world.admin('payable-values set 0 1 --yes')).code).toBe(2);
    expect((await world.admin('payable-values set 1000 0.001 --yes')).code).toBe(2);
    await world.db.deleteFrom('payable_values').execute();
    await world.db.deleteFrom('game_settings').execute();
    // A new deployment knows no game yet.
    expect((await world.admin('payable-values list')).out).toContain('None');
    expect((await world.admin('payable-values set 5000 500 --yes')).code).toBe(0);
    expect((await world.admin('payable-values list')).out).toMatch(/^ *KP +XU\n5000 +500\n$/);
  });

  it('zones: added closed, opened, closed', async () => {
    expect((await world.admin('zones add 9 "S9 Hoàng Sa" --yes')).code).toBe(0);
    expect((await world.admin('zones add 9 "S9 Trường Sa" --yes')).err).toContain(
      'There is a zone 9 already',
    );
    expect((await world.admin('zones open 9 --yes')).code).toBe(0);
    expect((await world.admin('zones list --json')).json().zones).toContainEqual({
      id: 9,
      name: 'S9 Hoàng Sa',
      state: 'ACTIVE',
      players: 0,
    });
  });

  it('gift codes: made, listed, revoked', async () => {
    const line =
      'gift-codes create --title "Quà xin lỗi" --gives "500 Xu" --player demo --zone 1 --expires 2099-12-31 --yes --json';
    const { code } = (await world.admin(line)).json();
    expect(code).toMatch(/^FSO(-[2-9A-HJ-NP-Z]{4}){3}$/);
    expect((await world.admin('gift-codes list --player demo')).out).toContain(
      `${String(code)}  open   demo  S1 Thiên Long  2099-12-31 16:59Z`,
    );
    const given = 'gift-codes create --title A --gives B --code FSO-2026 --yes';
    expect((await world.admin(given)).code).toBe(0);
    expect((await world.admin(given)).err).toContain('There is a code FSO-2026 already');
    const revoked = await world.admin('gift-codes revoke FSO-2026 --reason "by mistake" --yes');
    expect(revoked.out).toContain('FSO-2026 has expired.');
    expect((await world.admin('gift-codes revoke FSO-2026 --reason "by mistake" --yes')).err).toContain(
      'is expired',
    );
    expect((await world.admin('gift-codes revoke FSO-TRIAN-2026 --reason "by mistake" --yes')).err).toContain(
      'is used',
    );
    expect((await world.admin('gift-codes create --title A --gives B --zone 77 --yes')).err).toContain(
      'no zone 77',
    );
    expect((await world.admin('gift-codes create --title A --gives B --expires 2020-01-01 --yes')).code).toBe(
      2,
    );
    expect((await world.admin('gift-codes create --title A --gives B --code fso --yes')).code).toBe(2);
    expect(await world.auditOf('gift code FSO-2026')).toMatchObject([
      { action: 'gift-codes create', before: null, after: { title: 'A', username: null } },
      { action: 'gift-codes revoke', reason: 'by mistake', before: { expiresAt: null } },
    ]);
  });
});

describe('players', () => {
  it('are found by username, own name, e-mail, phone number and transfer code', async () => {
    await world.pool.query(
      `update players set first_name = 'Thành', last_name = 'Nguyễn', email = 'Nam@Example.com', phone_number = '+84912345678'
        where username = 'demo'`,
    );
    const { rows } = await world.pool.query<{ id: number }>(`select id from players where username = 'demo'`);
    const code = playerCode(rows[0]?.id ?? 0);
    const ways = [
      'demo',
      'DEM',
      '"nguyễn THÀNH"',
      'nam@example',
      '0912345678',
      '"0912 345 678"',
      '+84912345678',
      '345678',
      code,
      `"FSO KP ${code}"`,
    ];
    for (const text of ways) {
      const { players } = (await world.admin(`players find ${text} --json`)).json();
      expect(players).toMatchObject([
        { username: 'demo', email: 'N•••@Example.com', phoneNumber: '+84••••••678' },
      ]);
    }
    expect(await recorded('players')).toMatchObject({ action: 'players find', after: { found: ['demo'] } });
    expect((await world.admin('players find %')).out).toBe('Nobody.\n');
    expect((await world.admin('players find o --limit 1')).out).toContain('There are more');
  });

  it('are shown whole, without what would sign anybody in', async () => {
    await world.pool.query(
      `insert into sessions (token_hash, player_id, remember, expires_at, address, user_agent)
       select sha256('x'), id, false, now() + interval '1 day', '203.0.113.9', 'Firefox' from players where username = 'demo'`,
    );
    const { out } = await world.admin('players show demo --reveal "calls about ticket 814"');
    for (const part of [
      'ID00000001',
      '+84912345678',
      'Nguyễn Thành',
      'Nam@Example.com (not verified)',
      '203.0.113.9',
      'Firefox',
      'topup.bank-transfer',
    ])
      expect(out).toContain(part);
    expect(await recorded('player demo')).toMatchObject({
      ...{ action: 'players show', reason: 'calls about ticket 814', after: { revealed: true } },
    });
    for (const flag of ['', '--json']) {
      const { out: masked } = await world.admin(`players show demo ${flag}`);
      expect(masked).not.toMatch(/password_hash|argon2|token/i);
      expect(masked).toContain('N•••@Example.com');
      for (const personal of ['Nam@Example', '912345', '203.0.113']) expect(masked).not.toContain(personal);
    }
    expect(await recorded('player demo')).toMatchObject({
      action: 'players show',
      after: { revealed: false },
    });
    const ended = await world.admin('players end-sessions demo --reason "lost his phone" --yes');
    expect(ended.out).toContain('demo is signed out everywhere: 1 session ended.');
    expect(await recorded('player demo')).toMatchObject({
      action: 'players end-sessions',
      before: { sessions: 1 },
      after: { sessions: 0 },
    });
    expect((await world.admin('players show demo')).out).toContain('Sessions: none.');
    expect((await world.admin('players show nobody')).err).toContain('players find <text>');
  });
});

describe('the examples of the help', () => {
  it('can all be carried out as they stand', async () => {
    // Those about the whole database are carried out by tests/wire/host/backup.test.ts.
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
    expect(await fresh.balanceOf('demo')).toEqual({ credit: 21_600, debt: 0 });
    expect(await fresh.close()).toEqual([]);
  });
});
