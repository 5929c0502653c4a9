import type { UnknownAction } from '@reduxjs/toolkit';
import type { EmotionCache } from '@emotion/cache';
import type { HttpHandler } from 'msw';
import { useEffect, useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { limits, type PortalConfig } from '@portal/contract';
import { App } from '../../src/app/App';
import { preloadPath } from '../../src/app/preloadPath';
import { Providers } from '../../src/app/Providers';
import { extension } from '../../src/replay/devToolsPanel';
import { createRecordingTools } from '../../src/replay/recordingTools';
import { examplePortalConfig } from '@portal/contract';
import { createStyleCache } from '../../src/lib/styleCache';
import { createStore } from '../../src/store/createStore';
import { recheckTimings } from '../../src/operations/runAttempt';
import { hostHandlers } from '../../tests/support/handlers';
import { hostState, type HostState } from '../../tests/support/hostState';
import { currentBrand } from './brand';
import { currentNetwork } from './network';
import { openStoryHost } from './storyHost';

export interface PortalScreenProps {
  /** The path of the page that the player is on. */
  path: string;
  /** The differences from the usual state of the host. */
  host?: Partial<HostState>;
  /** Handlers that take precedence over the host's own. A function creates new ones for each screen, for handlers with state. */
  answers?: HttpHandler[] | (() => HttpHandler[]);
  /** Whether the deployment offers passkeys; false by default. */
  passkeys?: boolean;
  /** Settings of the deployment that differ from the example configuration. */
  config?: Partial<PortalConfig>;
  /** The entries of sessionStorage, which a reload of the page would find in this tab. */
  kept?: Record<string, string>;
  /** The entries of localStorage, which the browser keeps permanently. */
  remembered?: Record<string, string>;
  /** Actions to dispatch before the screen opens. */
  actions?: readonly UnknownAction[];
  /** The timeout of calls in ms; none by default, so that a loading state stays visible. */
  timeoutMs?: number;
  /** The interval in ms at which an operation with an unknown outcome is rechecked. */
  recheckEveryMs?: number;
}

const NEVER_MS = 2 ** 31 - 1;
const RECHECK_EVERY_MS = recheckTimings.intervalMs;

/** Clears the storage between stories, except for Storybook's own entries. */
function forgetAll(storage: Storage) {
  Object.keys(storage)
    .filter((key) => !/storybook/i.test(key))
    .forEach((key) => storage.removeItem(key));
}

function remember({
  kept = {},
  remembered = {},
  timeoutMs = NEVER_MS,
  recheckEveryMs = RECHECK_EVERY_MS,
}: PortalScreenProps) {
  forgetAll(window.localStorage);
  forgetAll(window.sessionStorage);
  Object.entries(kept).forEach(([key, value]) => window.sessionStorage.setItem(key, value));
  Object.entries(remembered).forEach(([key, value]) => window.localStorage.setItem(key, value));
  recheckTimings.intervalMs = recheckEveryMs;
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  const settings: { apiTimeoutMs: number } = limits;
  settings.apiTimeoutMs = timeoutMs;
}

const { locks } = navigator;

/** Gives this screen its own lock names, so that work still running in the previous story does not block it. */
function ownLocks(owner: string) {
  const request = (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) =>
    locks.request(`${owner} ${name}`, options, work);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Connects to Redux DevTools with time travel if the extension is installed. */
const openTools = (cache: EmotionCache) =>
  extension() ? createRecordingTools({ cache, config: examplePortalConfig, showRecorder: false }) : undefined;

function openScreen(props: PortalScreenProps) {
  remember(props);
  const { answers = [], host } = props;
  const others = typeof answers === 'function' ? answers() : answers;
  const handlers = [...others, ...hostHandlers(hostState(host))];
  const storyHost = openStoryHost(handlers, currentNetwork());
  ownLocks(storyHost.origin);
  const cache = createStyleCache({ key: 'screen' });
  const tools = openTools(cache);
  const store = createStore({ apiHost: storyHost.origin, devTools: tools?.enhancer ?? false });
  props.actions?.forEach(store.dispatch);
  const config = {
    ...examplePortalConfig,
    brand: currentBrand(),
    passkeys: props.passkeys ?? false,
    ...props.config,
  };
  // A unique location key, so that nothing is remembered for this history entry.
  const place = { ...parsePath(props.path), key: storyHost.origin };
  const portal = (
    <MemoryRouter initialEntries={[place]}>
      <Providers cache={cache} store={store} config={config}>
        <App />
      </Providers>
    </MemoryRouter>
  );
  return { close: storyHost.close, portal: tools?.withTools(portal, store) ?? portal };
}

/** The whole portal at a path, with the real store, router and API; only the host is fake. */
export const PortalScreen = (props: PortalScreenProps) => {
  const [screen] = useState(() => openScreen(props));
  useEffect(() => screen.close, [screen]);
  return screen.portal;
};

/** Loads the chunks that a path needs, so that a story shows its screen at once. */
export const preloadScreen = (path: string): Promise<void> =>
  preloadPath(new URL(path, 'http://story.host').pathname);
