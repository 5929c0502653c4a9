import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configureStore, Tuple } from '@reduxjs/toolkit';
import type { Browser, Page } from 'playwright-core';
import { liftedOf, type Entry } from '../../src/replay/liftedState';
import { readRecording } from '../../src/replay/readRecording';
import { launchWholeBrowser } from '../../tests/support/browser';
import { percentile } from '../percentile';
import { serveReplay } from '../replay/serveReplay';
import { benchStories } from './stories';
import { inPage, kilobytes, milliseconds, shownMs } from './shown';

const recordings = path.join(__dirname, '../../tests/recordings');

const LONG = 2000;
const STEPS = 300;
/** The duration of a frame at 60 Hz, in ms. */
const FRAME_MS = 16.7;

/** A long session: the recorded flows one after the other, each starting from a fresh page load, until there are enough actions. */
function longRecording(texts: readonly string[]): string {
  const day = texts.flatMap((text) =>
    readRecording(text).steps.map(({ action, state, at }): Entry => ({ action, state, at })),
  );
  const days = Array.from({ length: Math.ceil(LONG / day.length) }, () => day).flat();
  return JSON.stringify(liftedOf(days.slice(0, LONG)));
}

/** The times in ms from the slider's event until the step is rendered and laid out, for pairs of adjacent steps across the recording. */
const stepTimes = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ({ count, total }) => {
      const slider = document.querySelector<HTMLInputElement>('[data-replay-bar] input[type=range]');
      const moment = () => document.querySelector('[data-snapshot]')?.getAttribute('data-snapshot');
      const times: number[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const to = String(Math.floor(turn / 2) * Math.floor((2 * total) / count) + (turn % 2));
        await new Promise(requestAnimationFrame);
        const from = performance.now();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, to);
        slider?.dispatchEvent(new Event('input', { bubbles: true }));
        while (moment() !== to) await Promise.resolve();
        document.body.getBoundingClientRect();
        times.push(performance.now() - from);
      }
      // The slider was already at the first step.
      return times.slice(1);
    },
    { count: STEPS, total: LONG },
  );

/** The time of a dispatch in an empty store, in ms. */
function emptyDispatchMs(): number {
  const store = configureStore({ reducer: () => 0, middleware: () => new Tuple(), devTools: false });
  const turns = 200_000;
  const rounds = Array.from({ length: 5 }, () => {
    const from = performance.now();
    for (let turn = 0; turn < turns; turn += 1) store.dispatch({ type: 'nothing' });
    return (performance.now() - from) / turns;
  });
  return percentile(rounds, 0.5);
}

async function benchRecordings(browser: Browser, texts: ReadonlyMap<string, string>) {
  const long = longRecording([...texts.values()]);
  const server = await serveReplay((name) => texts.get(name) ?? long);
  try {
    for (const [name, text] of texts) {
      const ms = await inPage(browser, (page) => shownMs(page, server.addressOf(name)));
      console.log(
        `  ${name.padEnd(20)} ${kilobytes(Buffer.byteLength(text))}  shown after ${milliseconds(ms)}`,
      );
    }
    await inPage(browser, async (page) => {
      const ms = await shownMs(page, server.addressOf('long'));
      console.log(
        `  ${`${LONG} actions`.padEnd(20)} ${kilobytes(Buffer.byteLength(long))}  shown after ${milliseconds(ms)}`,
      );
      const step = percentile(await stepTimes(page), 0.5);
      const ratio = (step / emptyDispatchMs()).toExponential(1);
      console.log(
        `  a step of the slider  ${step.toFixed(1)} ms  ${(step / FRAME_MS).toFixed(2)} × a frame  ${ratio} × an empty store's dispatch`,
      );
    });
  } finally {
    await server.close();
  }
}

/** Measures the size of recordings and stories, the time until they are shown, and the time of a slider step (docs/state.md). */
export async function benchReplay(): Promise<void> {
  console.log(`Replay: Chromium, the built portal, no host; the median of ${STEPS} steps`);
  const files = readdirSync(recordings).filter((name) => name.endsWith('.json'));
  const texts = new Map(
    files.map((file) => [path.basename(file, '.json'), readFileSync(path.join(recordings, file), 'utf8')]),
  );
  const browser = await launchWholeBrowser();
  try {
    await benchRecordings(browser, texts);
    await benchStories(browser);
  } finally {
    await browser.close();
  }
}
