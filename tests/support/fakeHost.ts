import { limits } from '@portal/contract';
import { setupServer } from 'msw/node';
import { endUnansweredCalls } from './answers';
import { createFakeLocks, setLocks } from './fakeLocks';
import { hostHandlers } from './handlers';
import { hostState, type HostState } from './hostState';

/** A fake host for the tests of a file, with fresh state, locks and no cookies in each test. */
export function useFakeHost() {
  const server = setupServer();
  const host = { server, state: hostState(), requests: [] as Request[] };
  const settings: { apiTimeoutMs: number } = limits;
  let removeLocks = () => {};
  let stopEnding = () => {};

  beforeAll(() => {
    // Jest compiles a page on first use, which stops everything, on a busy machine for longer than a call may take.
    settings.apiTimeoutMs = 60_000;
    server.listen({ onUnhandledRequest: 'error' });
    stopEnding = endUnansweredCalls();
  });
  beforeEach(() => {
    host.requests = [];
    set(host, {});
    removeLocks = setLocks(createFakeLocks());
  });
  afterEach(() => {
    removeLocks();
    server.resetHandlers();
    document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterAll(() => {
    stopEnding();
    server.close();
  });
  server.events.on('request:start', ({ request }) => host.requests.push(request.clone()));
  return host;
}

export type FakeHost = ReturnType<typeof useFakeHost>;

/**
 * Makes something without recording stacks: msw reads one for each handler, and Jest maps all frames to the sources, which took a
 * thirtieth of the time of these tests. msw prints them only in lists of handlers.
 */
function withoutStacks<T>(make: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Replaces the host's state by the default one with `overrides`. */
export function set(host: FakeHost, overrides: Partial<HostState>) {
  host.state = hostState(overrides);
  host.server.resetHandlers(...withoutStacks(() => hostHandlers(host.state)));
}

/** Sets the timeout of all calls, for tests of the timeout itself (others: `timingOut`); jest.restoreAllMocks undoes it. */
export function timeOutAfter(ms: number) {
  const settings: { apiTimeoutMs: number } = limits;
  jest.replaceProperty(settings, 'apiTimeoutMs', ms);
}

/** 'POST /login' for each request, in order. */
export const callsOf = ({ requests }: FakeHost): string[] =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
