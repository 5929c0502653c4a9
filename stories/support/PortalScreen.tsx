import createCache from '@emotion/cache';
import { getResponse, type HttpHandler } from 'msw';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { Providers } from '../../src/app/Providers';
import { defaultPortalConfig } from '../../src/shared/portalConfig';
import { createStore } from '../../src/store/createStore';
import { FAKE_HOST, hostHandlers, hostState, type HostState } from '../../tests/support/handlers';

export interface PortalScreenProps {
  /** Where the player is. */
  path: string;
  /** What differs from the usual state of the host. */
  host?: Partial<HostState>;
  /** Calls that are answered in another way; they come before the host's own. */
  answers?: HttpHandler[];
}

const isCall = (request: Request) => new URL(request.url).origin === FAKE_HOST;

/**
 * Answers the portal's calls by msw's handlers, without msw's service worker: that file would have to lie in public/,
 * from where the build ships everything.
 */
function fakeFetch({ host, answers = [] }: PortalScreenProps): typeof fetch {
  const handlers = [...answers, ...hostHandlers(hostState(host))];
  const real = window.fetch.bind(window);
  return async (input, init) => {
    const request = new Request(input, init);
    const response = isCall(request) ? await getResponse(handlers, request) : undefined;
    // What fetch does with msw's network error.
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response ?? real(input, init);
  };
}

/** The whole portal at a path, on a real store, router and API; only the host is fake. Nothing is remembered. */
export const PortalScreen = (props: PortalScreenProps) => {
  const [screen] = useState(() => {
    const realFetch = window.fetch.bind(window);
    window.localStorage.removeItem('charge:demo');
    window.localStorage.removeItem('charge-settled:demo');
    window.fetch = fakeFetch(props);
    return {
      restore: () => {
        window.fetch = realFetch;
      },
      cache: createCache({ key: 'screen' }),
      store: createStore({ apiHost: FAKE_HOST, devTools: false }),
    };
  });
  useEffect(() => screen.restore, [screen]);
  return (
    <MemoryRouter initialEntries={[props.path]}>
      <Providers cache={screen.cache} store={screen.store} config={defaultPortalConfig}>
        <App />
      </Providers>
    </MemoryRouter>
  );
};
