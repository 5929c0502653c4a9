import { flag, matching, optional, wholeNumber, withDefault } from './settingValues';

/** The settings of settings.ts for the database and this process's connections to it. */
export const databaseSettings = {
  DATABASE_URL: optional(
    matching(/^postgres(ql)?:\/\/./, 'must look like postgres://user:password@host:5432/name'),
    '(the embedded PostgreSQL)',
    'PostgreSQL to use, as postgres://user:password@host:port/name. Any number of hosts may share it. Several addresses of one database as libpq writes them, …@host1:5432,host2:5432/name: the one that takes writes is used.',
  ),
  DATABASE_LISTEN_URL: optional(
    matching(/^postgres(ql)?:\/\/./, 'must look like postgres://user:password@host:5432/name'),
    'DATABASE_URL; none with API_HOST_DATABASE_POOLER=1',
    'Where one connection a process listens for money events, past a pooler, in the same form. Without it and behind a pooler, the host looks for them every second.',
  ),
  API_HOST_DATABASE_POOLER: withDefault(
    flag,
    '0',
    '1 where DATABASE_URL leads to a pooler in transaction mode, such as pgbouncer: statements have no names, and the three limits below are not sent; set them for the role (docs/operating.md).',
  ),
  API_HOST_MIGRATE: withDefault(
    flag,
    '1',
    '0 starts the host without changing the schema, which npm run migrate does then (docs/releases.md). Where the schema lacks something, the start says so and ends.',
  ),
  API_HOST_POOL_SIZE: withDefault(
    wholeNumber(2, 100),
    '12',
    'Most database connections one host process opens, 2 to 100.',
  ),
  API_HOST_DATABASE_CONNECT_MS: withDefault(
    wholeNumber(100, 60_000),
    '2000',
    'How long a call waits for a database connection, in ms, before it is answered 503.',
  ),
  API_HOST_DATABASE_QUERY_MS: withDefault(
    wholeNumber(0, 60_000),
    '3500',
    'How long a query may be without an answer, in ms, before its connection counts as lost and is closed. 0: for ever.',
  ),
  API_HOST_DATABASE_STATEMENT_MS: withDefault(
    wholeNumber(0, 60_000),
    '3000',
    'statement_timeout of the connections, in ms. 0 sends none.',
  ),
  API_HOST_DATABASE_LOCK_MS: withDefault(
    wholeNumber(0, 60_000),
    '2500',
    'lock_timeout of the connections, in ms. 0 as above.',
  ),
  API_HOST_DATABASE_IDLE_MS: withDefault(
    wholeNumber(0, 60_000),
    '5000',
    'idle_in_transaction_session_timeout of the connections, in ms: what a host that was cut off held is released. 0 as above.',
  ),
};
