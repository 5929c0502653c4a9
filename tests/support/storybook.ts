import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { defineName } from './browser';
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

/** The tag of a story that is about scrolling: its pictures end at the fold. */
export const FOLD = 'fold';

/** All pages of a built Storybook. Throws instructions if it is not built. */
export function storyEntries(folder = built): StoryEntry[] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index))
    throw new Error('storybook-static/ is missing: run `npm run build:storybook` before these tests.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

/** The built Storybook on a plain file server, below a path that it does not know in advance. */
export const serveStorybook = (folder = built) => serveFolder(folder, '/some/sub/path/');

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Everything that goes wrong in a context from now on: exceptions, console errors, requests that leave the folder or fail. */
export function watchStories(context: BrowserContext, url: string): string[] {
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

/**
 * Opens a story in Storybook's preview, with the toolbar set by `globals`; resolves once the story has been played. The addon's own axe
 * is off.
 */
export async function openPreview(page: Page, url: string, first: string, globals = ''): Promise<void> {
  await page.context().addInitScript(defineName);
  await page.goto(`${url}iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true;${globals}`);
  // Storybook reloads the page when it is told to leave a story that is still playing.
  await storyPlayed(page);
}

/** The document in a frame of Storybook's own interface. */
export async function frameOf(page: Page, selector: string): Promise<Frame> {
  const frame = await (await page.waitForSelector(selector)).contentFrame();
  if (!frame) throw new Error(`${selector} is no frame.`);
  return frame;
}

/** The document in Storybook's preview. */
export const previewOf = (page: Page): Promise<Frame> => frameOf(page, '#storybook-preview-iframe');

/** Resolves once the story in a preview has been played, whether it failed or not. */
export async function storyPlayed(preview: Page | Frame): Promise<void> {
  await preview.waitForFunction(() => {
    const phase = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === 'finished' || phase === 'errored';
  });
}

/** Runs in the page: waits for the end of a story, through the channel on which Storybook's own manager listens. */
function showInPage(id: string): Promise<string | null> {
  const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
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

/** Shows a story in an open preview and plays it; resolves to its error, or null if it did not fail. */
export async function showStory(page: Page, id: string): Promise<string | null> {
  // The scroll position of the previous story must not carry over.
  await page.evaluate(() => window.scrollTo(0, 0));
  return page.evaluate(showInPage, id);
}

const headingOf = ({ title }: StoryEntry) => title.split('/').at(-1) ?? '';

const docsShown = (page: Page, entry: StoryEntry) =>
  page
    .locator('#storybook-docs h1', { hasText: new RegExp(`^${headingOf(entry)}$`) })
    .first()
    .waitFor();

/** Opens a page of documentation in Storybook's preview. */
export async function openDocs(page: Page, url: string, entry: StoryEntry): Promise<void> {
  await page.goto(`${url}iframe.html?id=${entry.id}&viewMode=docs`);
  await docsShown(page, entry);
}

/** Shows another page of documentation in a preview that already shows one. */
export async function showDocs(page: Page, entry: StoryEntry): Promise<void> {
  await page.evaluate((storyId) => {
    (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
      storyId,
      viewMode: 'docs',
    });
  }, entry.id);
  await docsShown(page, entry);
}
