import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database } from './db/schema';

/** What every route, worker and gateway is given. */
export interface Deps {
  config: Config;
  db: Kysely<Database>;
  /** The same connections as `db`, for prepared statements on hot paths. */
  pool: Pool;
  log: Logger;
  clock: () => Date;
  /** Address players use, without a slash at the end: PUBLIC_URL, else this host's own; never what a request claims. */
  publicOrigin: () => string;
}

/** Something that works beside the requests, from the host's start to its stop. */
export interface Worker {
  name: string;
  start(): void;
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}
