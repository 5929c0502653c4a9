import os from 'node:os';
import { attack, type Attack } from './attackers';
import type { AttackOrder } from './startAttackers';

/**
 * The attackers' own machine: a process that hammers the host as the message of its parent says, until the next message. It reports
 * what it has got so far five times a second, and once more at its end.
 */
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

process.once('message', (order: AttackOrder) => {
  void hammer(order);
  process.once('message', () => end.abort());
});
