import type { Palette } from './palette';
import { linear, type Picture } from './svg';

/** The layers of the world, from back to front. */
export interface Layers {
  moon: Picture;
  far: Picture;
  citadel: Picture;
  near: Picture;
  hero: Picture;
  banner: Picture;
}

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

/** A layer in a place. `bottom` is the distance of its lower edge from that of the place, in px. */
const placed = (name: keyof Layers, width: number, height: number, across: Across, bottom: number) =>
  `<svg x="${across.share}%" y="100%" overflow="visible"><use href="#${name}" x="${across.plus}" y="${-height - bottom}" width="${width}" height="${height}"/></svg>`;

/** A ridge from edge to edge, but no narrower than `least` px. */
const ridge = (media: Media, name: 'far' | 'near', least: number, height: number, bottom: number) =>
  media(`(max-width:${least - 0.02}px)`, placed(name, least, height, centred(least), bottom)) +
  media(
    `(min-width:${least}px)`,
    `<svg y="100%" overflow="visible"><use href="#${name}" y="${-height - bottom}" width="100%" height="${height}"/></svg>`,
  );

/** What is drawn only where a media query holds; it asks about the box that the whole picture fills. */
type Media = (query: string, content: string) => string;

const PHONE = '(max-width:599.98px)';
const sky = (y = 0) => `<rect y="${y}" width="100%" height="100%" fill="url(#sky)"/>`;

/** Behind the public pages. On a phone it fills what AuthLayout keeps free above the form: 26 % of the height, 96 to 208 px, and 24 px below. */
function key(media: Media): string {
  const phone =
    sky(-24) +
    placed('moon', 270, 270, inRoom(62, 270, 4), -2) +
    ridge(media, 'far', 700, 170, 6) +
    placed('citadel', 186, 105, inRoom(62, 186), 36) +
    placed('banner', 288, 192, inRoom(10, 288), 40) +
    ridge(media, 'near', 700, 130, -30) +
    placed('hero', 210, 265, fromRight(210, -8), -142);
  const above = (height: string) =>
    `<svg width="100%" height="${height}" overflow="visible"><svg y="24" overflow="visible">${phone}</svg></svg>`;
  const wide =
    sky() +
    placed('moon', 744, 744, { share: 48, plus: -372 }, 192) +
    ridge(media, 'far', 1200, 430, 130) +
    placed('citadel', 593, 335, { share: 45, plus: -296 }, 210) +
    placed('banner', 720, 480, { share: 29, plus: 0 }, 120) +
    ridge(media, 'near', 1200, 300, -20) +
    placed('hero', 460, 580, { share: 53, plus: -184 }, -212);
  return (
    media(`${PHONE} and (max-height:369px)`, above('96')) +
    media(`${PHONE} and (min-height:369.02px) and (max-height:800px)`, above('26%')) +
    media(`${PHONE} and (min-height:800.02px)`, above('208')) +
    media('(min-width:600px)', wide)
  );
}

/** Behind the title of a page: the kit's Shell begins it below the header and is 120 px high, from 900 px on 152 px. */
function band(media: Media): string {
  const narrow =
    sky() +
    placed('moon', 200, 200, fromRight(200, 66), -14) +
    ridge(media, 'far', 700, 110, 0) +
    placed('citadel', 160, 91, fromRight(160, 84), 18) +
    ridge(media, 'near', 700, 70, -14) +
    placed('hero', 130, 164, fromRight(130, -6), -78);
  /** `edge`: where the content of the page ends on the right. */
  const wide = (edge: (width: number, distance?: number) => Across) =>
    sky() +
    placed('moon', 300, 300, edge(300, 188), -52) +
    ridge(media, 'far', 1200, 130, -10) +
    placed('citadel', 260, 147, edge(260, 190), 14) +
    ridge(media, 'near', 1200, 90, -24) +
    placed('hero', 200, 252, edge(200), -120);
  const below = (top: number, height: number, content: string) =>
    `<svg y="${top}" width="100%" height="${height}">${content}</svg>`;
  return (
    media('(max-width:899.98px)', below(56, 120, narrow)) +
    media('(min-width:900px) and (max-width:959.98px)', below(64, 152, narrow)) +
    media(
      '(min-width:960px) and (max-width:1215.98px)',
      below(
        64,
        152,
        wide((width, distance = 0) => fromRight(width, distance + 24)),
      ),
    ) +
    media(
      '(min-width:1216px)',
      below(
        64,
        152,
        wide((width, distance = 0) => ({ share: 50, plus: 584 - width - distance })),
      ),
    )
  );
}

/** The page that does not exist: in a box of its own. */
const lost = (media: Media): string =>
  sky() +
  placed('moon', 480, 480, centred(480), -44) +
  ridge(media, 'far', 700, 170, 0) +
  ridge(media, 'near', 700, 110, -24) +
  placed('hero', 300, 378, centred(300), -178);

/** A layer under its name; the ids of its gradients get the name in front. */
function symbol(name: string, { viewBox, stretched = false, defs = '', body }: Picture): string {
  const own = (svg: string) => svg.replace(/\b(id="|url\(#|href="#)/g, (start) => `${start}${name}-`);
  return `${own(defs)}<symbol id="${name}" viewBox="${viewBox}"${stretched ? ' preserveAspectRatio="none"' : ''}>${own(body)}</symbol>`;
}

/**
 * The world of one mode as one picture that is as large as its place, with a view for each place (`#key`, `#band`, `#lost`). Behind a page it
 * is as large as the window, so browsers take it for a background, and not for the content that a page shows largest (docs/performance.md).
 */
export function composed(layers: Layers, colours: Palette['sky']): string {
  const queries: string[] = [];
  const media: Media = (query, content) => {
    const at = queries.includes(query) ? queries.indexOf(query) : queries.push(query) - 1;
    return `<g class="m${at}">${content}</g>`;
  };
  const views = Object.entries({ key, band, lost }).map(
    ([name, view]) => `<g id="${name}" class="view">${view(media)}</g>`,
  );
  const styles = queries.map((query, at) => `.m${at}{display:none}@media ${query}{.m${at}{display:inline}}`);
  const symbols = Object.entries(layers).map(([name, picture]) => symbol(name, picture as Picture));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    `<style>.view{display:none}.view:target{display:inline}${styles.join('')}</style>` +
    `<defs>${linear('sky', colours)}${symbols.join('')}</defs>${views.join('')}</svg>\n`
  );
}
