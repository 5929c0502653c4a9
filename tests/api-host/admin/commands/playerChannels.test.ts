import { duringDeletion } from '../../../support/duringDeletion';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

// Commands that change an account without moving KP: those of other files are included, since all must say the same.
it.each([
  ['players phone', '0987654321'],
  ['players email', 'new@example.com'],
  ['players suspend', ''],
  ['players remove-factor', ''],
])('OPS-6: %s says so if the account was deleted just then', async (words, argument) => {
  const name = words.replace(/\W/g, '');
  const id = await world.player(name);
  await world.pool.query('update players set mfa_enabled = true where id = $1', [id]);
  const { code, err } = await duringDeletion(world, id, () =>
    world.admin(`${words} ${name} ${argument} --reason "ticket 1" --yes`),
  );
  expect([code, err]).toEqual([1, expect.stringContaining(`The account ${name} was deleted.`)]);
});
