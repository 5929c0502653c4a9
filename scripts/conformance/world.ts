import type { CallKey } from '@portal/contract/openapi';
import type { GameRechargeConfig, User, Zone } from '@portal/contract';
import type { Browser } from './browser';
import type { Outcome } from './finding';

export interface ConformanceOptions {
  /** The API host's origin. */
  host: string;
  /** The portal's origin, if it differs from the host's. */
  portalOrigin?: string;
  /** The credentials of a throw-away account. */
  credentials?: { username: string; password: string };
  /** Whether calls that cost KP or send messages may be tried. */
  money: boolean;
}

/** The state that the checks share. */
export interface World extends ConformanceOptions {
  /** The player's browser. */
  browser: Browser;
  /** Creates another browser, in which nobody is signed in. */
  newBrowser: () => Browser;
  signedIn: boolean;
  /** The results of the read checks, as the portal reads them. */
  read: { user?: User; config?: GameRechargeConfig; zones?: Zone[]; closedZones?: number };
}

export interface Check {
  call: CallKey | `OPTIONS ${string}`;
  /** The special condition of the check, such as 'signed out'. */
  about?: string;
  /** The precondition of the check. */
  needs?: 'player' | 'money' | 'portalOrigin';
  run: (world: World) => Promise<Outcome>;
}
