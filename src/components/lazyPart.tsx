import type { ComponentType } from 'react';
import { preloadable } from './preloadable';

const preloads = new Set<() => Promise<void>>();

/**
 * A part of a page in its own chunk, since the page can be used before the part has loaded. If the host has rendered the page,
 * `loadParts` loads it first, so that it does not disappear while the scripts take over the page (docs/decisions/0111).
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Component, preload } = preloadable(load);
  preloads.add(preload);
  return Component;
}

/** Loads the parts of all pages whose chunk has loaded. A part that fails to load shows its error when it is rendered. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([...preloads].map((preload) => preload()));
}
