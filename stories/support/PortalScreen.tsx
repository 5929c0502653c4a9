import type { UnknownAction } from '@reduxjs/toolkit';
import createCache, { type EmotionCache } from '@emotion/cache';
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
import { createStore } from '../../src/store/createStore';
import { recheckTimings } from '../../src/operations/runAttempt';
import { hostHandlers } from '../../tests/support/handlers';
import { hostState, type HostState } from '../../tests/support/hostState';
import { currentBrand } from './brand';
import { currentNetwork } from './network';
import { openStoryHost } from './storyHost';

export interface PortalScreenProps {
  /** Where the player is. */
  path: string;
  /** What differs from the usual state of the host. */
  host?: Partial<HostState>;
  /** Calls that are answered in another way; they come before the host's own. Made anew for those that count. */
  answers?: HttpHandler[] | (() => HttpHandler[]);
  /** Whether the deployment offers passkeys; false unless said otherwise. */
  passkeys?: boolean;
  /** What the deployment sets beyond the examples. */
  config?: Partial<PortalConfig>;
  /** What a reload of the page would find in this tab: sessionStorage. */
  kept?: Record<string, string>;
  /** What this browser remembers for good: localStorage. */
  remembered?: Record<string, string>;
  /** What the store was told before the screen opened. */
  actions?: readonly UnknownAction[];
  /** The timeout of calls in ms; by default none, so that a loading state stays visible. */
  timeoutMs?: number;
  /** How long an unknown outcome waits between two looks, in ms. */
  lookEveryMs?: number;
}

const NEVER_MS = 2 ** 31 - 1;
const LOOK_EVERY_MS = recheckTimings.intervalMs;

/** Nothing is remembered from story to story, but for what Storybook itself keeps. */
function forgetAll(storage: Storage) {
  Object.keys(storage)
    .filter((key) => !/storybook/i.test(key))
    .forEach((key) => storage.removeItem(key));
}

function remember({
  kept = {},
  remembered = {},
  timeoutMs = NEVER_MS,
  lookEveryMs = LOOK_EVERY_MS,
}: PortalScreenProps) {
  forgetAll(window.localStorage);
  forgetAll(window.sessionStorage);
  Object.entries(kept).forEach(([key, value]) => window.sessionStorage.setItem(key, value));
  Object.entries(remembered).forEach(([key, value]) => window.localStorage.setItem(key, value));
  recheckTimings.intervalMs = lookEveryMs;
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  const settings: { apiTimeoutMs: number } = limits;
  settings.apiTimeoutMs = timeoutMs;
}

const { locks } = navigator;

/** Locks of this screen alone: what still runs of the story before holds nothing up. */
function ownLocks(owner: string) {
  const request = (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) =>
    locks.request(`${owner} ${name}`, options, work);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** The Redux DevTools connection and time travel, if the extension is installed. */
const openTools = (cache: EmotionCache) =>
  extension() ? createRecordingTools({ cache, config: examplePortalConfig, showRecorder: false }) : undefined;

function openScreen(props: PortalScreenProps) {
  remember(props);
  const { answers = [], host } = props;
  const others = typeof answers === 'function' ? answers() : answers;
  const handlers = [...others, ...hostHandlers(hostState(host))];
  const storyHost = openStoryHost(handlers, currentNetwork());
  ownLocks(storyHost.origin);
  const cache = createCache({ key: 'screen' });
  const tools = openTools(cache);
  const store = createStore({ apiHost: storyHost.origin, devTools: tools?.enhancer ?? false });
  props.actions?.forEach(store.dispatch);
  const config = {
    ...examplePortalConfig,
    brand: currentBrand(),
    passkeys: props.passkeys ?? false,
    ...props.config,
  };
  // A place of its own in the history, so that nothing is remembered for it.
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

/** The whole portal at a path, on a real store, router and API; only the host is fake. */
export const PortalScreen = (props: PortalScreenProps) => {
  const [screen] = useState(() => openScreen(props));
  useEffect(() => screen.close, [screen]);
  return screen.portal;
};

/** Loads the chunks that a path needs, so that a story shows its screen at once. */
export const preloadScreen = (path: string): Promise<void> =>
  preloadPath(new URL(path, 'http://story.host').pathname);
