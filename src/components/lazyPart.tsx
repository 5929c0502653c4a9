import type { ComponentType } from 'react';
import { preloadable } from './preloadable';

const preloads = new Set<() => Promise<void>>();

/**
 * A part of a page that is in a chunk of its own, since the page can be used before it. Where the host has rendered the page,
 * `loadParts` loads it first, so that it does not vanish while the scripts take the page over (docs/decisions/0111).
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Component, preload } = preloadable(load);
  preloads.add(preload);
  return Component;
}

/** Loads the parts of the pages that are loaded. One that fails shows its error when it is rendered. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([...preloads].map((preload) => preload()));
}
