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
  const screens: Record<number, string> = {};
  window.liveScreens = screens;
  let last = -1;
  let touched = false;
  const count = () => Number(document.querySelector('[data-replay-bar] output')?.textContent ?? 0);
  const look = () => {
    const index = count() - 1;
    if (index !== last) touched = false;
    last = index;
    if (index >= 0 && !touched) screens[index] = treeOf(document.body);
  };
  const touch = () => {
    look();
    touched = true;
  };
  for (const name of ['pointerdown', 'keydown', 'input', 'focusin'])
    window.addEventListener(name, touch, true);
  const run = () => {
    look();
    requestAnimationFrame(run);
  };
  requestAnimationFrame(run);
}

/** Before a page is opened: has its screens taken down. */
export async function watchScreens(page: Page): Promise<void> {
  await page.addInitScript({ content: `(${watch.toString()})(${accessibleTree.toString()})` });
}

export const screensOf = (page: Page): Promise<Record<number, string>> =>
  page.evaluate(() => window.liveScreens);
