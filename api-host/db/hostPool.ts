import { Socket } from 'node:net';
import type { Pool, PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { addressesOf, chooseAddress } from './addresses';
import { watchAddresses } from './addressWatch';
import { openPool } from './pool';

/** The connections of a host that serves, and the address that they lead to. */
export interface HostPool {
  pool: Pool;
  end(): Promise<void>;
}

/** The limits of time for the connections of a host that serves (OPS-1). pg sends none for 0; a pooler refuses them, so there the role has them. */
const limitsOf = ({ databaseTimes: times, pooler }: Config): PoolConfig => ({
  connectionTimeoutMillis: times.connectMs,
  query_timeout: times.queryMs,
  ...(!pooler && {
    statement_timeout: times.statementMs,
    lock_timeout: times.lockMs,
    idle_in_transaction_session_timeout: times.idleInTransactionMs,
  }),
});

/** Behind a pooler nobody else limits a statement. */
async function warnWithoutLimits(pool: Pool, log: Logger): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0' order by name`,
  );
  if (rows.length > 0)
    log.warn(
      { without: rows.map(({ name }) => name) },
      'the role of the hosts lacks limits of time: set them with alter role (docs/operating.md)',
    );
}

/**
 * Opens them at `url`, which may name several addresses (OPS-3). After a failover new connections lead to the address that takes writes, and
 * those to the former are cut, as a lost network would.
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
  const onMove = (address: string) => {
    pool.options.connectionString = address;
    for (const socket of sockets) socket.destroy();
  };
  if (config.pooler) await warnWithoutLimits(pool, log);
  const watch = addresses.length > 1 ? watchAddresses(addresses, connectionString, onMove, log) : null;
  return {
    pool,
    async end() {
      await watch?.stop();
      await pool.end();
    },
  };
}
