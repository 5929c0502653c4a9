import { limits } from '@portal/contract';
import { setupServer } from 'msw/node';
import { hostHandlers, hostState, type HostState } from './handlers';

/** The fake host for the tests of a file: started before, fresh state and no cookies before each test. */
export function useFakeHost() {
  const server = setupServer();
  const host = { server, state: hostState(), requests: [] as Request[] };

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    host.requests = [];
    set(host, {});
  });
  afterEach(() => {
    server.resetHandlers();
    document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
    window.localStorage.clear();
  });
  afterAll(() => server.close());
  server.events.on('request:start', ({ request }) => host.requests.push(request.clone()));
  return host;
}

export type FakeHost = ReturnType<typeof useFakeHost>;

/** Gives the host another state than the usual one. */
export function set(host: FakeHost, overrides: Partial<HostState>) {
  host.state = hostState(overrides);
  host.server.resetHandlers(...hostHandlers(host.state));
}

/** Makes calls give up earlier than after 5000 ms; undone by jest.restoreAllMocks. */
export function giveUpAfter(ms: number) {
  const settings: { apiTimeoutMs: number } = limits;
  jest.replaceProperty(settings, 'apiTimeoutMs', ms);
}

/** 'POST /login' for each call that was made, in order. */
export const callsOf = ({ requests }: FakeHost): string[] =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
