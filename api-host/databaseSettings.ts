import { flag, matching, optional, wholeNumber, withDefault } from './settingValues';

/** The settings of settings.ts for the database and this process's connections to it. */
export const databaseSettings = {
  DATABASE_URL: optional(
    matching(/^postgres(ql)?:\/\/./, 'must look like postgres://user:password@host:5432/name'),
    '(the embedded PostgreSQL)',
    'PostgreSQL database, as postgres://user:password@host:port/name. Any number of hosts may share it. May list several addresses of one database in libpq’s syntax, …@host1:5432,host2:5432/name; the host uses the first that accepts writes.',
  ),
  DATABASE_LISTEN_URL: optional(
    matching(/^postgres(ql)?:\/\/./, 'must look like postgres://user:password@host:5432/name'),
    'DATABASE_URL; none if API_HOST_DATABASE_POOLER=1',
    'Address of the database that bypasses the pooler, in the same form. Each process uses one connection to it to listen for money events. Behind a pooler without this setting, the host polls for them every second.',
  ),
  API_HOST_DATABASE_POOLER: withDefault(
    flag,
    '0',
    'Set to 1 if DATABASE_URL is a pooler in transaction mode, such as pgbouncer. The host then uses no named statements and does not send API_HOST_DATABASE_STATEMENT_MS, _LOCK_MS and _IDLE_MS; set these timeouts on the role (docs/operating.md).',
  ),
  API_HOST_MIGRATE: withDefault(
    flag,
    '1',
    'Whether the host migrates the schema when it starts: 1 yes, 0 no. With 0, run npm run migrate instead (docs/releases.md); if the schema lacks something, the host reports it and exits.',
  ),
  API_HOST_POOL_SIZE: withDefault(
    wholeNumber(2, 100),
    '12',
    'Maximum number of database connections per host process, 2 to 100.',
  ),
  API_HOST_DATABASE_CONNECT_MS: withDefault(
    wholeNumber(100, 60_000),
    '2000',
    'How long a call waits for a database connection before it is answered 503, in ms.',
  ),
  API_HOST_DATABASE_QUERY_MS: withDefault(
    wholeNumber(0, 60_000),
    '3500',
    'How long the host waits for the result of a query before it treats the connection as lost and closes it, in ms. 0: no limit.',
  ),
  API_HOST_DATABASE_STATEMENT_MS: withDefault(
    wholeNumber(0, 60_000),
    '3000',
    'statement_timeout of the connections, in ms. 0: not sent.',
  ),
  API_HOST_DATABASE_LOCK_MS: withDefault(
    wholeNumber(0, 60_000),
    '2500',
    'lock_timeout of the connections, in ms. 0: not sent.',
  ),
  API_HOST_DATABASE_IDLE_MS: withDefault(
    wholeNumber(0, 60_000),
    '5000',
    'idle_in_transaction_session_timeout of the connections, in ms. It releases the locks of a host that lost its connection. 0: not sent.',
  ),
};
