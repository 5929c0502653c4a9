import type { CDPSession, Page } from 'playwright-core';
import { showMode, sizes, type Mode, type Size } from '../browser';
import { hashOf } from './pixels';
import { settled, whileStill } from './settled';

/** A state has four looks. Its line in the list of accepted looks has them in this order. */
export const looks = ['phone-dark', 'phone-light', 'laptop-dark', 'laptop-light'] as const;
export type Look = (typeof looks)[number];

/** A hash for each look of a state. */
export type Hashes = Readonly<Record<Look, string>>;

/** The picture of one look. */
export interface Shot {
  png: Buffer;
  hash: string;
}
export type Shots = Readonly<Record<Look, Shot>>;

/** How long a page may take until it looks as accepted, or until it stops changing. */
const PATIENCE_MS = 4000;
/** The minimum time to wait: for a state with accepted looks, for a new state, and for one known to have changed. */
const LEAST_MS = { accepted: 2000, fresh: 600, changed: 0 } as const;
/** How often the window is enlarged for a page that grows with it. */
const GROWTHS = 3;

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** Enlarges the window until no part of the page, or of a scrolling dialog, is below the fold, so that fixed bars cover nothing. */
async function growWindow(page: Page, size: Size, whole: boolean): Promise<void> {
  const { width } = sizes[size];
  let { height } = sizes[size];
  await page.setViewportSize(sizes[size]);
  let hidden = await settled(page);
  for (let times = 0; whole && hidden > 0 && times < GROWTHS; times += 1) {
    height += hidden;
    await page.setViewportSize({ width, height });
    hidden = await settled(page);
  }
}

/** The viewport as PNG. */
async function shootWindow(page: Page): Promise<Buffer> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** The whole page in one picture, as PNG. */
export async function shootPage(page: Page, size: Size, whole = true): Promise<Buffer> {
  await growWindow(page, size, whole);
  return shootWindow(page);
}

interface LookWanted {
  size: Size;
  whole: boolean;
  accepted: string | undefined;
  least: number;
  /** Whether the window has already been enlarged for this page's other mode. */
  hasGrown: boolean;
}

/**
 * Takes a look once it matches the accepted one, or, if it never does, once it stops changing. A matching hash proves that every pixel
 * matches, so retrying hides nothing.
 */
async function shootLook(page: Page, { size, whole, accepted, least, hasGrown }: LookWanted): Promise<Shot> {
  const begun = performance.now();
  let before: string | undefined;
  for (;;) {
    if (hasGrown && before === undefined) await settled(page);
    else await growWindow(page, size, whole);
    const png = await shootWindow(page);
    const shot: Shot = { png, hash: hashOf(png) };
    const passed = performance.now() - begun;
    const stands = shot.hash === before && passed > least;
    if (shot.hash === accepted || stands || passed > PATIENCE_MS) return shot;
    before = shot.hash;
  }
}

export interface Shooting {
  /** The expected looks. */
  accepted?: Hashes | undefined;
  /** Runs once in each mode at phone width: in dark mode in a phone's viewport, in light mode in one that shows the whole page. */
  between?: (mode: Mode) => Promise<void>;
  /** false: only the viewport; for a state that is about scrolling. */
  whole?: boolean;
}

/**
 * Takes the four looks of the state that the open page shows. Its window has a phone's size before and after, and is resized as seldom
 * as possible: each change costs a layout.
 */
export const shootLooks = (page: Page, shooting: Shooting = {}): Promise<Shots> =>
  whileStill(page, () => shootInTurn(page, shooting));

async function shootInTurn(page: Page, { accepted, between, whole = true }: Shooting): Promise<Shots> {
  const shots: Partial<Record<Look, Shot>> = {};
  const patience: number = accepted ? LEAST_MS.accepted : LEAST_MS.fresh;
  let least = patience;
  const shoot = async (size: Size, mode: Mode, hasGrown = false) => {
    await showMode(page, mode);
    const look: Look = `${size}-${mode}`;
    const shot = await shootLook(page, { size, whole, accepted: accepted?.[look], least, hasGrown });
    shots[look] = shot;
    // The state has been reached, so its other mode needs no further waiting.
    if (shot.hash !== accepted?.[look]) least = LEAST_MS.changed;
  };
  await showMode(page, 'dark');
  await between?.('dark');
  await shoot('phone', 'dark');
  await shoot('phone', 'light', true);
  await between?.('light');
  // Content that only a wider page has starts to load now.
  least = patience;
  await shoot('laptop', 'dark');
  await shoot('laptop', 'light', true);
  await page.setViewportSize(sizes.phone);
  return shots as Shots;
}
