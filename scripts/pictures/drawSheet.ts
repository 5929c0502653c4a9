import type { Browser, Page } from 'playwright-core';
import type { StoryEntry } from '../../tests/support/storybook';
import { blockBox, lookBox, looks, sheetSize, type Box } from './layout';
import { shotKey, type Shots } from './takeShots';

const at = ({ x, y, width, height }: Box) =>
  `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;

export const image = (png: Buffer | undefined, style: string) =>
  `<img alt="" style="${style};border-radius:6px" src="data:image/png;base64,${(png ?? Buffer.alloc(0)).toString('base64')}">`;

const blockHtml = ({ id, name }: StoryEntry, index: number, shots: Shots) => {
  const pictures = looks.map((look) =>
    image(shots.get(shotKey(id, look.size, look.mode)), at(lookBox(look))),
  );
  return `<div style="${at(blockBox(index))}"><b style="position:absolute;left:8px;top:5px">${name}</b>${pictures.join('')}</div>`;
};

/** Takes a screenshot of a page as WebP, which Playwright itself cannot write. */
async function webp(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
  });
  return Buffer.from(data, 'base64');
}

/** Renders HTML at a size and returns it as a picture. */
export async function drawHtml(
  browser: Browser,
  html: string,
  { width, height }: { width: number; height: number },
  quality: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<body style="margin:0;background:#8b93a1;color:#0c0f14;font:13px sans-serif">${html}</body>`,
  );
  await page.evaluate(() =>
    Promise.all([...document.images].map((each) => each.decode())).then(() => undefined),
  );
  const picture = await webp(page, quality);
  await page.close();
  return picture;
}

/** Draws the sheet of a screen: each of its states in each look. */
export const drawSheet = (browser: Browser, stories: readonly StoryEntry[], shots: Shots): Promise<Buffer> =>
  drawHtml(
    browser,
    stories.map((story, index) => blockHtml(story, index, shots)).join(''),
    sheetSize(stories.length),
    46,
  );

const NARROW = { width: 120, height: 247 };
const WIDE = { width: 320, height: 200 };
const GAP = 8;
const ROW = NARROW.height + 36;
const WIDTH = 2 * (NARROW.width + WIDE.width) + 5 * GAP;

/** One screen of the overview, which has two columns. */
function overviewHtml({ id, title }: StoryEntry, index: number, shots: Shots): string {
  let x = (index % 2) * WIDTH + GAP;
  const y = Math.floor(index / 2) * ROW + 26;
  const heading = `<b style="position:absolute;left:${x}px;top:${y - 20}px">${title.replace('Screens/', '')}</b>`;
  const pictures = looks.map(({ size, mode }) => {
    const place = { x, y, ...(size === 'phone' ? NARROW : WIDE) };
    x += place.width + GAP;
    return image(shots.get(shotKey(id, size, mode)), at(place));
  });
  return heading + pictures.join('');
}

/** Draws the overview sheet, which shows one state of each screen. */
export const drawOverview = (
  browser: Browser,
  stories: readonly StoryEntry[],
  shots: Shots,
): Promise<Buffer> =>
  drawHtml(
    browser,
    stories.map((story, index) => overviewHtml(story, index, shots)).join(''),
    { width: 2 * WIDTH, height: Math.ceil(stories.length / 2) * ROW + GAP },
    60,
  );
