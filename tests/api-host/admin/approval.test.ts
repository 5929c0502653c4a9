import { decideApproval } from '../../../api-host/repositories/operatorApprovals';
import { keyIn } from '../../support/operator';
import { openOperatorWorld, type OperatorWorld } from '../../support/operatorWorld';
import { waitForLockWaits } from '../../support/waitForLockWaits';

let world: OperatorWorld;
let as: Record<'mai' | 'lan' | 'binh' | 'hoa', Record<string, string>>;
beforeAll(async () => {
  world = await openOperatorWorld();
  const mai = keyIn((await world.admin('operators add Mai --role admin --yes')).out);
  const keyOf = async (name: string, role: 'support' | 'finance') => ({
    OPERATOR_KEY: await world.operator(name, role, mai),
  });
  as = {
    mai: { OPERATOR_KEY: mai },
    lan: await keyOf('Lan', 'finance'),
    binh: await keyOf('Binh', 'finance'),
    hoa: await keyOf('Hoa', 'support'),
  };
});
afterAll(async () => expect(await world.close()).toEqual([]));

let players = 0;
async function player(): Promise<string> {
  players += 1;
  const name = `player${String(players).padStart(4, '0')}`;
  await world.player(name);
  return name;
}
const run = (line: string, who: keyof typeof as) => world.admin(line, undefined, as[who]);
const ask = async (line: string, who: keyof typeof as = 'lan') =>
  Number((await run(`${line} --yes --json`, who)).json().approval);
const creditOf = async (name: string) => (await world.balanceOf(name)).credit;

it('OPS-6: above the limit a movement of KP waits for a second operator, and the audit names both', async () => {
  const name = await player();
  expect((await run(`refund ${name} 100000 --reason "lost coins" --yes`, 'lan')).out).toContain(
    'Gave 100000 KP',
  );
  const asked = await world.admin(`refund ${name} 1 --reason "one more" --id ticket-1`, ['y'], as.lan);
  expect(asked.code).toBe(0);
  expect(asked.err).toContain('it waits for a second operator’s approval.');
  expect(asked.out).toContain('Nothing has moved yet.');
  expect(await creditOf(name)).toBe(100_000);
  const id = Number(/approve (\d+)/.exec(asked.out)?.[1]);
  expect((await run('approvals list', 'hoa')).out).toContain(`refund ${name} 1 --id ticket-1`);

  const own = await run(`approvals approve ${id} --yes`, 'lan');
  expect([own.code, own.err]).toEqual([1, expect.stringContaining('another operator must approve it')]);
  expect((await run(`approvals approve ${id} --yes`, 'hoa')).code).toBe(1);
  const approved = await world.admin(`approvals approve ${id}`, ['y'], as.binh);
  expect(approved.err).toContain(
    `Lan requested this for the reason "one more":\nThis gives 1 KP back to ${name}`,
  );
  expect(await creditOf(name)).toBe(100_001);
  expect((await world.auditOf(`player ${name}`)).slice(1)).toMatchObject([
    { action: 'approvals ask', operator: 'Lan', after: { approval: id, kp: 1 } },
    { action: 'refund', operator: 'Lan', after: { kp: 1, approval: id, approvedBy: 'Binh' } },
  ]);
  expect(await world.auditOf(`approval ${id}`)).toMatchObject([
    { action: 'approvals approve', operator: 'Binh' },
  ]);
  const again = await run(`approvals approve ${id} --yes`, 'mai');
  expect([again.code, again.err]).toEqual([1, `Approval ${id} was already approved by Binh.\n`]);
  expect((await run(`refund ${name} 1 --reason "one more" --id ticket-1 --yes`, 'lan')).out).toContain(
    'already did this',
  );
});

it('lists the waiting ones, or all, and refuses any other state', async () => {
  const id = await ask(`refund ${await player()} 100001 --reason "lost coins"`);
  const ids = async (state: string) =>
    ((await run(`approvals list ${state} --json`, 'lan')).json().approvals as { id: number }[]).map(
      (approval) => approval.id,
    );
  expect(await ids('')).toContain(id);
  expect((await run(`approvals reject ${id} --reason "found them" --yes`, 'lan')).code).toBe(0);
  expect(await ids('--state waiting')).not.toContain(id);
  expect(await ids('--state all')).toContain(id);
  const refused = await run('approvals list --state rejected', 'lan');
  expect([refused.code, refused.err]).toEqual([
    2,
    '"rejected" is not a valid state: use one of waiting, all.\n',
  ]);
});

