import type { Browser } from 'playwright-core';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { blockBox, sheetSize, type Box } from './layout';

/** A state that looks other than before; null where it wasn't there. */
export interface Change {
  state: string;
  before: PNG | null;
  after: PNG;
  difference: PNG | null;
}

export interface Sheet {
  states: readonly string[];
  webp: Buffer;
}

/** Share of a block's pixels that the picture's own compression may move. */
const NOISE = 0.0004;

/** The browser decodes what it encoded. */
async function decode(browser: Browser, { webp, states }: Sheet): Promise<PNG> {
  const page = await browser.newPage({ viewport: sheetSize(states.length) });
  await page.setContent(
    `<body style="margin:0"><img alt="" style="display:block" src="data:image/webp;base64,${webp.toString('base64')}"></body>`,
  );
  await page.evaluate(() => document.images[0]?.decode());
  const png = PNG.sync.read(await page.screenshot());
  await page.close();
  return png;
}

function crop(sheet: PNG, { x, y, width, height }: Box): PNG {
  const part = new PNG({ width, height });
  PNG.bitblt(sheet, part, x, y, width, height, 0, 0);
  return part;
}

function differ(before: PNG, after: PNG): PNG | null {
  const { width, height } = after;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(before.data, after.data, difference.data, width, height, { threshold: 0.2 });
  return pixels / (width * height) > NOISE ? difference : null;
}

/** The states of a screen that look other than on the sheet before. */
export async function compareSheets(browser: Browser, before: Sheet | null, after: Sheet): Promise<Change[]> {
  if (before?.webp.equals(after.webp)) return [];
  const old = before && (await decode(browser, before));
  const now = await decode(browser, after);
  return after.states.flatMap((state, index): Change[] => {
    const picture = crop(now, blockBox(index));
    const place = before?.states.indexOf(state) ?? -1;
    if (!old || place === -1) return [{ state, before: null, after: picture, difference: null }];
    const oldPicture = crop(old, blockBox(place));
    const difference = differ(oldPicture, picture);
    return difference ? [{ state, before: oldPicture, after: picture, difference }] : [];
  });
}
