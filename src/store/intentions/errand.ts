import type { ActionResult } from '@portal/contract';
import type { HostErrorBody, PortalError } from '../../api/portalError';
import type { IntentionState } from '../../shared/intentionState';
import type { AppThunk, RootState } from '../createStore';
import type { IntentionEvents } from '../slices/intentionSlice';
import type { Intention } from './intention';

/** What became of an intention, as far as the host's own data show it. */
export type Trace = 'pending' | 'success' | 'failed';

/** The host's data at one moment, in which an intention's own effect can be told from what was there before. */
export interface Look<Wish> {
  /** What there is now; kept with a new intention. */
  knownIds: string[];
  find: (intention: Intention<Wish>) => Trace | undefined;
}

export interface Sent {
  data?: (ActionResult & HostErrorBody) | null | undefined;
  error?: object | undefined;
}

/**
 * A kind of thing that must not happen twice (docs/decisions/0003): how it is sent, how it is looked up, and the slice that
 * shows where it stands. `name` also names its lock and what is kept of it in localStorage.
 */
export interface Errand<Wish> {
  name: string;
  events: IntentionEvents<Wish>;
  stateOf: (state: RootState) => IntentionState<Wish>;
  isWish: (value: unknown) => value is Wish;
  isSame: (a: Wish, b: Wish) => boolean;
  look: () => AppThunk<Promise<Look<Wish> | PortalError>>;
  send: (intention: Intention<Wish>) => AppThunk<PromiseLike<Sent>>;
  /** Whether a 2xx is a refusal after all (GAME-6, MIG-4). */
  isRefusal: (body: HostErrorBody) => boolean;
  /** Tags of what has to be asked for anew once it was found done. */
  spoils: readonly ('Me' | 'AccountZones')[];
  /** What a player reads when it failed after the host had taken it on. */
  failedText: () => string;
}
