import { messageOf } from './portalError';

/** What RTK Query tells of a fetch, as far as the pages ask. */
interface QueryResult<Data, Failure> {
  data?: Data | undefined;
  error?: Failure | undefined;
  isFetching: boolean;
}

/** For `selectFromResult`: a component is rendered when its data changes, not each time a fetch begins and ends. */
export const selectData = <Data>({ data }: { data?: Data | undefined }) => ({ data });

/** The same for a page that also shows how the first fetch goes: `error` and `isFetching` are told only while there is no data. */
export const selectShown = <Data, Failure>({ data, error, isFetching }: QueryResult<Data, Failure>) =>
  data === undefined ? { data, error, isFetching } : { data, error: undefined, isFetching: false };

/** A query whose answer a part of a page needs. */
export interface AwaitedQuery extends QueryResult<unknown, Parameters<typeof messageOf>[0]> {
  refetch: () => unknown;
}

/**
 * How far the queries are that a part of a page needs, all of them: for an AnswerPlaceholder. A retry asks again for what is missing.
 * `message` is shown in place of the host's.
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
