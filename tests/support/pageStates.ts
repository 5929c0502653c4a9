import type { Page } from 'playwright-core';

/** The state of a page after a change to its elements. */
export interface PageState {
  /** The text of its heading; empty while there is none. */
  heading: string;
  /** Whether it shows that it is loading. */
  loading: boolean;
  /** The bottom edge of the content of `main`, in px. */
  height: number;
}

declare global {
  interface Window {
    pageStates?: PageState[];
  }
}

/**
 * Records the state of all pages opened from now on, after each change to their elements. React may let the browser paint after each
 * change, so every painted state is among them.
 */
export const recordPageStates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const states: PageState[] = [];
    window.pageStates = states;
    const note = () => {
      const main = document.querySelector('main');
      if (!main) return;
      const parts = [...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
      states.push({
        heading: document.querySelector('h1')?.textContent ?? '',
        loading: /Đang tải/.test(main.textContent),
        height: Math.max(0, ...parts) + window.scrollY,
      });
    };
    document.addEventListener('DOMContentLoaded', () => {
      note();
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
  });

/** All states of the page since it was opened, in order; recording starts again from here. */
export const pageStates = (page: Page): Promise<PageState[]> =>
  page.evaluate(() => window.pageStates?.splice(0) ?? []);
