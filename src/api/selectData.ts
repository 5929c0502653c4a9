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
