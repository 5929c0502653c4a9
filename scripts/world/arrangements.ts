import type { Picture } from './svg';

/** The layers of the world, from back to front. */
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

/** Where a box of `size` px begins in its place: at a share of the place's width, and px from there. */
interface Across {
  /** In percent of the width. */
  share: number;
  /** In px. */
  plus: number;
}

/** Centred, in px. */
const centred = (width: number): Across => ({ share: 50, plus: -width / 2 });
/** As CSS places a background: what of the room beside it stands on its left, in percent. */
const inRoom = (share: number, width: number, plus = 0): Across => ({
  share,
  plus: plus - (share / 100) * width,
});
const fromRight = (width: number, distance: number): Across => ({ share: 100, plus: -width - distance });

/** A layer's box in px; `bottom` is the distance of its lower edge from the foot of the art. */
export type Box = readonly [layer: Layer, width: number, height: number, across: Across, bottom: number];

/** A ridge from edge to edge, but no narrower than `least` px. */
export type Ridge = readonly [layer: 'far' | 'near', least: number, height: number, bottom: number];

/** The layers of a place whose width fits the media query. It asks about the box that the whole picture fills. */
export interface Arrangement {
  view: 'key' | 'band' | 'lost';
  media?: string;
  /** CSS lengths: where the art begins and ends, from the upper edge. */
  head?: string;
  foot: string;
  /** The sky is as high as this; the whole picture without it. */
  skyHeight?: string;
  boxes: readonly Box[];
  ridges: readonly Ridge[];
}

/** Where the kit's Shell shows the art: below its header. */
const strip = (head: number, height: number) => ({
  head: `${head}px`,
  foot: `${head + height}px`,
  skyHeight: `${height}px`,
});
const wideStrip = strip(64, 152);

/** `edge`: where a box of this width is, measured from where the content of the page ends on the right. */
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

/** On a phone, the part of the window that AuthLayout keeps free above the form; the art goes on 24 px below it. */
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

/** Every place of the art, in each width. */
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
  // The page that does not exist: in a box of its own.
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
