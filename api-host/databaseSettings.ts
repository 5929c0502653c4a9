import { matching, optional, wholeNumber, withDefault } from './settingValues';

/** The settings of settings.ts that are about the database and this process's connections to it. */
export const databaseSettings = {
  DATABASE_URL: optional(
    matching(/^postgres(ql)?:\/\/./, 'must look like postgres://user:password@host:5432/name'),
    '(the embedded PostgreSQL)',
    'PostgreSQL to use, as postgres://user:password@host:port/name. Any number of hosts may share it.',
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
    'statement_timeout of the connections, in ms. 0 sends none, for a pooler that refuses it; then set it for the role.',
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
