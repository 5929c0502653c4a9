import { gotIn, simulateLogins } from '../../support/loginSimulation/simulateLogins';
import { useAccountWorld } from '../../support/useHost';

// `npm run simulate:logins` runs the same with 1,000 players.

const world = useAccountWorld(1);

it('SAFE-7: players who share an address with attackers get in, each at the first right try', async () => {
  const [host] = world.hosts;
  if (!host) throw new Error('a host is needed');
  const { visits, attacked } = await simulateLogins(
    { host, pool: world.pool },
    { players: 60, addresses: 1, connections: 4, callsBefore: 1_800, playersAtOnce: 4 },
  );
  expect(visits.filter((visit) => !gotIn(visit))).toEqual([]);
  expect(visits).toHaveLength(60);
  // The limits were reached: players were asked for bot checks, and nothing was guessed.
  expect(visits.some(({ asked }) => asked)).toBe(true);
  expect(attacked.answers[429]).toBeGreaterThan(0);
  expect(attacked.answers[204]).toBeUndefined();
  expect(Object.keys(attacked.answers).filter((status) => status === '500')).toEqual([]);
});
