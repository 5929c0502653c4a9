import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sizes, type Size } from './browser';
import { serveFolder } from './staticServer';

const built = path.resolve(__dirname, '../../storybook-static');

/** A page of the built Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  exportName?: string;
  tags: string[];
  type: 'story' | 'docs';
}

/** All pages of the built Storybook. Throws with what to do when it isn't built. */
export function storyEntries(): StoryEntry[] {
  const index = path.join(built, 'index.json');
  if (!existsSync(index))
    throw new Error('storybook-static/ is missing: run `npm run build:storybook` before these tests.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

/** The built Storybook as any plain file server has it, below a path that it was not told. */
export const serveStorybook = () => serveFolder(built, '/some/sub/path/');

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

interface RunningPreview {
  currentRender?: { phase?: string };
}

/** Storybook's preview: one page that shows one story after the other. */
export interface Preview {
  context: BrowserContext;
  page: Page;
  /** What went wrong since it was last emptied. */
  faults: string[];
  /** Shows a story and plays it; gives what it failed with, if it did. */
  show: (id: string) => Promise<string | null>;
}

export interface PreviewOptions {
  /** The story to begin with; another than the first that is shown. */
  first: string;
  size?: Size;
  context?: Parameters<Browser['newContext']>[0];
}

function watch(context: BrowserContext, url: string): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`page error: ${String(error.error())}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
      faults.push(`unhandled request: ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Waits in the page for the end of a story, through the channel on which Storybook's own manager listens. */
function showInPage(id: string): Promise<string | null> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  let failure: string | null = null;
  const keep = (payload: unknown) => {
    const { message, title, description } = payload as Record<string, unknown>;
    failure ??= [message, title, description].filter(Boolean).join(': ') || 'failed';
  };
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  return new Promise((resolve) => {
    const finished = (payload: unknown) => {
      const { storyId, status } = payload as { storyId: string; status: string };
      if (storyId !== id) return;
      failures.forEach((event) => channel.off(event, keep));
      channel.off('storyFinished', finished);
      resolve(failure ?? (status === 'error' ? 'Storybook says that it failed' : null));
    };
    failures.forEach((event) => channel.on(event, keep));
    channel.on('storyFinished', finished);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Opens the preview once; the addon's own axe is off, since each mode is looked at here. */
export async function openPreview(
  browser: Browser,
  url: string,
  { first, size = 'phone', context: more }: PreviewOptions,
): Promise<Preview> {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    ...more,
  });
  // tsx names functions by a helper, which what is evaluated in the page finds here.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const faults = watch(context, url);
  const page = await context.newPage();
  await page.goto(`${url}iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`);
  // Storybook loads the page anew when it is told to leave a story that still plays.
  await page.waitForFunction(
    () =>
      (window as unknown as { __STORYBOOK_PREVIEW__?: RunningPreview }).__STORYBOOK_PREVIEW__?.currentRender
        ?.phase === 'finished',
  );
  return { context, page, faults, show: (id) => page.evaluate(showInPage, id) };
}

/** Storybook's preview as it shows one page of documentation after the other. */
export interface DocsReader {
  page: Page;
  /** What went wrong on the page that was read last. */
  faults: string[];
  read: (entry: StoryEntry) => Promise<void>;
}

const headingOf = ({ title }: StoryEntry) => title.split('/').at(-1) ?? '';

/** `first` is the page to begin with. */
export async function openDocs(browser: Browser, url: string, first: StoryEntry): Promise<DocsReader> {
  const context = await browser.newContext({ viewport: sizes.laptop, reducedMotion: 'reduce' });
  const faults = watch(context, url);
  const page = await context.newPage();
  const headed = (entry: StoryEntry) =>
    page
      .locator('#storybook-docs h1', { hasText: new RegExp(`^${headingOf(entry)}$`) })
      .first()
      .waitFor();
  await page.goto(`${url}iframe.html?id=${first.id}&viewMode=docs`);
  await headed(first);
  return {
    page,
    faults,
    async read(entry) {
      faults.length = 0;
      await page.evaluate((storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }, entry.id);
      await headed(entry);
    },
  };
}
