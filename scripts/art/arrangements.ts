import type { Picture } from './svg';

/** The layers of the art, from back to front. */
export interface Layers {
  moon: Picture;
  far: Picture;
  citadel: Picture;
  banner: Picture;
  near: Picture;
  hero: Picture;
}

export type Layer = keyof Layers;
export const layerNames: readonly Layer[] = ['moon', 'far', 'citadel', 'banner', 'near', 'hero'];

/** The left edge of a box: a share of the area's width plus an offset in px. */
interface Across {
  /** In percent of the width. */
  share: number;
  /** In px. */
  plus: number;
}

/** Centred, in px. */
const centred = (width: number): Across => ({ share: 50, plus: -width / 2 });
/** Positions a box like a CSS background: `share` percent of the free width is on its left. */
const inRoom = (share: number, width: number, plus = 0): Across => ({
  share,
  plus: plus - (share / 100) * width,
});
const fromRight = (width: number, distance: number): Across => ({ share: 100, plus: -width - distance });

/** A layer's box in px; `bottom` is the distance of its lower edge from the lower edge of the art. */
export type Box = readonly [layer: Layer, width: number, height: number, across: Across, bottom: number];

/** A ridge from edge to edge, but no narrower than `least` px. */
export type Ridge = readonly [layer: 'far' | 'near', least: number, height: number, bottom: number];

/** The layers of a view at widths that match the media query. The query refers to the box of the whole picture. */
export interface Arrangement {
  view: 'key' | 'band' | 'lost';
  media?: string;
  /** The top and bottom of the art as CSS lengths, from the upper edge. */
  head?: string;
  foot: string;
  /** The height of the sky; by default that of the whole picture. */
  skyHeight?: string;
  boxes: readonly Box[];
  ridges: readonly Ridge[];
}

/** The strip below the header in which the kit's Shell shows the art. */
const strip = (head: number, height: number) => ({
  head: `${head}px`,
  foot: `${head + height}px`,
  skyHeight: `${height}px`,
});
const wideStrip = strip(64, 152);

/** `edge` positions a box of a given width relative to the right edge of the page's content. */
const wideBand = (media: string, edge: (width: number, distance?: number) => Across): Arrangement => ({
  view: 'band',
  media,
  ...wideStrip,
  boxes: [
    ['moon', 300, 300, edge(300, 188), -52],
    ['citadel', 260, 147, edge(260, 190), 14],
    ['hero', 200, 252, edge(200), -120],
  ],
  ridges: [
    ['far', 1200, 130, -10],
    ['near', 1200, 90, -24],
  ],
});

/** The space above the form that AuthLayout leaves free on a phone; the art extends 24 px beyond it. */
const PHONE_HEIGHT = 'clamp(96px,26%,208px)';

const narrowBand: Omit<Arrangement, 'media' | 'foot'> = {
  view: 'band',
  boxes: [
    ['moon', 200, 200, fromRight(200, 66), -14],
    ['citadel', 160, 91, fromRight(160, 84), 18],
    ['hero', 130, 164, fromRight(130, -6), -78],
  ],
  ridges: [
    ['far', 700, 110, 0],
    ['near', 700, 70, -14],
  ],
};

/** All views of the art at each width. */
export const arrangements: readonly Arrangement[] = [
  // Behind the public pages.
  {
    view: 'key',
    media: '(max-width:599.98px)',
    foot: `calc(${PHONE_HEIGHT} + 24px)`,
    skyHeight: PHONE_HEIGHT,
    boxes: [
      ['moon', 270, 270, inRoom(62, 270, 4), -2],
      ['citadel', 186, 105, inRoom(62, 186), 36],
      ['banner', 288, 192, inRoom(10, 288), 40],
      ['hero', 210, 265, fromRight(210, -8), -142],
    ],
    ridges: [
      ['far', 700, 170, 6],
      ['near', 700, 130, -30],
    ],
  },
  {
    view: 'key',
    media: '(min-width:600px)',
    foot: '100%',
    boxes: [
      ['moon', 744, 744, { share: 48, plus: -372 }, 192],
      ['citadel', 593, 335, { share: 45, plus: -296 }, 210],
      ['banner', 720, 480, { share: 29, plus: 0 }, 120],
      ['hero', 460, 580, { share: 53, plus: -184 }, -212],
    ],
    ridges: [
      ['far', 1200, 430, 130],
      ['near', 1200, 300, -20],
    ],
  },
  // Behind the title of a page.
  { ...narrowBand, media: '(max-width:899.98px)', ...strip(56, 120) },
  { ...narrowBand, media: '(min-width:900px) and (max-width:959.98px)', ...wideStrip },
  wideBand('(min-width:960px) and (max-width:1215.98px)', (width, distance = 0) =>
    fromRight(width, distance + 24),
  ),
  wideBand('(min-width:1216px)', (width, distance = 0) => ({ share: 50, plus: 584 - width - distance })),
  // The 404 page, in its own box.
  {
    view: 'lost',
    foot: '100%',
    boxes: [
      ['moon', 480, 480, centred(480), -44],
      ['hero', 300, 378, centred(300), -178],
    ],
    ridges: [
      ['far', 700, 170, 0],
      ['near', 700, 110, -24],
    ],
  },
];
