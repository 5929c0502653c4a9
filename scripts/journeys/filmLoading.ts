import type { Page } from 'playwright-core';
import { makeSlow } from './slowPhone';

/** The interval between the pictures of the strip, in ms. */
const STEP_MS = 100;
/** The strip ends when nothing has changed for this time, in ms. */
const QUIET_MS = 1_500;

interface Drawn {
  /** The time since the page was requested. */
  ms: number;
  png: Buffer;
}

/** Collects every frame that the browser draws from now on. It makes no calls into the page, whose main thread is being observed. */
async function followFrames(page: Page) {
  const session = await makeSlow(page);
  const frames: { at: number; png: Buffer }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: Buffer.from(data, 'base64') });
    // The last frame may arrive while the tab is being closed.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return frames;
}

/** Resolves once `ready` has resolved and no frame has arrived for QUIET_MS. */
const quiet = (frames: readonly unknown[], ready: Promise<unknown>) =>
  new Promise<void>((resolve, reject) => {
    let seen = -1;
    const look = () => {
      if (frames.length === seen) resolve();
      else {
        seen = frames.length;
        setTimeout(look, QUIET_MS);
      }
    };
    ready.then(look, reject);
  });

/**
 * Films how an address loads in a slow tab with an empty cache: a picture every 100 ms, from the request until nothing changes any more.
 * Pictures equal to the previous one are left out; the captions show the time.
 */
export async function filmLoading(page: Page, address: string, ready: (page: Page) => Promise<unknown>) {
  const frames = await followFrames(page);
  const asked = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await quiet(frames, ready(page));
  const drawn: Drawn[] = frames.map(({ at, png }) => ({ ms: at - asked, png })).filter(({ ms }) => ms >= 0);
  const last = drawn.at(-1)?.ms ?? 0;
  const steps = Array.from({ length: Math.ceil(last / STEP_MS) + 1 }, (_, step) => step * STEP_MS);
  return steps.flatMap((ms) => {
    const shown = drawn.findLast((frame) => frame.ms <= ms);
    const before = drawn.findLast((frame) => frame.ms <= ms - STEP_MS);
    return shown && (!before || !shown.png.equals(before.png))
      ? [{ caption: `${(ms / 1000).toFixed(1)} s`, png: shown.png }]
      : [];
  });
}
