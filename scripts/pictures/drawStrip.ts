import type { Browser } from 'playwright-core';
import { drawHtml, image } from './drawSheet';

const FRAME = { width: 180, height: 370 };
const GAP = 12;
const LABEL = 26;
const COLUMNS = 6;
const step = { x: FRAME.width + GAP, y: FRAME.height + LABEL + GAP };

/** Draws a journey as one picture: its frames in order, six per row, each below its caption. */
export function drawStrip(
  browser: Browser,
  frames: readonly { caption: string; png: Buffer }[],
): Promise<Buffer> {
  const html = frames.map(({ caption, png }, index) => {
    const [x, y] = [GAP + (index % COLUMNS) * step.x, GAP + Math.floor(index / COLUMNS) * step.y];
    const place = `position:absolute;left:${x}px;top:`;
    const size = `width:${FRAME.width}px;height:${FRAME.height}px`;
    return `<b style="${place}${y}px">${index + 1}. ${caption}</b>${image(png, `${place}${y + LABEL}px;${size}`)}`;
  });
  const size = {
    width: GAP + Math.min(frames.length, COLUMNS) * step.x,
    height: GAP + Math.ceil(frames.length / COLUMNS) * step.y,
  };
  return drawHtml(browser, html.join(''), size, 70);
}
