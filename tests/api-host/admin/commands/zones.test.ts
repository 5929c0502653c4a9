import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('adds a zone as closed, and opens it', async () => {
  expect((await world.admin('zones add 9 "S9 Hoàng Sa" --yes')).code).toBe(0);
  expect((await world.admin('zones add 9 "S9 Trường Sa" --yes')).err).toContain('Zone 9 already exists');
  expect((await world.admin('zones open 9 --yes')).code).toBe(0);
  expect((await world.admin('zones list --json')).json().zones).toContainEqual({
    id: 9,
    name: 'S9 Hoàng Sa',
    state: 'ACTIVE',
    players: 0,
  });
});
