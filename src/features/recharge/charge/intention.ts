import type { Transaction } from '@portal/contract';
import type { PortalError } from '../../../api/portalError';
import type { Purchase } from '../../../store/slices/charge';

/**
 * One intention of the player (GAME-8): made when the player presses the button, kept until its outcome is known.
 * `knownIds` are the transactions there were before it was sent, so that its own can be told from them without
 * trusting any clock.
 */
export interface Intention {
  /** UUID; the Idempotency-Key of every attempt. */
  key: string;
  purchase: Purchase;
  knownIds: string[];
  /** The player gave it up after it was not found; the same purchase later is still the same intention. */
  dismissed: boolean;
}

/** The last purchase that went through; other tabs and a second click compare with it. `at` in ms of this machine. */
export interface SettledPurchase {
  purchase: Purchase;
  at: number;
}

/** Same amount for the same server. */
export const isSamePurchase = (a: Purchase, b: Purchase): boolean =>
  a.creditAmount === b.creditAmount && a.zoneId === b.zoneId && a.gameId === b.gameId;

/**
 * Whether a purchase chosen at `chosenAt` has gone through already: the second click of a double click, or the same
 * form in another tab. Who chooses anew afterwards means a new purchase.
 */
export const isAlreadySettled = (
  settled: SettledPurchase | null,
  purchase: Purchase,
  chosenAt: number,
): boolean => settled !== null && settled.at >= chosenAt && isSamePurchase(settled.purchase, purchase);

/** The intention's own line in the history; works on hosts that ignore the Idempotency-Key too. */
export const findCharge = (
  history: readonly Transaction[],
  { purchase, knownIds }: Intention,
): Transaction | undefined =>
  history.find(
    ({ id, type, value, payload }) =>
      type === 'credit.pay' &&
      !knownIds.includes(id) &&
      Math.abs(value) === purchase.creditAmount &&
      (payload.metadata === undefined || payload.metadata.coin === purchase.coins),
  );

/**
 * What a failed POST says about the charge: `refused` and `unsent` are certain that nothing was charged; `unknown`
 * is everything else, a timeout, a lost connection, 5xx, a proxy's page, a conflict with an attempt still running.
 */
export function verdictOf({ kind, status = 0, body = {} }: PortalError): 'refused' | 'unsent' | 'unknown' {
  if (kind === 'cookie' || kind === 'throttled' || kind === 'session' || status === 401) return 'unsent';
  const decided = status >= 400 && status < 500 && ![408, 409, 425].includes(status);
  // An empty 4xx is a gateway's; the host says why it refuses.
  return kind === 'body' && decided && Object.keys(body).length > 0 ? 'refused' : 'unknown';
}
