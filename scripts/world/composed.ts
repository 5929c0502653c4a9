import type { Palette } from './palette';
import { linear, type Picture } from './svg';

/** The layers of the world, from back to front. */
export interface Layers {
  moon: Picture;
  far: Picture;
  citadel: Picture;
  banner: Picture;
  near: Picture;
  hero: Picture;
}

type Layer = keyof Layers;
const layerNames: readonly Layer[] = ['moon', 'far', 'citadel', 'banner', 'near', 'hero'];

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
type Box = readonly [layer: Layer, width: number, height: number, across: Across, bottom: number];

/** A ridge from edge to edge, but no narrower than `least` px. */
type Ridge = readonly [layer: 'far' | 'near', least: number, height: number, bottom: number];

/** The layers of a place whose width fits the media query. It asks about the box that the whole picture fills. */
interface Arrangement {
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

const arrangements: readonly Arrangement[] = [
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

interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}
function viewBoxOf({ viewBox }: Picture): ViewBox {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { x, y, width, height };
}

const short = (value: number) => String(Math.round(value * 10000) / 10000);
const px = (value: number) => `${short(value)}px`;
const sum = (length: string, plus: number) => (plus === 0 ? length : `calc(${length} + ${px(plus)})`);

/** Every rule of one arrangement, by selector. */
function rulesOf({ view, head = '0', foot, skyHeight, boxes, ridges }: Arrangement, layers: Layers): string {
  const rule = (selector: string, declarations: string) => `#${view}:target ${selector}{${declarations}}`;
  const placed = ([layer, width, height, { share, plus }, bottom]: Box) => {
    const box = viewBoxOf(layers[layer]);
    const scale = Math.min(width / box.width, height / box.height);
    const place = `translate(${sum(`${share}%`, plus)},${sum(foot, -height - bottom)})`;
    return rule(
      `.${layer}`,
      `display:inline;transform:${place} scale(${short(scale)}) translate(${px(-box.x)},${px(-box.y)})`,
    );
  };
  const stretched = ([layer, least, height, bottom]: Ridge) => {
    const box = viewBoxOf(layers[layer]);
    const top = sum(foot, -height - bottom);
    const tall = short(height / box.height);
    return (
      rule(
        `.${layer}`,
        `display:inline;transform:translate(${sum('50%', -least / 2)},${top}) scale(${short(least / box.width)},${tall})`,
      ) +
      `@media (min-width:${least}px){${rule(`.${layer}`, 'display:none')}${rule(
        `.${layer}-wide`,
        `display:inline;transform:translate(0,${top}) scale(1,${tall})`,
      )}}`
    );
  };
  const sky =
    skyHeight === undefined ? '' : rule('.sky', `height:${skyHeight};transform:translate(0,${head})`);
  return sky + boxes.map(placed).join('') + ridges.map(stretched).join('');
}

/** The ids of a layer's gradients get its name in front. */
const own = (name: string, svg: string) =>
  svg.replace(/\b(id="|url\(#|href="#)/g, (start) => `${start}${name}-`);

/** A layer, placed by a transform. A ridge stands there twice: as wide as it is drawn, and as wide as the picture. */
function layer(name: Layer, picture: Picture): string {
  const body = own(name, picture.body);
  if (!picture.stretched) return `<g class="${name}">${body}</g>`;
  const { width, height } = viewBoxOf(picture);
  return (
    `<g class="${name}"><g id="${name}">${body}</g></g>` +
    `<g class="${name}-wide"><svg width="100%" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><use href="#${name}"/></svg></g>`
  );
}

/**
 * The world of one mode as one picture that is as large as its place, with a view for each place (`#key`, `#band`, `#lost`). Behind a page it
 * is as large as the window, so browsers take it for a background, and not for the content that a page shows largest (docs/performance.md).
 * Each layer stands there once, and CSS places it: a copy for each view and width would cost a cheap phone a third of a second.
 */
export function composed(layers: Layers, colours: Palette['sky']): string {
  const rules = arrangements.map((each) => {
    const placed = rulesOf(each, layers);
    return each.media === undefined ? placed : `@media ${each.media}{${placed}}`;
  });
  const styles =
    '#key:not(:target){visibility:hidden}#key :target{visibility:visible}' +
    '#lost>g{display:none;transform-box:view-box}' +
    rules.join('');
  const defs = layerNames.map((name) => own(name, layers[name].defs ?? '')).join('');
  const body =
    '<rect class="sky" width="100%" height="100%" fill="url(#sky)"/>' +
    layerNames.map((name) => layer(name, layers[name])).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    `<style>${styles}</style><defs>${linear('sky', colours)}${defs}</defs>` +
    `<g id="key"><g id="band"><g id="lost">${body}</g></g></g></svg>\n`
  );
}
