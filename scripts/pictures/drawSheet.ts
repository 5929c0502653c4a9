import type { Browser, Page } from 'playwright-core';
import type { StoryEntry } from '../../tests/support/storybook';
import { blockBox, lookBox, looks, sheetSize, type Box } from './layout';
import { shotKey, type Shots } from './takeShots';

const at = ({ x, y, width, height }: Box) =>
  `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;

const image = (png: Buffer | undefined, style: string) =>
  `<img alt="" style="${style};border-radius:6px" src="data:image/png;base64,${(png ?? Buffer.alloc(0)).toString('base64')}">`;

const blockHtml = ({ id, name }: StoryEntry, index: number, shots: Shots) => {
  const pictures = looks.map((look) =>
    image(shots.get(shotKey(id, look.size, look.mode)), at(lookBox(look))),
  );
  return `<div style="${at(blockBox(index))}"><b style="position:absolute;left:8px;top:5px">${name}</b>${pictures.join('')}</div>`;
};

/** A page as a WebP picture, which Playwright itself can't write. */
async function webp(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
  });
  return Buffer.from(data, 'base64');
}

/** Draws the given html at a size and gives it as a picture. */
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

/** The sheet of a screen: each of its states in each look. */
export const drawSheet = (browser: Browser, stories: readonly StoryEntry[], shots: Shots): Promise<Buffer> =>
  drawHtml(
    browser,
    stories.map((story, index) => blockHtml(story, index, shots)).join(''),
    sheetSize(stories.length),
    55,
  );

const NARROW = { width: 180, height: 370 };
const WIDE = { width: 480, height: 300 };

/** The one sheet that shows a state of each screen, larger. */
export function drawOverview(
  browser: Browser,
  stories: readonly StoryEntry[],
  shots: Shots,
): Promise<Buffer> {
  const gap = 12;
  const row = NARROW.height + 40;
  const width = 2 * (NARROW.width + WIDE.width) + 5 * gap;
  const html = stories.map(({ id, title }, index) => {
    const y = index * row + 28;
    const lefts = [0, 1, 2, 3].map((column) =>
      column < 2
        ? gap + column * (NARROW.width + gap)
        : gap + 2 * (NARROW.width + gap) + (column - 2) * (WIDE.width + gap),
    );
    const pictures = looks.map(({ size, mode }, column) =>
      image(
        shots.get(shotKey(id, size, mode)),
        at({ x: lefts[column] ?? 0, y, ...(size === 'phone' ? NARROW : WIDE) }),
      ),
    );
    return `<b style="position:absolute;left:${gap}px;top:${y - 20}px">${title.replace('Screens/', '')}</b>${pictures.join('')}`;
  });
  return drawHtml(browser, html.join(''), { width, height: stories.length * row + gap }, 60);
}
