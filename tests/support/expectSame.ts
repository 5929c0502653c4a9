import { isDeepStrictEqual } from 'node:util';

/**
 * `expect(found).toEqual(expected)`, for tests that compare tens of thousands of times: Jest builds all its matchers for each call, which
 * takes longer than the comparison. So it is asked only about what differs.
 */
export function expectSame<Value>(found: Value, expected: Value): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
