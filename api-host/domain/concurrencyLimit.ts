/** The limit and its queue are full. The work was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Nobody waits for the result any more. The work was not started. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

export interface Turn {
  /** Whether somebody still waits for the result. */
  isWanted: () => boolean;
  /** Leaves half of the queue to work that does not yield. */
  yields?: boolean;
}

/** Runs work when it is its turn. Rejects with Overloaded or Abandoned if it is not run. */
export interface ConcurrencyLimit {
  <Result>(work: () => Promise<Result>, turn: Turn): Promise<Result>;
  /** The numbers of running and waiting tasks. */
  load(): { running: number; waiting: number };
}

interface Waiting {
  isWanted: () => boolean;
  start: () => void;
  leave: () => void;
}

/**
 * Runs at most `running` tasks at a time, in the order of their arrival, while at most `waiting` others wait (SAFE-8). If the queue is
 * full, tasks that nobody waits for any more are removed first. The reasons:
 * docs/decisions/0076-the-host-hashes-passwords-in-its-own-short-queue.md.
 */
export function limitConcurrency(bounds: { running: number; waiting: number }): ConcurrencyLimit {
  let running = 0;
  let queue: Waiting[] = [];

  function removeUnwanted(): void {
    const unwanted = queue.filter(({ isWanted }) => !isWanted());
    queue = queue.filter((waiting) => !unwanted.includes(waiting));
    for (const { leave } of unwanted) leave();
  }

  const waitForTurn = ({ isWanted, yields = false }: Turn): Promise<void> =>
    new Promise((start, reject) => {
      const isFull = () => queue.length >= (yields ? bounds.waiting / 2 : bounds.waiting);
      if (isFull()) removeUnwanted();
      if (isFull()) reject(new Overloaded());
      else queue.push({ isWanted, start, leave: () => reject(new Abandoned()) });
    });

  function end(): void {
    const next = queue.shift();
    // The next task takes over this one's slot.
    if (next) next.start();
    else running -= 1;
  }

  const inTurn = async <Result>(work: () => Promise<Result>, turn: Turn): Promise<Result> => {
    if (running < bounds.running) running += 1;
    else await waitForTurn(turn);
    try {
      if (!turn.isWanted()) throw new Abandoned();
      return await work();
    } finally {
      end();
    }
  };
  return Object.assign(inTurn, { load: () => ({ running, waiting: queue.length }) });
}
