import { refundCredit } from '../../../../api-host/repositories/ledger';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

describe('ledger check', () => {
  it('passes for a sound ledger and fails for a broken one', async () => {
    const sound = await world.admin('ledger check');
    expect([sound.code, sound.out]).toEqual([0, expect.stringMatching(/the ledger is sound\.\n$/)]);
    const name = await world.playerWith(50);
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

  it('says how many more rows break a rule than it shows', async () => {
    for (let number = 10; number < 32; number += 1) await world.player(`many${number}`);
    const give = (kp: number) =>
      world.pool.query(
        `update balances set credit = $1 where player_id in (select id from players where username like 'many%')`,
        [kp],
      );
    await give(5);
    const { out } = await world.admin('ledger check');
    expect(out).toMatch(/every balance equals its postings: 22 \((\d+, ){20}and 2 more\)\n/);
    await give(0);
  });

  it('finds a refund that belongs to no delivery and no operator action', async () => {
    const name = await world.playerWith(0);
    const { id } = await world.db
      .selectFrom('players')
      .select('id')
      .where('username', '=', name)
      .executeTakeFirstOrThrow();
    await refundCredit(world.db, id, 5, 'nobody’s');
    const { code, out } = await world.admin('ledger check');
    expect(code).toBe(1);
    expect(out).toContain('every refund belongs to one refused delivery, or to one action of an operator: 1');
    // An operator action now accounts for the refund.
    await world.pool.query(
      `insert into operator_actions (operator, os_user, action, target, after, player_id, transaction_id)
       select 'test', 'test', 'refund', 'player', '{"kp":5}', t.player_id, t.id
         from transactions t join players p on p.id = t.player_id where p.username = $1`,
      [name],
    );
    expect((await world.admin('ledger check')).code).toBe(0);
  });
});
