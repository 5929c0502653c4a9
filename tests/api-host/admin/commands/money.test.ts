import { refundCredit } from '../../../../api-host/repositories/ledger';
import { openOperatorWorld, type OperatorWorld } from '../../../support/operatorWorld';
import { operate } from '../../../support/operator';

// The first test file of a run starts the database.

let world: OperatorWorld;
let players = 0;
beforeAll(async () => {
  world = await openOperatorWorld();
});
afterAll(async () => expect(await world.close()).toEqual([]));

/** A player of a new name who got so many KP from an operator. */
async function playerWith(kp: number): Promise<string> {
  players += 1;
  const username = `player${String(players).padStart(4, '0')}`;
  await world.player(username);
  if (kp > 0) await world.admin(`refund ${username} ${kp} --reason "a start" --yes`);
  return username;
}
const codes = (runs: { code: number }[]) => runs.map(({ code }) => code).sort();

describe('recall and refund', () => {
  it('take and give KP; what is not there becomes debt, and debt is repaid first', async () => {
    const name = await playerWith(1_000);
    const recall = await world.admin(`recall ${name} 1500 --reason "charged back"`, ['y']);
    expect(recall.err).toContain(`This takes 1500 KP back from ${name}: "charged back".`);
    expect(recall.err).toContain('They have 1000 KP, and will have 0 KP and a debt of 500 KP.');
    expect(recall.out).toContain(`Took 1500 KP back from ${name}. They now have 0 KP and a debt of 500 KP.`);
    expect(await world.balanceOf(name)).toEqual({ credit: 0, debt: 500 });
    const refund = await world.admin(`refund ${name} 800 --reason "our mistake" --yes --json --as Lan`);
    expect(refund.json()).toEqual({
      ...{ ok: true, changed: true, username: name, kp: 800, credit: 300, debt: 0 },
      transactionId: expect.any(Number) as number,
      audit: expect.any(Number) as number,
    });
    expect((await world.auditOf(`player ${name}`)).slice(1)).toMatchObject([
      {
        action: 'recall',
        reason: 'charged back',
        before: { credit: 1_000, debt: 0 },
        after: { kp: 1_500, credit: 0, debt: 500 },
      },
      {
        action: 'refund',
        operator: 'Lan',
        before: { credit: 0, debt: 500 },
        after: { credit: 300, debt: 0 },
      },
    ]);
    expect((await world.admin(`players show ${name}`)).out).toMatch(
      /credit\.refund +success +800 +KP .* our mistake\n/,
    );
  });

  it('of an amount that is none, or more than a balance holds, change nothing', async () => {
    const name = await playerWith(10);
    const rows = await world.audits();
    for (const amount of ['0', '-1', '1.5', '9007199254740992', '1000000000000000000', 'all', '""'])
      expect((await world.admin(`recall ${name} ${amount} --reason "hostile" --yes`)).code).toBe(2);
    for (const line of [`refund ${name} 9007199254740991`, `recall nobody 1`]) {
      const { code, err } = await world.admin(`${line} --reason "hostile" --yes`);
      expect(code).toBe(1);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(await world.balanceOf(name)).toEqual({ credit: 10, debt: 0 });
    expect(await world.audits()).toBe(rows);
    // The largest there is, exact.
    expect((await world.admin(`recall ${name} 9007199254740991 --reason "largest" --yes`)).code).toBe(0);
    expect(await world.balanceOf(name)).toEqual({ credit: 0, debt: 9_007_199_254_740_981 });
    expect((await world.admin(`recall ${name} 11 --reason "more" --yes`)).err).toContain(
      'more than a balance can hold',
    );
  });

  it('with an id happen once, however often and by how many they are called', async () => {
    const name = await playerWith(1_000);
    const line = ['recall', name, '100', '--reason', 'ticket', '--id', `ticket-${name}`, '--yes'];
    const runs = await Promise.all(Array.from({ length: 12 }, () => operate(world.url, line)));
    expect(runs.filter(({ out }) => out.startsWith('Took 100 KP'))).toHaveLength(1);
    expect(await world.balanceOf(name)).toEqual({ credit: 900, debt: 0 });
    const again = await operate(world.url, [...line, '--json']);
    expect([again.code, again.json()]).toEqual([
      0,
      expect.objectContaining({ ok: true, changed: false, kp: 100, credit: 900 }),
    ]);
    for (const other of [`recall ${name} 101`, `refund ${name} 100`, `recall demo 100`]) {
      const { code, err } = await world.admin(`${other} --reason ticket --id ticket-${name} --yes`);
      expect([code, err]).toEqual([1, expect.stringContaining('stands for something else already')]);
    }
    expect((await world.admin(`recall ${name} 1 --reason ticket --id "a b" --yes`)).code).toBe(2);
    expect(await world.balanceOf(name)).toEqual({ credit: 900, debt: 0 });
  });

  it('without an id are refused when they were done just now, also by two at once', async () => {
    const name = await playerWith(1_000);
    const line = ['recall', name, '100', '--reason', 'charged back', '--yes'];
    const runs = await Promise.all(Array.from({ length: 6 }, () => operate(world.url, line)));
    expect(codes(runs)).toEqual([0, 1, 1, 1, 1, 1]);
    expect(await world.balanceOf(name)).toEqual({ credit: 900, debt: 0 });
    const again = await operate(world.url, line);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('give it an --id of its own')]);
    expect((await operate(world.url, [...line, '--id', `again-${name}`])).code).toBe(0);
    expect(await world.balanceOf(name)).toEqual({ credit: 800, debt: 0 });
  });
});

