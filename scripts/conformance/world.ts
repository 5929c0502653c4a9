import type { CallKey } from '@portal/contract/openapi';
import type { GameRechargeConfig, User, Zone } from '@portal/contract';
import type { Browser } from './browser';
import type { Outcome } from './finding';

export interface ConformanceOptions {
  /** The API host's origin. */
  host: string;
  /** The portal's origin, where it is another one. */
  portalOrigin?: string;
  /** A throw-away account. */
  credentials?: { username: string; password: string };
  /** Whether calls may be tried that cost KP or send messages. */
  money: boolean;
}

/** What the checks share. */
export interface World extends ConformanceOptions {
  /** The player's browser. */
  browser: Browser;
  /** Another browser, in which nobody is signed in. */
  newBrowser: () => Browser;
  signedIn: boolean;
  /** What the reads found, as the portal reads it. */
  read: { user?: User; config?: GameRechargeConfig; zones?: Zone[]; closedZones?: number };
}

export interface Check {
  call: CallKey | `OPTIONS ${string}`;
  /** What is special about it: 'signed out'. */
  about?: string;
  /** What it cannot be tried without. */
  needs?: 'player' | 'money' | 'portalOrigin';
  run: (world: World) => Promise<Outcome>;
}
