import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serveStorybook, storyEntries } from '../../tests/support/storybook';
import { inPage, kilobytes, milliseconds, shownMs } from './shown';

const built = path.join(__dirname, '../../storybook-static');

/** The mean size in bytes, for each story, of the chunks that hold only the screens' stories and their scenes. */
function sceneBytes(stories: number): number {
  const files = readdirSync(built).filter((name) => /^screens-.*\.js$/.test(name));
  return files.reduce((sum, name) => sum + statSync(path.join(built, name)).size, 0) / stories;
}

/** Measures the stories of the screens and of the recordings in the built Storybook. */
export async function benchStories(browser: Browser): Promise<void> {
  if (!existsSync(path.join(built, 'index.json')))
    return console.warn('  stories: run `npm run build:storybook` first.');
  const stories = storyEntries().filter(({ type }) => type === 'story');
  const of = (kind: string) => stories.filter(({ id }) => id.startsWith(kind));
  const server = await serveStorybook();
  const show = (id = '', what?: string) =>
    inPage(browser, (page) => shownMs(page, `${server.url}iframe.html?id=${id}&viewMode=story`, what));
  try {
    const screens = of('screens-');
    const screen = await show(screens[0]?.id, '#storybook-root h1');
    console.log(
      `  ${"a screen's story".padEnd(20)} ${kilobytes(sceneBytes(screens.length))}  shown after ${milliseconds(screen)}`,
    );
    const flow = await show(of('flows-')[0]?.id);
    console.log(`  ${"a recording's story".padEnd(20)} ${''.padEnd(7)}  shown after ${milliseconds(flow)}`);
  } finally {
    await server.close();
  }
}