it('applies to a recall and a lost transfer as well, and counts per operator and player', async () => {
  const [name, other] = [await player(), await player()];
  expect(await ask(`recall ${name} 100001 --reason "charged back"`)).toBeGreaterThan(0);
  await world.lostTransfer('FT-big', 2_000_000);
  const id = await ask(`transfers assign techcombank FT-big ${name} --reason "receipt in ticket 813"`, 'hoa');
  expect(await creditOf(name)).toBe(0);
  const approved = await world.admin(`approvals approve ${id}`, ['y'], as.lan);
  expect([approved.code, approved.err]).toEqual([
    0,
    expect.stringContaining('Hoa requested this for the reason "receipt in ticket 813":'),
  ]);
  expect(await creditOf(name)).toBeGreaterThan(200_000);
  for (const [who, whom] of [
    ['lan', other],
    ['binh', other],
    ['lan', name],
  ] as const)
    expect((await run(`refund ${whom} 60000 --reason "by ${who}" --yes`, who)).out).toContain(
      'Gave 60000 KP',
    );
});

it('shows the approver no character by which the requester could turn the amount around', async () => {
  const id = await ask(
    'redeemable-codes create --title "Tet\u202e" --kp 200001 --uses 1 --expires 2099-12-31 --reason "Tet\u2066"',
  );
  const { err } = await world.admin(`approvals approve ${id}`, ['n'], as.binh);
  expect(err).toContain('This creates a generated code, Tet\\u{202e}: 200001 KP for each');
  expect(err).not.toMatch(/\p{Cf}/u);
});

it('adds up the small movements of one operator for one player, concurrent ones included', async () => {
  const name = await player();
  const runs = await Promise.all(
    Array.from({ length: 6 }, (_, at) => run(`refund ${name} 30000 --reason "part ${at}" --yes`, 'lan')),
  );
  const moved = runs.filter(({ out }) => out.startsWith('Gave')).length;
  expect(moved).toBeLessThanOrEqual(3);
  expect(moved).toBeGreaterThan(0);
  expect(await creditOf(name)).toBe(moved * 30_000);
});

it('adds up what one operator creates for all players concurrently', async () => {
  const barrier = await world.pool.connect();
  // All commands have found themselves below the limit when the first one records its movement.
  await barrier.query('begin; lock table operator_actions in exclusive mode');
  const running = Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      run(
        `redeemable-codes create --code TOGETHER-${at} --title "Tet" --kp 1000 --uses 90 --expires 2099-01-01 --reason "part ${at}" --yes`,
        'binh',
      ),
    ),
  );
  await waitForLockWaits(world.pool, 4);
  await barrier.query('commit');
  barrier.release();
  expect((await running).map(({ code }) => code).sort()).toEqual([0, 1, 1, 1]);
  const { rowCount } = await world.pool.query(
    `select from redeemable_codes where starts_with(code, 'TOGETHER')`,
  );
  expect(rowCount).toBe(1);
});

it('OPS-6: a bonus or a rate that gives much more waits for a second operator, also in small steps', async () => {
  const key = { OPERATOR_KEY: await world.operator('Tam', 'finance', as.mai.OPERATOR_KEY) };
  const byTam = (line: string) => world.admin(`${line} --yes --json`, undefined, key);
  const bonusOf = async () => {
    const { bonuses } = (await run('bonuses list --method momo --json', 'lan')).json() as {
      bonuses: { cashValue: number; bonusRate: string }[];
    };
    return bonuses.find(({ cashValue }) => cashValue === 10_000)?.bonusRate;
  };
  const large = (await byTam('bonuses set momo 10000 999999 --from 0')).json();
  expect(large).toMatchObject({ changed: false, approval: expect.any(Number) as number });
  expect(await bonusOf()).toBeUndefined();
  const shown = await world.admin(`approvals approve ${Number(large.approval)}`, ['n'], as.binh);
  expect(shown.err).toContain('A transfer of 10000 VND then brings 1000 KP and a bonus of 999999000 KP.');

  // As much as twice the KP of a transfer of 1,000,000 VND, but no more.
  expect((await byTam('bonuses set momo 10000 0.6')).json()).toMatchObject({ changed: true });
  const again = (await byTam('bonuses set momo 10000 1.1 --from 0.6')).json();
  expect(again).toMatchObject({ changed: false });
  expect((await byTam('bonuses set momo 10000 0.05')).json()).toMatchObject({ changed: true });
  expect((await byTam('methods set-rate techcombank 0.13')).json()).toMatchObject({ changed: true });
  const rate = (await byTam('methods set-rate techcombank 0.2')).json();
  expect(rate).toMatchObject({ changed: false });
  // The rate from which it was requested has changed.
  expect((await byTam('methods set-rate techcombank 0.1')).json()).toMatchObject({ changed: true });
  const changed = await run(`approvals approve ${Number(rate.approval)} --yes`, 'binh');
  expect([changed.code, changed.err]).toEqual([1, expect.stringContaining('instead of the requested 70000')]);

  const waiting = Number((await byTam('bonuses set momo 10000 2.05 --from 0.05')).json().approval);
  expect((await run(`approvals approve ${waiting} --yes`, 'binh')).code).toBe(0);
  expect(await bonusOf()).toBe('2.05');
  expect(await world.recorded('bonus momo 10000')).toMatchObject({
    operator: 'Tam',
    after: { rate: '2.05', kp: 200_000, approvedBy: 'Binh' },
  });
});

