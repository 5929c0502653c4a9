import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { storyWindow, type Size } from '../browser';
import { serveStorybook, watchStories } from '../storybook';
import { rendererOf } from '../looks/renderer';
import { requireStorybook } from './requireBuilds';

/** A tab in Storybook's preview. */
interface StoryTab {
  page: Page;
  /** The errors that occurred in it; see watchStories. */
  faults: string[];
}

/** The built Storybook on a server, with one tab for each size and kind, shared by all tests of a worker in turn. */
export interface BuiltStorybook {
  url: string;
  /** Identifies how this browser renders; see rendererOf. */
  renderer: string;
  /** `still`: the tab frozen for pictures (openStill), which no other test may use. */
  tab(size: Size, still?: boolean): Promise<StoryTab>;
}

async function openTab(browser: Browser, url: string, size: Size): Promise<StoryTab> {
  const context = await browser.newContext(storyWindow(size));
  const faults = watchStories(context, url);
  return { page: await context.newPage(), faults };
}

export const test = base.extend<object, { storybook: BuiltStorybook }>({
  storybook: [
    async ({ browser }, use) => {
      requireStorybook();
      const server = await serveStorybook();
      const tabs = new Map<string, Promise<StoryTab>>();
      await use({
        url: server.url,
        renderer: await rendererOf(browser),
        tab(size, still = false) {
          const key = `${size} ${still}`;
          const tab = tabs.get(key) ?? openTab(browser, server.url, size);
          tabs.set(key, tab);
          return tab;
        },
      });
      for (const tab of tabs.values()) await (await tab).page.context().close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
