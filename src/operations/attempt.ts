import type { RechargeErrorCode } from '@portal/contract';
import type { PortalError } from '../api/portalError';

/**
 * One operation of the player (GAME-8): created when the player presses the button, stored until its outcome is known, and
 * repeated with the same key.
 */
export interface OperationAttempt<Payload> {
  /** UUID, sent as the Idempotency-Key of every request. */
  key: string;
  payload: Payload;
  /** Ids that existed before the first request, so that the effect is found without trusting any clock; null if they could not be read. */
  knownIds: string[] | null;
  /** The player's KP just before the first request; set only without `knownIds`. */
  credit?: number;
  /** The player dismissed it while it was unconfirmed. The same payload submitted later continues this attempt. */
  dismissed: boolean;
}

/** The last operation that succeeded, with which other tabs and a second click compare. `at` is in ms of this machine's clock. */
export interface CompletedOperation<Payload> {
  payload: Payload;
  at: number;
}

/**
 * Whether the payload chosen at `chosenAt` (ms) has succeeded already: the second click of a double click, or the same form in
 * another tab. A choice made after the success is a new operation. A success that is later than `now` says nothing: this device's
 * clock was ahead when it was stored.
 */
export const isAlreadyCompleted = <Payload>(
  completed: CompletedOperation<Payload> | null,
  payload: Payload,
  chosenAt: number,
  now: number,
  isSamePayload: (a: Payload, b: Payload) => boolean,
): boolean =>
  completed !== null &&
  completed.at >= chosenAt &&
  completed.at <= now &&
  isSamePayload(completed.payload, payload);

const priceChanged: RechargeErrorCode = 'PRICE_CHANGED';

/**
 * Classifies a failed POST by its effect. `refused` and `unsent`: it certainly had none. `unknown`: everything else, such as a
 * timeout, a lost connection, 5xx, a proxy's page, or a conflict with a request that is still running (a conflict over the price
 * is `refused`).
 */
export function classifyFailure({ kind, status = 0, body }: PortalError): 'refused' | 'unsent' | 'unknown' {
  if (kind === 'cookie' || kind === 'throttled' || kind === 'session' || status === 401) return 'unsent';
  if (body?.errorCode === priceChanged) return 'refused';
  const decided = status >= 400 && status < 500 && ![408, 409, 425].includes(status);
  // A 4xx without a body comes from a gateway; the host always gives a reason.
  return kind === 'body' && decided && body ? 'refused' : 'unknown';
}
