import { messageOf } from './portalError';

/** The fields of an RTK Query result that pages use. */
interface QueryResult<Data, Failure> {
  data?: Data | undefined;
  error?: Failure | undefined;
  isFetching: boolean;
}

/** For `selectFromResult`: a component re-renders when its data changes, not each time a fetch begins or ends. */
export const selectData = <Data>({ data }: { data?: Data | undefined }) => ({ data });

/** The same for a page that also shows the progress of the first fetch: `error` and `isFetching` are set only while there is no data. */
export const selectShown = <Data, Failure>({ data, error, isFetching }: QueryResult<Data, Failure>) =>
  data === undefined ? { data, error, isFetching } : { data, error: undefined, isFetching: false };

/** A query that a part of a page depends on. */
export interface AwaitedQuery extends QueryResult<unknown, Parameters<typeof messageOf>[0]> {
  refetch: () => unknown;
}

/**
 * The combined progress of the queries that a part of a page depends on, as props of an AnswerPlaceholder. A retry refetches the
 * queries without data. `message` replaces the host's message.
 */
export function progressOf(queries: readonly AwaitedQuery[], message?: string) {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ error }) => error);
  const error = failed[0]?.error;
  return {
    answered: missing.length === 0,
    error: error && (message ?? messageOf(error)),
    busy: failed.every(({ isFetching }) => isFetching),
    onRetry: () => missing.forEach(({ refetch }) => refetch()),
  };
}
