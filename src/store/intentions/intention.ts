import type { PortalError } from '../../api/portalError';

/**
 * One intention of the player (GAME-8): made when the player presses the button, kept until its outcome is known.
 * `knownIds` are what there was before it was sent, so that its own effect can be told from that without trusting any clock.
 */
export interface Intention<Wish> {
  /** UUID; the Idempotency-Key of every attempt. */
  key: string;
  wish: Wish;
  knownIds: string[];
  /** The player gave it up after it was not found; the same wish later is still the same intention. */
  dismissed: boolean;
}

/** The last wish that went through; other tabs and a second click compare with it. `at` in ms of this machine. */
export interface Settled<Wish> {
  wish: Wish;
  at: number;
}

/**
 * Whether a wish chosen at `chosenAt` has gone through already: the second click of a double click, or the same form in another
 * tab. Who chooses anew afterwards means a new one.
 */
export const isAlreadySettled = <Wish>(
  settled: Settled<Wish> | null,
  wish: Wish,
  chosenAt: number,
  isSame: (a: Wish, b: Wish) => boolean,
): boolean => settled !== null && settled.at >= chosenAt && isSame(settled.wish, wish);

/**
 * What a failed POST says about its effect: `refused` and `unsent` are certain that there was none; `unknown`
 * is everything else, a timeout, a lost connection, 5xx, a proxy's page, a conflict with an attempt still running.
 */
export function verdictOf({ kind, status = 0, body = {} }: PortalError): 'refused' | 'unsent' | 'unknown' {
  if (kind === 'cookie' || kind === 'throttled' || kind === 'session' || status === 401) return 'unsent';
  const decided = status >= 400 && status < 500 && ![408, 409, 425].includes(status);
  // An empty 4xx is a gateway's; the host says why it refuses.
  return kind === 'body' && decided && Object.keys(body).length > 0 ? 'refused' : 'unknown';
}
