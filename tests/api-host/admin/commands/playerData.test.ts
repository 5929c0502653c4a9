import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('OPS-6: an export, which masks nothing, needs a reason as players show --reveal does', async () => {
  const refused = await world.admin('players export demo --yes');
  expect([refused.code, refused.out]).toEqual([2, '']);
  expect(refused.err).toContain('--reason is missing');
  expect((await world.admin('players export demo --reason "" --yes')).code).toBe(2);
  expect((await world.admin('players export demo --reason "ticket 815" --yes')).code).toBe(0);
  expect(await world.recorded('player demo')).toMatchObject({
    action: 'players export',
    reason: 'ticket 815',
  });
});
