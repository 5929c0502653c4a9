import { test as base, expect } from '@playwright/test';
import { screenOf, watchFaults, type Mode, type Size } from '../browser';

interface BrowserOptions {
  /** The device; a phone by default. */
  size: Size;
  /** The colour mode that the player chose earlier; undefined: nothing is stored. */
  mode: Mode | 'system' | undefined;
  /** Console messages allowed in tests that provoke them. */
  expectedFault: RegExp | undefined;
}

/** The base of every browser test: a tab on a device, whose console must stay clean. */
export const test = base.extend<BrowserOptions & { consoleIsClean: undefined }>({
  size: ['phone', { option: true }],
  mode: [undefined, { option: true }],
  expectedFault: [undefined, { option: true }],
  viewport: ({ size }, use) => use(screenOf(size).viewport),
  // No image depends on it, and with a phone's own factor each frame has four times as many pixels.
  deviceScaleFactor: 1,
  hasTouch: ({ size }, use) => use(screenOf(size).hasTouch),
  // Without a graphics card, drawing each frame of a motion costs most on a large window (docs/decisions/0134).
  contextOptions: ({ size }, use) => use(size === 'laptop' ? { reducedMotion: 'reduce' } : {}),

  async context({ context, mode }, use) {
    // An empty tab (about:blank) has no storage.
    if (mode)
      await context.addInitScript((value) => {
        if (location.protocol !== 'about:') localStorage.setItem('mode', value);
      }, mode);
    await use(context);
  },

  consoleIsClean: [
    async ({ context, expectedFault }, use) => {
      const faults = watchFaults(context);
      await use(undefined);
      const unexpected = faults.filter((fault) => !expectedFault?.test(fault));
      expect(unexpected, 'exceptions, errors in the console and violations of the CSP').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
