import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '../startHost';
import type { Attack } from './attackers';
import type { Crowd } from './world';

/** The parameters of the attackers' process. */
export interface AttackOrder {
  /** The origin of the host. */
  origin: string;
  crowd: Crowd;
  /** Per attacker. */
  connections: number;
  /** The niceness of the process, if it must not take the host's cores. */
  niceness: number | undefined;
}

interface Attackers {
  /** Their results until now. */
  attacked: () => Attack;
  /** Resolves when all their calls have ended. */
  stop: () => Promise<void>;
}

/**
 * Starts three attackers, of whom the last one solves bot checks, in a separate process: their work must not delay the players, whom
 * this process plays.
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
