import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('OPS-6: players suspend and release name a scheduled deletion', async () => {
  const id = await world.player('leaving');
  await world.pool.query(
    `insert into account_deletions (player_id, due_at) values ($1, '2026-01-15 05:00Z')`,
    [id],
  );
  const suspended = await world.admin('players suspend leaving --reason "ticket 1"', ['y']);
  expect(suspended.err).toContain(
    'Their deletion is scheduled for 2026-01-15 05:00Z: it waits until the release, and then for at least 7 days. `players keep leaving` cancels it.',
  );
  expect((await world.admin('players show leaving')).out).toContain(
    '2026-01-15 05:00Z, but not while suspended',
  );
  const released = await world.admin('players release leaving --reason "ticket 1"', ['y']);
  expect(released.err).toContain('it happens 7 days from now at the earliest');
  expect(released.out).toMatch(/They will be deleted at \S+ \S+Z unless they sign in and keep the account\./);
  expect(released.out).not.toContain('2026-01-15');
});

it('OPS-6: players delete says that it waits while the player is suspended', async () => {
  const id = await world.player('locked');
  await world.pool.query('update players set suspended_at = now() where id = $1', [id]);
  const { err } = await world.admin('players delete locked --reason "ticket 1"', ['n']);
  expect(err).toContain('They are suspended: the deletion waits for `players release`.');
});
