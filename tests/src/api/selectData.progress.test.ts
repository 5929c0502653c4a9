import { plainError } from '../../../src/api/portalError';
import { progressOf, type AwaitedQuery } from '../../../src/api/selectData';

const query = (state: Partial<AwaitedQuery>): AwaitedQuery & { refetch: jest.Mock } => ({
  isFetching: false,
  ...state,
  refetch: jest.fn(),
});
const answered = () => query({ data: [] });
const loading = () => query({ isFetching: true });
const failed = () => query({ error: plainError('offline') });
const retrying = () => query({ error: plainError('offline'), isFetching: true });

it('is answered once every query has data, null included', () => {
  expect(progressOf([answered(), query({ data: null })])).toMatchObject({ answered: true, error: undefined });
  expect(progressOf([answered(), loading()])).toMatchObject({ answered: false, error: undefined });
});

it('has an error as soon as one query has failed, with the given message or that of the query', () => {
  expect(progressOf([failed(), loading()])).toMatchObject({
    error: plainError('offline').message,
    busy: false,
  });
  expect(progressOf([failed()], 'Không tải được.').error).toBe('Không tải được.');
});

it('is busy while every failed query is refetched', () => {
  expect(progressOf([retrying(), loading()]).busy).toBe(true);
  expect(progressOf([retrying(), failed()]).busy).toBe(false);
});

it('refetches only queries without data', () => {
  const queries = [answered(), failed(), loading()];
  progressOf(queries).onRetry();
  expect(queries.map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 1]);
});
