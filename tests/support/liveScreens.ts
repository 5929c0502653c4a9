import type { Page } from 'playwright-core';
import { accessibleTree } from './accessibleTree';
import { defineName } from './browser';

declare global {
  interface Window {
    /** Number of an action → the screen shown after it. */
    liveScreens: Record<number, string>;
  }
}

/**
 * Runs in a portal that records. Captures the screen after each action once nothing moves any more, until the next action or until the
 * player touches something, since text that was only typed is not part of a recording.
 */
function watch(treeOf: (root: Element) => string) {
  /** A screen shown for less than this is a transition: part of the page is still loading. */
  const STANDS_MS = 400;
  const screens: Record<number, string> = {};
  window.liveScreens = screens;
  let seen = { index: -1, tree: '', since: 0 };
  let touched = false;
  let idleAt = 0;
  const idle = () => {
    idleAt = performance.now();
    requestIdleCallback(idle);
  };
  requestIdleCallback(idle);
  const count = () => Number(document.querySelector('[data-replay-bar] output')?.textContent ?? 0);
  /** Only enter and exit animations count; a spinner never ends. */
  const moving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  const look = () => {
    const index = count() - 1;
    if (index !== seen.index) touched = false;
    // A page whose code is still loading has no heading yet, and webpack loads a part of a page with a script element; which chunks have
    // loaded is not part of the state.
    if (index < 0 || touched || !document.querySelector('h1')) return;
    if (document.querySelector('script[data-webpack]') || moving()) return;
    const tree = treeOf(document.body);
    if (index !== seen.index || tree !== seen.tree) seen = { index, tree, since: performance.now() };
    // React reveals a part that has loaded after 300 ms, and on a busy machine it may render for a while then.
    else if (idleAt - seen.since > STANDS_MS) screens[index] = tree;
  };
  const touch = () => {
    touched = true;
  };
  for (const name of ['pointerdown', 'keydown', 'input']) window.addEventListener(name, touch, true);
  const run = () => {
    look();
    requestAnimationFrame(run);
  };
  requestAnimationFrame(run);
}

/** Call it before a page is opened: the page then captures its screens. */
export async function watchScreens(page: Page): Promise<void> {
  await page.addInitScript({ content: `${defineName}(${watch.toString()})(${accessibleTree.toString()})` });
}

/** Waits until the screen after the last action has settled: it shows no loading state, and nothing happened for a second. */
export const lastScreenStands = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const STANDS_MS = 1000;
    let seen = { index: -1, tree: '', since: 0 };
    return new Promise<void>((resolve) => {
      const look = () => {
        const index = Number(document.querySelector('[data-replay-bar] output')?.textContent ?? 0) - 1;
        const tree = window.liveScreens[index] ?? '';
        const loading = tree === '' || document.querySelector('[role=progressbar], [aria-busy=true]');
        if (loading || index !== seen.index || tree !== seen.tree)
          seen = { index, tree, since: performance.now() };
        else if (performance.now() - seen.since > STANDS_MS) return resolve();
        return void requestAnimationFrame(look);
      };
      look();
    });
  });

export const screensOf = (page: Page): Promise<Record<number, string>> =>
  page.evaluate(() => window.liveScreens);
