import { lazy, useState, type ComponentType } from 'react';
import { loadOnce } from '../lib/loadOnce';

/** A component in its own chunk. */
export interface Preloadable<Props extends object> {
  Component: ComponentType<Props>;
  /** Loads the chunk. A preloaded component is shown at once, whereas React delays content that Suspense reveals. */
  preload: () => Promise<void>;
}

/** In ms. One lost request is not an error yet. */
const RETRY_MS = 1000;

const never = new Promise<never>(() => undefined);

const failed = new Set<() => void>();

/**
 * Lets components request their chunk again when they are mounted next, if it has failed to load. Call it once an error boundary shows
 * the error (React's `onCaughtError`). Not earlier: until then, React keeps rendering a component that is not mounted yet, and each
 * render would request the chunk and never show the error.
 */
export function requestFailedChunksAgain(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * A component in its own chunk that renders without Suspense once it is preloaded (architecture §7, trap 1). Unlike React's own lazy
 * component, it can be loaded after a failure: see `requestFailedChunksAgain`. `recover` runs when the chunk of a mounted component has
 * failed twice. The error is shown unless it resolves with true.
 */
export function preloadable<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  recover?: () => Promise<boolean>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  let attempt: ComponentType<Props> | null = null;
  const loadAgain = () =>
    new Promise<ComponentType<Props>>((resolve) => setTimeout(() => resolve(load()), RETRY_MS));
  const loadComponent = loadOnce(async () => (loaded = await load().catch(loadAgain)));
  const loadForRender = async () => {
    try {
      return { default: await loadComponent() };
    } catch (error) {
      if (await recover?.()) await never;
      failed.add(() => (attempt = null));
      throw error;
    }
  };

  const Component = (props: Props) => {
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? (attempt ??= lazy(loadForRender)));
    return <Loaded {...props} />;
  };
  return { Component, preload: () => loadComponent().then(() => undefined) };
}

/**
 * Whether a server renders, which prerender.tsx says. It must not show what has loaded since an earlier rendering: the browser's first
 * render shows the fallback, so the part would disappear again.
 */
export const rendering = { onServer: false };

/** `preloadable` without the preload. Use it in place of React's `lazy`. On a server it always renders the fallback. */
export const lazyComponent = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => preloadable(() => (rendering.onServer ? never : load())).Component;
