import type { Visitor } from '../accountWorld';
import { eventually } from '../eventually';
import type { Attack } from './attackers';
import { knownBrowser, visit, type Visit } from './honest';
import { startAttackers } from './startAttackers';
import { addCrowd, type SimulatedHost } from './world';

interface Simulation {
  players: number;
  /** Addresses that all players share with three attackers. */
  addresses: number;
  /** Per attacker. */
  connections: number;
  /** The attackers' calls before the first player arrives. */
  callsBefore: number;
  /** Players who sign in at the same time. */
  playersAtOnce: number;
  /** Of the attackers' process; 0 by default. */
  niceness?: number;
}

export interface SimulationReport {
  visits: Visit[];
  attacked: Attack;
}

/** Whether the player got in, with each call succeeding at the first right attempt. */
export const gotIn = ({ statuses }: Visit): boolean => statuses.every((status) => status === 204);

/** Three attackers hammer a host while players arrive who share addresses with them; the last attacker solves bot checks (SAFE-7). */
export async function simulateLogins(
  world: SimulatedHost,
  { players, addresses, connections, callsBefore, playersAtOnce, niceness }: Simulation,
): Promise<SimulationReport> {
  const crowd = await addCrowd(world, players, addresses);
  const known: (Visitor | undefined)[] = [];
  for (let at = 0; at < players; at += 1) known.push(await knownBrowser(world, crowd, at));

  const attackers = startAttackers({ origin: world.host.origin, crowd, connections, niceness });
  const visits: Visit[] = [];
  try {
    const isOn = () => Promise.resolve(attackers.attacked().calls >= callsBefore);
    await eventually('the attack is on', isOn, 300_000);
    let next = 0;
    const queue = Array.from({ length: playersAtOnce }, async () => {
      while (next < players) {
        const at = next;
        next += 1;
        visits.push(await visit(world, crowd, at, known[at]));
      }
    });
    await Promise.all(queue);
  } finally {
    await attackers.stop();
  }
  return { visits, attacked: attackers.attacked() };
}
