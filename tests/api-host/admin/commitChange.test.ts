import { openDatabaseProxy } from '../../support/databaseProxy';
import { eventually } from '../../support/eventually';
import { operate, typed } from '../../support/operator';
import { useOperatorWorld } from '../../support/useOperatorWorld';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const world = useOperatorWorld();

/** Runs a refund that waits for a lock, whose connection is cut while it waits. `lock`: takes that lock. */
async function refundThatIsCut(name: string, lock: string) {
  const proxy = await openDatabaseProxy(world.url);
  const holder = await world.pool.connect();
  try {
    await holder.query(`begin; ${lock}`);
    const refund = operate(proxy.url, typed(`refund ${name} 500 --reason "ticket 812" --yes`));
    await waitForLockWaits(world.pool);
    proxy.cut();
    return await refund;
  } finally {
    // Also ends the transaction. The server then goes on with what it was asked before the cut.
    await holder.query('rollback');
    holder.release();
    await proxy.close();
  }
}

const creditOf = async (name: string) => (await world.balanceOf(name)).credit;

it('says that nothing was changed if the connection is lost before the commit', async () => {
  const name = await world.playerWith(1_000);
  const lock = `select lock_balance(id) from players where username = '${name}'`;
  const { code, err } = await refundThatIsCut(name, lock);
  expect([code, err]).toEqual([1, expect.stringContaining('Nothing was changed: ')]);
  expect(await creditOf(name)).toBe(1_000);
});

it('does not say so if the connection is lost during the commit, which the database may complete', async () => {
  const name = await world.playerWith(1_000);
  // A commit that waits.
  await world.pool.query(`
    create table gate ();
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      lock table gate;
      return null;
    end $$;
    create constraint trigger wait_at_gate after insert on operator_actions deferrable initially deferred
      for each row execute function wait_at_gate()`);
  const { code, err } = await refundThatIsCut(name, 'lock table gate');
  expect([code, err]).toEqual([1, expect.stringContaining('it is unknown whether the change was made')]);
  expect(err).not.toContain('Nothing was changed');
  await eventually('the refund is made', async () => (await creditOf(name)) === 1_500);
  await world.pool.query('drop function wait_at_gate cascade; drop table gate');
});

it.each([
  [
    'of a worker of Citus that was lost',
    'could not commit transaction for shard 7 on at least one active node',
    true,
  ],
  ['with which the database refuses the change', 'the change breaks a rule', false],
])('OPS-7: after an error in the commit %s', async (_, message, isUnknown) => {
  const name = await world.playerWith(1_000);
  await world.pool.query(`
    create function fail_at_commit() returns trigger language plpgsql as $$
    begin
      raise exception using errcode = 'XX000', message = '${message}';
    end $$;
    create constraint trigger fail_at_commit after insert on operator_actions deferrable initially deferred
      for each row execute function fail_at_commit()`);
  const { err } = await world.admin(`refund ${name} 500 --reason "ticket 812" --yes`);
  expect(err).toContain(message);
  expect([err.includes('it is unknown whether'), err.includes('Nothing was changed')]).toEqual([
    isUnknown,
    !isUnknown,
  ]);
  await world.pool.query('drop function fail_at_commit cascade');
});
