import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '../startHost';
import type { Attack } from './attackers';
import type { Crowd } from './world';

/** What the attackers' process is told. */
export interface AttackOrder {
  /** The host's. */
  origin: string;
  crowd: Crowd;
  /** Of each attacker. */
  connections: number;
  /** The process's, where it must not take the host's cores. */
  niceness: number | undefined;
}

interface Attackers {
  /** What they have got so far. */
  attacked: () => Attack;
  /** Resolves when none of their calls is open any more. */
  stop: () => Promise<void>;
}

/**
 * Starts three attackers, of whom the last one solves bot checks, in a process of their own: their work must not delay the players
 * whom this process plays.
 */
export function startAttackers(order: AttackOrder): Attackers {
  const child = fork(path.join(__dirname, 'attackersProcess.ts'), {
    cwd: repositoryRoot,
    execArgv: ['--import', 'tsx'],
  });
  let attacked: Attack = { calls: 0, answers: {} };
  child.on('message', (report: Attack) => (attacked = report));
  const ended = once(child, 'exit');
  child.send(order);
  return {
    attacked: () => attacked,
    async stop() {
      if (child.connected) child.send('end');
      const [code] = (await ended) as [number | null];
      if (code !== 0) throw new Error(`The attackers' process ended with ${code}.`);
    },
  };
}