it('is decided once when several operators approve and reject it concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = await player();
    const id = await ask(`refund ${name} 200000 --reason "lost coins"`);
    const runs = await Promise.all([
      run(`approvals approve ${id} --yes`, 'binh'),
      run(`approvals approve ${id} --yes`, 'mai'),
      run(`approvals reject ${id} --reason "not so" --yes`, 'mai'),
    ]);
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
    expect(await creditOf(name)).toBe(runs[2].code === 0 ? 0 : 200_000);
  }
});

it('expires, cannot be requested twice, and can be withdrawn by its operator', async () => {
  const name = await player();
  const line = `refund ${name} 200000 --reason "lost coins"`;
  const id = await ask(line);
  expect((await run(`${line} --yes`, 'lan')).err).toContain('already waiting for approval');
  await world.pool.query(`update operator_approvals set expires_at = now() where id = $1`, [id]);
  const late = await run(`approvals approve ${id} --yes`, 'binh');
  expect([late.code, late.err]).toEqual([
    1,
    `Approval ${id} has expired: its operator can request it again.\n`,
  ]);
  const again = await ask(line);
  expect(again).toBeGreaterThan(id);
  expect((await run(`approvals reject ${again} --reason "wrong player" --yes`, 'lan')).code).toBe(0);
  expect(await creditOf(name)).toBe(0);
});

it('OPS-6: support can withdraw its own request, but reject no other', async () => {
  const name = await player();
  await world.lostTransfer('FT-support', 2_000_000);
  const own = await ask(`transfers assign techcombank FT-support ${name}`, 'hoa');
  const other = await ask(`refund ${name} 200000 --reason "lost coins"`);
  const refused = await run(`approvals reject ${other} --reason "not so" --yes`, 'hoa');
  expect([refused.code, refused.err]).toEqual([
    1,
    'approvals reject requires the role finance for the requests of others; Hoa has the role support.\n',
  ]);
  expect((await run('approvals list', 'hoa')).out).toContain(`refund ${name} 200000`);
  const withdrawn = await run(`approvals reject ${own} --reason "wrong player" --yes`, 'hoa');
  expect([withdrawn.code, withdrawn.out]).toEqual([
    0,
    expect.stringContaining(`Approval ${own} is rejected.`),
  ]);
  expect((await run(`approvals reject ${other} --reason "not so" --yes`, 'binh')).code).toBe(0);
});

it('moves exactly what was requested, or nothing', async () => {
  const name = await player();
  await world.lostTransfer('FT-rate', 2_000_000);
  const id = await ask(`transfers assign techcombank FT-rate ${name}`);
  await run('methods set-rate techcombank 0.2 --yes', 'mai');
  const changed = await run(`approvals approve ${id} --yes`, 'binh');
  expect([changed.code, changed.err]).toEqual([
    1,
    expect.stringContaining('so that Lan can request it again'),
  ]);
  await run('methods set-rate techcombank 0.1 --yes', 'mai');
  await world.pool.query(`create function refuse_row() returns trigger language plpgsql as
    $$ begin if new.action = 'approvals approve' then raise exception 'the disk is full'; end if; return new; end $$`);
  await world.pool.query(
    'create trigger no_rows before insert on operator_actions for each row execute function refuse_row()',
  );
  expect((await run(`approvals approve ${id} --yes`, 'binh')).code).toBe(1);
  expect(await creditOf(name)).toBe(0);
  await world.pool.query('drop trigger no_rows on operator_actions');
  expect((await run(`approvals approve ${id} --yes`, 'binh')).code).toBe(0);
});

