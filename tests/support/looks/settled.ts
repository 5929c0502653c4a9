import type { Page } from 'playwright-core';
import { openPreview } from '../storybook';

/** A fixed clock: every picture shows the same moment, whenever it is taken. */
const MOMENT = new Date('2026-11-21T05:00:00.000Z');

/** The kit's Toast disappears after this time, in ms; in a picture it stays. */
const TOAST_MS = 6000;
/** Timers of at least this delay (ms) do not fire while pictures are taken: the confirmation of a copy stays, and hosts are not polled. */
const LONG_MS = 2500;

type StillWindow = Window & { picturesAreTaken?: boolean };

/**
 * Opens Storybook's preview for pictures and stops everything that could make two pictures of one state differ: the clock, random
 * numbers, the caret, disappearing messages. The clock is also stopped while stories are played, since pictures show when something was
 * done.
 */
export async function openStill(page: Page, url: string, first: string): Promise<void> {
  await page.clock.setFixedTime(MOMENT);
  await openPreview(page, url, first);
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  // After a key press :focus-visible applies, whatever moved the focus before. The key itself has no effect.
  await page.keyboard.press('F9');
  await page.evaluate(
    ({ toastMs, longMs }) => {
      // The same numbers in each run, with no two consecutive ones equal: call ids are made from them.
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

/** While `run` is running, the state that the open page shows does not change. */
export async function whileStill<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const say = (taken: boolean) =>
    page.evaluate((now) => void ((window as StillWindow).picturesAreTaken = now), taken);
  await say(true);
  const result = await run();
  await say(false);
  return result;
}

/**
 * Waits until fonts and images have loaded, animations have ended (endless ones are reset to their start), and effects have run. Returns
 * the number of pixels by which the page, or its tallest scrollable part, exceeds its viewport.
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
