import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('sets, lists and removes prices, in coins as players see them', async () => {
  expect((await world.admin('payable-values set 7000 712.5 --yes')).out).toContain(
    '7000 KP now buy 712.5 coins.',
  );
  expect((await world.admin('payable-values list')).out).toMatch(/^ *KP +XU\n +5000 +500\n +7000 +712\.5\n/);
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
  // A new deployment has no game yet.
  expect((await world.admin('payable-values list')).out).toContain('None');
  expect((await world.admin('payable-values set 5000 500 --yes')).code).toBe(0);
  expect((await world.admin('payable-values list')).out).toMatch(/^ *KP +XU\n5000 +500\n$/);
});
