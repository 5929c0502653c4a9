import type { Page } from 'playwright-core';
import { accessibleTree } from './accessibleTree';

declare global {
  interface Window {
    /** Number of an action → the screen that stood after it. */
    liveScreens: Record<number, string>;
  }
}

/**
 * Takes down, in a portal that records, the screen after each action, as it stands when nothing moves any more: until the next
 * action, or until the player touches something, since what is merely typed is no part of a recording.
 */
function watch(treeOf: (root: Element) => string) {
  /** A screen that stands for less is on its way to another: a part of the page is being loaded. */
  const STANDS_MS = 400;
  const screens: Record<number, string> = {};
  window.liveScreens = screens;
  let seen = { index: -1, tree: '', since: 0 };
  let touched = false;
  const count = () => Number(document.querySelector('[data-replay-bar] output')?.textContent ?? 0);
  /** What comes or leaves; a spinner turns for ever. */
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
    // A page whose code is on its way has no heading yet, and a part of one is asked for by a script of webpack's; what is loaded is
    // no part of the state.
    if (index < 0 || touched || !document.querySelector('h1')) return;
    if (document.querySelector('script[data-webpack]') || moving()) return;
    const tree = treeOf(document.body);
    if (index !== seen.index || tree !== seen.tree) seen = { index, tree, since: performance.now() };
    else if (performance.now() - seen.since > STANDS_MS) screens[index] = tree;
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

/** Before a page is opened: has its screens taken down. */
export async function watchScreens(page: Page): Promise<void> {
  // A compiler may wrap named functions.
  const names = 'globalThis.__name ??= (named) => named;';
  await page.addInitScript({ content: `${names}(${watch.toString()})(${accessibleTree.toString()})` });
}

/** Waits until the screen after the last action stands: nothing is loading in it, and nothing came for a second. */
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
