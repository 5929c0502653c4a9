import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database } from './db/schema';
import type { PlaceOf } from './domain/addressPlaces';
import type { KeyRing } from './domain/keyRing';
import type { SessionPlayer } from './repositories/sessionLookup';

/** The dependencies passed to every route, worker and gateway. */
export interface Deps {
  config: Config;
  db: Kysely<Database>;
  /** The same connections as `db`, for prepared statements on hot paths. */
  pool: Pool;
  /** Finds the live session with this token hash. Simultaneous look-ups share one query. */
  findSession: (tokenHash: Buffer) => Promise<SessionPlayer | undefined>;
  log: Logger;
  keys: KeyRing;
  clock: () => Date;
  /** The place of an IP address, if ADDRESS_PLACES has one (SAFE-3). */
  placeOf: PlaceOf;
  /** The address that players use, without a trailing slash: PUBLIC_URL, else this host's own. Never taken from a request. */
  publicOrigin: () => string;
}

/** A background task, from the host's start to its stop. */
export interface Worker {
  name: string;
  start(): void;
  /** Resolves when it has finished its work. */
  stop(): Promise<void>;
}
