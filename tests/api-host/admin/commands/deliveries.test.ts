import { claimDue } from '../../../../api-host/repositories/deliveries';
import { exitCodes, keyIn } from '../../../support/operator';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

let players = 0;
async function stuck(kp?: number): Promise<{ name: string; number: number }> {
  players += 1;
  const name = `stuck${String(players).padStart(3, '0')}`;
  return { name, number: await world.stuckDelivery(name, kp) };
}
const settle = (number: number, outcome: string, env?: Record<string, string>) =>
  world.admin(`deliveries settle ${number} ${outcome} --reason "zone 1 says so" --yes`, undefined, env);
const creditOf = async (name: string) => (await world.balanceOf(name)).credit;

it('OPS-6: lists deliveries and shows one by number or id', async () => {
  const { name, number } = await stuck();
  const list = await world.admin('deliveries list');
  expect(list.out).toContain(name);
  expect(list.out).toContain('no answer in time');
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(list.out)?.[0] ?? '';
  for (const one of [id, id.toUpperCase(), String(number)])
    expect((await world.admin(`deliveries show ${one}`)).out).toMatch(/Paid \(KP\) +5000/);
  for (const none of ['999999', 'x', "'; select"])
    expect((await world.admin(`deliveries show "${none}"`)).code).toBe(1);
  expect((await world.auditOf(`delivery ${id}`)).at(-1)).toMatchObject({ action: 'deliveries show' });
  expect((await world.admin('deliveries list --state lost')).code).toBe(2);
});

it('makes a retried delivery due at once', async () => {
  const { number } = await stuck();
  await world.pool.query(
    `update deliveries set next_attempt_at = now() + interval '5 minutes' where transaction_id = $1`,
    [number],
  );
  expect((await world.admin(`deliveries retry ${number} --yes`)).code).toBe(0);
  const { rowCount } = await world.pool.query(
    'select 1 from deliveries where transaction_id = $1 and next_attempt_at <= now()',
    [number],
  );
  expect(rowCount).toBe(1);
});

it('returns the KP once when settled as refused, never when delivered, however many operators settle it', async () => {
  for (const outcomes of [
    ['refused', 'refused', 'refused'],
    ['delivered', 'delivered'],
    ['refused', 'delivered', 'refused', 'delivered'],
  ]) {
    const { name, number } = await stuck();
    const runs = await Promise.all(outcomes.map((outcome) => settle(number, outcome)));
    expect(exitCodes(runs)).toEqual([0, ...outcomes.slice(1).map(() => 1)]);
    const won = outcomes[runs.findIndex(({ code }) => code === 0)];
    expect(await creditOf(name)).toBe(won === 'refused' ? 5_000 : 0);
    const late = await settle(number, 'refused');
    expect([late.code, late.err]).toEqual([1, expect.stringContaining(`has ended: it was ${won}`)]);
    expect((await world.admin(`deliveries retry ${number} --yes`)).code).toBe(1);
    expect(await creditOf(name)).toBe(won === 'refused' ? 5_000 : 0);
  }
});

it('refuses to settle a delivery while an attempt may be running', async () => {
  const { name, number } = await stuck();
  await world.pool.query(
    `update deliveries set next_attempt_at = now() + interval '5 seconds' where transaction_id = $1`,
    [number],
  );
  const running = await settle(number, 'refused');
  expect([running.code, running.err]).toEqual([1, expect.stringContaining('an attempt may be running')]);
  expect(await creditOf(name)).toBe(0);
  await world.pool.query(
    `update deliveries set next_attempt_at = now() + interval '40 seconds' where transaction_id = $1`,
    [number],
  );
  expect((await settle(number, 'refused')).code).toBe(0);
  expect((await settle(number, 'perhaps')).code).toBe(2);
});

it('refuses to retry a delivery while an attempt may be running, so that it cannot be settled meanwhile either', async () => {
  const { name, number } = await stuck();
  const claimed = await claimDue(world.db, 50);
  expect(claimed.map(({ transactionId }) => transactionId)).toContain(number);
  for (const line of [`retry ${number}`, `settle ${number} refused --reason "zone 1 says so"`]) {
    const { code, err } = await world.admin(`deliveries ${line} --yes`);
    expect([code, err]).toEqual([1, expect.stringContaining('an attempt may be running')]);
  }
  expect(await creditOf(name)).toBe(0);
});

it('waits for a second operator above the limit, and returns the KP once', async () => {
  await world.pool.query(
    `insert into payable_values (game_id, credit, coins_received) values ('fsonline', 150000, 1) on conflict do nothing`,
  );
  const { name, number } = await stuck(150_000);
  const mai = keyIn((await world.admin('operators add Mai --role admin --yes')).out);
  const lan = { OPERATOR_KEY: await world.operator('Lan', 'finance', mai) };
  const asked = await settle(number, 'refused', lan);
  expect(asked.out).toContain('Nothing has moved yet.');
  expect(await creditOf(name)).toBe(0);
  const id = Number(/approve (\d+)/.exec(asked.out)?.[1]);
  const approve = () => world.admin(`approvals approve ${id} --yes`, undefined, { OPERATOR_KEY: mai });
  expect(exitCodes([await approve(), await approve()])).toEqual([0, 1]);
  expect(await creditOf(name)).toBe(150_000);
});
