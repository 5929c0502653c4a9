import { playerIdByName } from '../../../../api-host/repositories/transfers';
import { duringDeletion } from '../../../support/duringDeletion';
import { exitCodes, operate } from '../../../support/operator';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

describe('recall and refund', () => {
  it('take and give KP: what the balance lacks becomes debt, and a refund repays debt first', async () => {
    const name = await world.playerWith(1_000);
    const recall = await world.admin(`recall ${name} 1500 --reason "charged back"`, ['y']);
    expect(recall.err).toContain(`This takes 1500 KP back from ${name}: "charged back".`);
    expect(recall.err).toContain('Their balance changes from 1000 KP to 0 KP and a debt of 500 KP.');
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

  it('change nothing for an invalid amount, or one larger than a balance can hold', async () => {
    const name = await world.playerWith(10);
    const rows = await world.audits();
    for (const amount of ['0', '-1', '1.5', '9007199254740992', '1000000000000000000', 'all', '""'])
      expect((await world.admin(`recall ${name} ${amount} --reason "hostile" --yes`)).code).toBe(2);
    for (const line of [`refund ${name} 9007199254740991`, `recall nobody 1`]) {
      const { code, err } = await world.admin(`${line} --reason "hostile" --yes`);
      expect(code).toBe(1);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(await world.balanceOf(name)).toEqual({ credit: 10, debt: 0 });
    // The refusal says what the player has, so it is recorded as a look.
    expect(await world.audits()).toBe(rows + 1);
    // The largest possible value, stored exactly.
    expect((await world.admin(`recall ${name} 9007199254740991 --reason "largest" --yes`)).code).toBe(0);
    expect(await world.balanceOf(name)).toEqual({ credit: 0, debt: 9_007_199_254_740_981 });
    expect((await world.admin(`recall ${name} 11 --reason "more" --yes`)).err).toContain(
      'more than a balance can hold',
    );
  });

  it('with an id run once, however often they are called, concurrently or later', async () => {
    const name = await world.playerWith(1_000);
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
      expect([code, err]).toEqual([1, expect.stringContaining('was already used for another movement')]);
    }
    expect((await world.admin(`recall ${name} 1 --reason ticket --id "a b" --yes`)).code).toBe(2);
    expect(await world.balanceOf(name)).toEqual({ credit: 900, debt: 0 });
  });

  it('without an id are refused right after the same movement, concurrent calls included', async () => {
    const name = await world.playerWith(1_000);
    const line = ['recall', name, '100', '--reason', 'charged back', '--yes'];
    const runs = await Promise.all(Array.from({ length: 6 }, () => operate(world.url, line)));
    expect(exitCodes(runs)).toEqual([0, 1, 1, 1, 1, 1]);
    expect(await world.balanceOf(name)).toEqual({ credit: 900, debt: 0 });
    const again = await operate(world.url, line);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('pass a new --id')]);
    expect((await operate(world.url, [...line, '--id', `again-${name}`])).code).toBe(0);
    expect(await world.balanceOf(name)).toEqual({ credit: 800, debt: 0 });
  });

  it('without an id are refused right after the same movement with one', async () => {
    const name = await world.playerWith(1_000);
    const line = `recall ${name} 100 --reason "charged back" --yes`;
    expect((await world.admin(`${line} --id first-${name}`)).code).toBe(0);
    const again = await world.admin(line);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('pass a new --id')]);
    expect(await world.balanceOf(name)).toEqual({ credit: 900, debt: 0 });
  });

  it.each(['recall', 'refund'])(
    'SAFE-13: %s moves nothing of an account that is deleted meanwhile',
    async (what) => {
      const name = await world.playerWith(1_000);
      const id = (await playerIdByName(world.db, name)) ?? 0;
      const rows = await world.audits();
      const { code, err } = await duringDeletion(world, id, () =>
        world.admin(`${what} ${name} 100 --reason "ticket 812" --yes`),
      );
      expect([code, err]).toEqual([1, expect.stringContaining('was deleted')]);
      expect(await world.balanceOf(`~${id}`)).toEqual({ credit: 1_000, debt: 0 });
      expect(await world.audits()).toBe(rows);
    },
  );
});
