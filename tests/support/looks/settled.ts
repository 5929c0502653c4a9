import type { Page } from 'playwright-core';
import { openPreview } from '../storybook';

/** Each picture shows the same moment, whenever it is taken. */
const MOMENT = new Date('2026-11-21T05:00:00.000Z');

/** The kit's Toast goes by itself after this time, in ms; on a picture it stays. */
const TOAST_MS = 6000;
/** What is to happen after so many ms, or more, does not while pictures are taken: the confirmation of a copy goes, a host is asked again. */
const LONG_MS = 2500;

type StillWindow = Window & { picturesAreTaken?: boolean };

/**
 * Opens Storybook's preview for pictures, and stops what would make two pictures of one state differ: the clock, chance, the caret,
 * messages that go. The clock stands while stories are played, too, since pictures show when something was done.
 */
export async function openStill(page: Page, url: string, first: string): Promise<void> {
  await page.clock.setFixedTime(MOMENT);
  await openPreview(page, url, first);
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  // From now on what has the focus shows it, whatever had it before. The key does nothing.
  await page.keyboard.press('F9');
  await page.evaluate(
    ({ toastMs, longMs }) => {
      // The same numbers in each run, and no two alike in a row: calls have ids that are made of them.
      let seed = 1;
      Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((work: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
        if (ms === toastMs) return 0;
        const unlessPictured = () => {
          if (!(window as StillWindow).picturesAreTaken) work(...rest);
        };
        return ms >= longMs ? later(unlessPictured, ms) : later(work, ms, ...rest);
      }) as typeof window.setTimeout;
    },
    { toastMs: TOAST_MS, longMs: LONG_MS },
  );
}

/** While it runs, the state that an open page shows is left as it is. */
export async function whileStill<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const say = (taken: boolean) =>
    page.evaluate((now) => void ((window as StillWindow).picturesAreTaken = now), taken);
  await say(true);
  const result = await run();
  await say(false);
  return result;
}

/**
 * Waits until fonts and pictures are there, motion is at its end (endless motion at its start), and effects have run. Gives the
 * pixels by which the page, or the highest part that scrolls in itself, is higher than its window.
 */
export const settled = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const art = [...document.querySelectorAll('[data-art]')].flatMap((place) =>
      [...getComputedStyle(place).backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) =>
        Object.assign(new Image(), { src: address }),
      ),
    );
    const pictures = [...document.images, ...art].map((image) => image.decode().catch(() => undefined));
    await Promise.all([document.fonts.ready, ...pictures]);
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel();
      else motion.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const scrolls = (part: Element) =>
      part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowY);
    const below = [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0 && scrolls(part))
      .map((part) => part.scrollHeight - part.clientHeight);
    return Math.max(0, ...below);
  });
