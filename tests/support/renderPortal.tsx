import type { EmotionCache } from '@emotion/cache';
import { act, configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { App } from '../../src/app/App';
import { examplePortalConfig, type PortalConfig } from '@portal/contract';
import { Providers } from '../../src/app/Providers';
import { typedBeforeOf, type Typed } from '../../src/forms/typedBeforeHydration';
import { createStyleCache } from '../../src/lib/styleCache';
import { createTestStore } from './testStore';

export { createTestStore } from './testStore';

// jsdom has no layout, so there is nothing to scroll.
window.scrollTo = () => undefined;

/*
 * Computing visibility from the kit's styles costs jsdom seconds per screen and gives wrong results, since it knows no media queries;
 * the browser tests cover visibility. So the styles are discarded, before Emotion spends time on turning them into rules.
 */
export function discardingCache(): EmotionCache {
  const cache = createStyleCache({ key: 'css' });
  cache.insert = (_selector, { name }, _sheet, shouldCache) => {
    if (shouldCache) cache.inserted[name] = true;
  };
  return cache;
}
configure({ defaultHidden: true });

interface Options {
  /** Router state of the initial location. */
  state?: unknown;
  typedBefore?: Typed;
  store?: ReturnType<typeof createTestStore>;
  /** Wraps everything, for example in StrictMode. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** The deployment's settings; the example settings by default. */
  config?: PortalConfig;
}

/** The whole portal at a path with a real store, router and API; only the host is fake. */
export function renderPortal(
  path: string,
  { state, typedBefore, store = createTestStore(), wrapper, config = examplePortalConfig }: Options = {},
) {
  const seen: { location: Location | null; navigate: NavigateFunction | null } = {
    location: null,
    navigate: null,
  };
  const Probe = () => {
    seen.location = useLocation();
    seen.navigate = useNavigate();
    return null;
  };
  const [pathname = '/', ...rest] = path.split(/(?=[?#])/);
  const search = rest.find((part) => part.startsWith('?')) ?? '';
  const hash = rest.find((part) => part.startsWith('#')) ?? '';
  const rendered = render(
    <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
      <Providers
        cache={discardingCache()}
        store={store}
        config={config}
        {...(typedBefore && { typedBefore: typedBeforeOf(typedBefore) })}
      >
        <App />
        <Probe />
      </Providers>
    </MemoryRouter>,
    wrapper && { wrapper },
  );
  const here = () => `${seen.location?.pathname}${seen.location?.search}${seen.location?.hash}`;
  return {
    ...rendered,
    store,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    here,
    location: () => seen.location,
    /** The browser's Back (-1) or Forward (1). */
    go: (steps: number) => act(async () => seen.navigate?.(steps)),
  };
}
