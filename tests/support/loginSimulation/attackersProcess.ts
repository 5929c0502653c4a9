import os from 'node:os';
import { attack, type Attack } from './attackers';
import type { AttackOrder } from './startAttackers';

/** How often the attackers' results are sent to the parent, in ms; once more at the end. */
const REPORT_MS = 200;
const attacked: Attack = { calls: 0, answers: {} };
const end = new AbortController();

async function hammer({ origin, crowd, connections, niceness }: AttackOrder) {
  if (niceness !== undefined) os.setPriority(niceness);
  const report = setInterval(() => process.send?.(attacked), REPORT_MS);
  const seeds = [1, 2, 3];
  await Promise.all(
    seeds.map((seed) =>
      attack(origin, crowd, { connections, seed, solves: seed === 3 }, attacked, end.signal),
    ),
  );
  clearInterval(report);
  process.send?.(attacked, () => process.disconnect());
}

// The attackers' own process: it hammers the host as the parent's first message says, until the next message arrives or the parent exits.
process.once('disconnect', () => end.abort());
process.once('message', (order: AttackOrder) => {
  void hammer(order);
  process.once('message', () => end.abort());
});
