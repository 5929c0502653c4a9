import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component in its own chunk, for a part of a page that most visits never need. Products have their own way to load pages (the portal:
 * `lazyComponent`, with Suspense); the kit imports nothing of them, and shows something of its own until the chunk has loaded.
 */
export interface ComponentChunk<Props> {
  /** The component, or null until its chunk has loaded. */
  loaded: () => ComponentType<Props> | null;
  /** Loads the chunk once. After a failure the next call retries. */
  load: () => Promise<ComponentType<Props>>;
}

/** Wraps the `import()` of a component. */
export function componentChunk<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): ComponentChunk<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  return {
    loaded: () => loaded,
    load: () =>
      (loading ??= importComponent().then(
        (component) => (loaded = component),
        (reason: unknown) => {
          loading = null;
          throw reason;
        },
      )),
  };
}

/** Runs the callback when the browser is idle. Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}

/**
 * The component of the chunk, or null until it has loaded. It loads when the browser is idle, or at once if `needed`.
 * Calls `onError` if it was needed and could not be loaded. Suspense is not used, because React delays revealing its content.
 */
export function useComponentChunk<Props>(
  chunk: ComponentChunk<Props>,
  needed: boolean,
  onError: () => void,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState(chunk.loaded);

  useEffect(() => {
    if (Component) return undefined;
    let cancelled = false;
    const load = () =>
      void chunk.load().then(
        (component) => {
          if (!cancelled) setComponent(() => component);
        },
        () => {
          if (!cancelled && needed) onError();
        },
      );
    const cancelIdle = needed ? undefined : whenIdle(load);
    if (needed) load();
    return () => {
      cancelled = true;
      cancelIdle?.();
    };
  }, [Component, chunk, needed, onError]);

  return Component;
}