it('OPS-6: what an operator requested is rejected with their key, also if they come back', async () => {
  const name = await player();
  const key = { OPERATOR_KEY: await world.operator('Thu', 'finance', as.mai.OPERATOR_KEY) };
  const line = `refund ${name} 100001 --reason "before leaving" --yes --json`;
  const id = Number((await world.admin(line, undefined, key)).json().approval);
  const disabled = await run('operators disable Thu --reason "left the company" --yes', 'mai');
  expect(disabled.out).toContain(`Their waiting requests are rejected: ${id}.`);
  expect((await world.auditOf('operator Thu')).at(-1)).toMatchObject({ after: { rejected: [id] } });
  await run('operators add Thu --role finance --yes', 'mai');
  const approved = await run(`approvals approve ${id} --yes`, 'binh');
  expect([approved.code, approved.err]).toEqual([1, `Approval ${id} was already rejected by Mai.\n`]);
  expect(await creditOf(name)).toBe(0);
});

it('OPS-6: what was requested with a key is rejected with it, also if the operator gets a new one', async () => {
  const name = await player();
  const key = { OPERATOR_KEY: await world.operator('Sau', 'finance', as.mai.OPERATOR_KEY) };
  const line = `refund ${name} 100001 --reason "a thief" --yes --json`;
  const id = Number((await world.admin(line, undefined, key)).json().approval);
  const renewed = await run('operators new-key Sau --reason "stolen laptop" --yes', 'mai');
  expect(renewed.out).toContain(`What waited with the previous key is rejected: ${id}.`);
  expect((await world.auditOf('operator Sau')).at(-1)).toMatchObject({
    after: { newKey: true, rejected: [id] },
  });
  const approved = await run(`approvals approve ${id} --yes`, 'binh');
  expect([approved.code, approved.err]).toEqual([1, `Approval ${id} was already rejected by Mai.\n`]);
  expect(await creditOf(name)).toBe(0);
  const again = await world.admin(line, undefined, { OPERATOR_KEY: keyIn(renewed.out) });
  expect(Number(again.json().approval)).toBeGreaterThan(id);
});

it.each([
  [
    'Duc',
    'disabled',
    'operators disable Duc --reason "left the company" --yes',
    'Their waiting requests are',
  ],
  [
    'Ba',
    'given a new key',
    'operators new-key Ba --reason "stolen" --yes',
    'What waited with the previous key is',
  ],
])('OPS-6: nor is what %s requests while being %s left', async (operator, _, line, told) => {
  const name = await player();
  const key = { OPERATOR_KEY: await world.operator(operator, 'finance', as.mai.OPERATOR_KEY) };
  const barrier = await world.pool.connect();
  // The request finds itself above the limit before the key is revoked, and is stored only afterwards.
  await barrier.query('begin; lock table operator_actions in exclusive mode');
  const asking = world.admin(`refund ${name} 100001 --reason "late" --yes`, undefined, key);
  await waitForLockWaits(world.pool, 1);
  const revoking = run(line, 'mai');
  await waitForLockWaits(world.pool, 2);
  await barrier.query('commit');
  barrier.release();
  expect((await asking).code).toBe(0);
  expect((await revoking).out).toContain(`${told} rejected:`);
});

it('OPS-6: what an operator could no longer request in their role can only be rejected', async () => {
  const name = await player();
  const key = { OPERATOR_KEY: await world.operator('Van', 'finance', as.mai.OPERATOR_KEY) };
  const line = `refund ${name} 100001 --reason "lost coins" --yes --json`;
  const id = Number((await world.admin(line, undefined, key)).json().approval);
  await world.pool.query(`update operators set role = 'support' where name = 'Van'`);
  const approved = await run(`approvals approve ${id} --yes`, 'binh');
  expect([approved.code, approved.err]).toEqual([
    1,
    `Van, who requested this, may not run refund any more: reject it with npm run admin -- approvals reject ${id}.\n`,
  ]);
  expect(await creditOf(name)).toBe(0);
  expect((await run(`approvals reject ${id} --reason "not so" --yes`, 'binh')).code).toBe(0);
});

it('OPS-6: nor if they are disabled just before it is approved', async () => {
  const name = await player();
  const key = { OPERATOR_KEY: await world.operator('Nam', 'finance', as.mai.OPERATOR_KEY) };
  const { json } = await world.admin(`refund ${name} 100001 --reason "late" --yes --json`, undefined, key);
  const id = Number(json().approval);
  await world.pool.query(`update operators set disabled_at = now() where name = 'Nam'`);
  expect(await decideApproval(world.db, id, { state: 'approved', by: 'Binh' })).toBe(false);
  expect(await decideApproval(world.db, id, { state: 'rejected', by: 'Binh' })).toBe(true);
});
