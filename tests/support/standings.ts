import type { Page } from 'playwright-core';

/** What stands on a page after a change of its elements. */
export interface Standing {
  /** The text of its heading; empty while there is none. */
  heading: string;
  /** Whether it says that it is loading. */
  loading: boolean;
  /** How far down the content of `main` reaches, in px. */
  height: number;
}

declare global {
  interface Window {
    standings?: Standing[];
  }
}

/**
 * Notes what stands on the pages opened from now on after each change of their elements. React may let the browser paint after each
 * of them, so no picture can show what is not among them.
 */
export const noteStandings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const standings: Standing[] = [];
    window.standings = standings;
    const note = () => {
      const main = document.querySelector('main');
      if (!main) return;
      const parts = [...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
      standings.push({
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

/** What stood on the page since it was opened, in order; from now on it is noted anew. */
export const standingsOf = (page: Page): Promise<Standing[]> =>
  page.evaluate(() => window.standings?.splice(0) ?? []);
