import { type ComponentType, useEffect, useState } from 'react';

/** A component in a chunk of its own, which most visits to a page never need. */
export interface Deferred<Props> {
  /** The component once its chunk is there. */
  loaded: () => ComponentType<Props> | null;
  /** Loads the chunk once; after a failure the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
}

export function deferred<Props>(fetchPart: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  return {
    loaded: () => part,
    load: () =>
      (loading ??= fetchPart().then(
        (component) => (part = component),
        (reason: unknown) => {
          loading = null;
          throw reason;
        },
      )),
  };
}

/** Calls back when the browser has nothing better to do; returns what calls it off. */
function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}

/**
 * The deferred component, or null until it is there. It is fetched when the browser is idle, and at once when `wanted`;
 * `onFailed` hears when it was wanted and could not be had. No Suspense: React would show it late.
 */
export function useDeferred<Props>(
  part: Deferred<Props>,
  wanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState(part.loaded);

  useEffect(() => {
    if (Part) return undefined;
    let gone = false;
    const fetchNow = () =>
      void part.load().then(
        (component) => {
          if (!gone) setPart(() => component);
        },
        () => {
          if (!gone && wanted) onFailed();
        },
      );
    const callOff = wanted ? undefined : whenIdle(fetchNow);
    if (wanted) fetchNow();
    return () => {
      gone = true;
      callOff?.();
    };
  }, [Part, part, wanted, onFailed]);

  return Part;
}