describe('a lost transfer', () => {
  it('is listed, shown, assigned; then it is settled for good', async () => {
    const name = await playerWith(0);
    await world.lostTransfer('FT-1', 200_000, `chuyen tien ${name}`);
    expect((await world.admin('transfers list')).out).toMatch(
      /unmatched +techcombank +FT-1 +200000 +chuyen tien/,
    );
    const assigned = await world.admin(`transfers assign techcombank FT-1 ${name} --reason "his receipt"`, [
      'y',
    ]);
    expect(assigned.err).toContain(
      `This credits 21600 KP (20000 and a bonus of 1600) to ${name}, who has 0 KP.`,
    );
    expect(assigned.out).toContain(`Credited 21600 KP to ${name}, who now has 21600 KP.`);
    expect(await world.auditOf('transfer techcombank/FT-1')).toMatchObject([
      {
        action: 'transfers assign',
        reason: 'his receipt',
        before: { state: 'unmatched', credit: 0 },
        after: { state: 'credited', username: name, kp: 21_600, credit: 21_600 },
      },
    ]);
    const { transfers } = (await world.admin('transfers list --state credited --json')).json();
    expect(transfers).toMatchObject([{ externalId: 'FT-1', username: name, credited: 21_600 }]);
    for (const line of [
      `transfers assign techcombank FT-1 ${name}`,
      'transfers assign techcombank FT-1 demo',
      'transfers reject techcombank FT-1 --reason "too late"',
      'transfers reopen techcombank FT-1 --reason "too late"',
    ]) {
      const { code, err } = await world.admin(`${line} --yes`);
      expect([code, err]).toEqual([1, expect.stringContaining(`was credited to ${name} already`)]);
    }
    expect(await world.balanceOf(name)).toEqual({ credit: 21_600, debt: 0 });
  });

  it('is credited once when many operators assign it at once, to different players', async () => {
    const names = await Promise.all([playerWith(0), playerWith(0), playerWith(0), playerWith(0)]);
    await world.lostTransfer('FT-2', 10_000);
    const runs = await Promise.all(
      [...names, ...names].map((name) => world.admin(`transfers assign techcombank FT-2 ${name} --yes`)),
    );
    expect(codes(runs)).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    for (const { err } of runs.filter(({ code }) => code === 1)) expect(err).toContain('was credited to');
    const balances = await Promise.all(names.map((name) => world.balanceOf(name)));
    expect(balances.map(({ credit }) => credit).sort()).toEqual([0, 0, 0, 1_000]);
    expect(await world.auditOf('transfer techcombank/FT-2')).toHaveLength(1);
  });

  it('rejected waits no longer, until it is opened again', async () => {
    const name = await playerWith(0);
    await world.lostTransfer('FT-3');
    expect((await world.admin('transfers reject techcombank FT-3 --yes')).err).toContain(
      '--reason is missing',
    );
    expect((await world.admin('transfers reject techcombank FT-3 --reason "not ours" --yes')).code).toBe(0);
    expect((await world.admin('transfers list')).out).not.toContain('FT-3');
    expect((await world.admin('transfers list --state declined')).out).toContain('FT-3');
    const refused = await world.admin(`transfers assign techcombank FT-3 ${name} --yes`);
    expect(refused.err).toContain('let it wait again with npm run admin -- transfers reopen');
    const race = await Promise.all(
      [1, 2, 3].map(() => world.admin('transfers reopen techcombank FT-3 --reason "his receipt" --yes')),
    );
    expect(codes(race)).toEqual([0, 1, 1]);
    expect((await world.admin(`transfers assign techcombank FT-3 ${name} --yes`)).code).toBe(0);
    expect((await world.auditOf('transfer techcombank/FT-3')).map(({ action }) => action)).toEqual([
      'transfers reject',
      'transfers reopen',
      'transfers assign',
    ]);
  });

  it('rejected and assigned at the same moment is one of both', async () => {
    const name = await playerWith(0);
    for (let round = 0; round < 5; round += 1) {
      await world.lostTransfer(`FT-4-${round}`, 10_000);
      const runs = await Promise.all([
        world.admin(`transfers assign techcombank FT-4-${round} ${name} --yes`),
        world.admin(`transfers reject techcombank FT-4-${round} --reason "not ours" --yes`),
      ]);
      expect(codes(runs)).toEqual([0, 1]);
      expect(await world.auditOf(`transfer techcombank/FT-4-${round}`)).toHaveLength(1);
    }
  });

  it('shows whom it may mean, and never lets a payer’s text command the terminal', async () => {
    await world.player('hoang');
    await world.player('hoanganh');
    await world.lostTransfer('FT-5', 10_000, 'MBVCB.123456.FSO KP HOANG\u001b[2J');
    const { out } = await world.admin('transfers show techcombank FT-5');
    expect(out).toMatch(/Players it may mean\nUSERNAME +NUMBER\nhoang +\d+\nhoanganh +\d+\n/);
    expect(out).toContain('HOANG\\u{1b}[2J');
    expect(out + (await world.admin('transfers list')).out).not.toContain('\u001b');
  });

  it('that is worth nothing, too much, or of an unknown method is not assigned', async () => {
    const name = await playerWith(0);
    await world.lostTransfer('FT-6', 9);
    expect((await world.admin(`transfers assign techcombank FT-6 ${name} --yes`)).err).toContain(
      'less than 1 KP',
    );
    await world.pool.query(
      `insert into transfer_notices (provider, external_id, amount, content, state) values ('nobank', '1', 1000, '', 'unmatched')`,
    );
    expect((await world.admin(`transfers assign nobank 1 ${name} --yes`)).err).toContain(
      'nobank is no payment method',
    );
    await world.admin(`refund ${name} 9007199254740000 --reason "rich" --yes`);
    await world.lostTransfer('FT-7', 10_000);
    const { code, err } = await world.admin(`transfers assign techcombank FT-7 ${name} --yes`);
    expect([code, err]).toEqual([1, 'Nothing was changed: it is more than a balance can hold.\n']);
    expect((await world.admin('transfers show techcombank FT-7')).out).toMatch(/State +unmatched/);
    expect((await world.admin('transfers list --state lost')).code).toBe(2);
  });
});

