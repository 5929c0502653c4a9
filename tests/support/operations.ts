import { recheckTimings } from '../../src/operations/runAttempt';
import { callsOf, type FakeHost } from './fakeHost';

/** For all tests of a file: unanswered operations are rechecked without long pauses, and the portal already has its XSRF cookie. */
export function useQuickRechecks() {
  beforeEach(() => {
    jest.replaceProperty(recheckTimings, 'intervalMs', 20);
    document.cookie = 'XSRF-TOKEN=t; path=/';
  });
  afterEach(() => void jest.restoreAllMocks());
}

/** The number of POSTs to a path. */
export const postsTo = (host: FakeHost, path: string): number =>
  callsOf(host).filter((call) => call === `POST ${path}`).length;

/** The Idempotency-Key of each POST, in order. */
export const sentKeys = ({ requests }: FakeHost): (string | null)[] =>
  requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
