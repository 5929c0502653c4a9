import { Socket } from 'node:net';
import type { Pool, PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { addressesOf, chooseAddress } from './addresses';
import { watchAddresses } from './addressWatch';
import { openPool } from './pool';

/** The connections of a serving host, and the function that closes them. */
export interface HostPool {
  pool: Pool;
  /** Connects to another address from now on, and cuts the connections to the previous one. Does nothing if it is the current one. */
  moveTo(address: string): void;
  end(): Promise<void>;
}

/** The timeouts of a serving host's connections (OPS-1). pg omits those that are 0. A pooler refuses them, so there the role has them. */
const limitsOf = ({ databaseTimes: times, pooler }: Config): PoolConfig => ({
  connectionTimeoutMillis: times.connectMs,
  query_timeout: times.queryMs,
  ...(!pooler && {
    statement_timeout: times.statementMs,
    lock_timeout: times.lockMs,
    idle_in_transaction_session_timeout: times.idleInTransactionMs,
  }),
});

/** Warns if the role has no timeouts: behind a pooler nothing else limits a statement. */
async function warnWithoutLimits(pool: Pool, log: Logger): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0' order by name`,
  );
  if (rows.length > 0)
    log.warn(
      { without: rows.map(({ name }) => name) },
      'the hosts’ database role has no timeouts: set them with alter role (docs/operating.md)',
    );
}

/**
 * Opens the pool at `url`, which may name several addresses (OPS-3). After a failover new connections go to the address that takes
 * writes, and those to the previous one are cut, as if the network were lost.
 */
export async function openHostPool(config: Config, url: string, log: Logger): Promise<HostPool> {
  const addresses = addressesOf(url);
  const connectionString = await chooseAddress(addresses);
  const sockets = new Set<Socket>();
  const pool = openPool({
    connectionString,
    max: config.poolSize,
    namedStatements: !config.pooler,
    ...limitsOf(config),
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  const moveTo = (address: string) => {
    if (address === pool.options.connectionString) return;
    pool.options.connectionString = address;
    for (const socket of sockets) socket.destroy();
  };
  if (config.pooler) await warnWithoutLimits(pool, log);
  const watch = addresses.length > 1 ? watchAddresses(addresses, connectionString, moveTo, log) : null;
  return {
    pool,
    moveTo,
    async end() {
      await watch?.stop();
      await pool.end();
    },
  };
}