describe('ledger check', () => {
  it('is clean after all this, and fails when the ledger is not', async () => {
    const sound = await world.admin('ledger check');
    expect([sound.code, sound.out]).toEqual([0, expect.stringMatching(/the ledger is sound\.\n$/)]);
    const name = await playerWith(50);
    await world.pool.query(
      `update balances set credit = 51 where player_id = (select id from players where username = $1)`,
      [name],
    );
    const broken = await world.admin('ledger check --json');
    expect([broken.code, broken.json()]).toEqual([
      1,
      expect.objectContaining({
        ok: false,
        sound: false,
        findings: [expect.objectContaining({ rule: 'every balance equals its postings', broken: 1 })],
      }),
    ]);
    await world.pool.query(
      `update balances set credit = 50 where player_id = (select id from players where username = $1)`,
      [name],
    );
  });

  it('finds a refund that no delivery and no operator stands behind', async () => {
    const name = await playerWith(0);
    const { id } = await world.db
      .selectFrom('players')
      .select('id')
      .where('username', '=', name)
      .executeTakeFirstOrThrow();
    await refundCredit(world.db, id, 5, 'nobody’s');
    const { code, out } = await world.admin('ledger check');
    expect(code).toBe(1);
    expect(out).toContain('every refund belongs to one refused delivery, or to one action of an operator: 1');
    // Somebody owns up to it.
    await world.pool.query(
      `insert into operator_actions (operator, os_user, action, target, after, player_id, transaction_id)
       select 'test', 'test', 'refund', 'player', '{"kp":5}', t.player_id, t.id
         from transactions t join players p on p.id = t.player_id where p.username = $1`,
      [name],
    );
    expect((await world.admin('ledger check')).code).toBe(0);
  });
});
