import { lazy, useState, type ComponentType } from 'react';
import { loadOnce } from '../lib/loadOnce';

/** A component in its own chunk. */
export interface Preloadable<Props extends object> {
  Component: ComponentType<Props>;
  /** Loads the chunk. A preloaded component is shown at once, whereas React delays content that Suspense reveals. */
  preload: () => Promise<void>;
}

/**
 * A component in its own chunk that renders without Suspense once it is preloaded (architecture §7, trap 1). A chunk that failed to
 * load is requested again when the component is mounted again.
 */
export function preloadable<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadComponent = loadOnce(async () => (loaded = await load()));

  const Component = (props: Props) => {
    const [Loaded] = useState<ComponentType<Props>>(
      () => loaded ?? lazy(async () => ({ default: await loadComponent() })),
    );
    return <Loaded {...props} />;
  };
  return { Component, preload: () => loadComponent().then(() => undefined) };
}
