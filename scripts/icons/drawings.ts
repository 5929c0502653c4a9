import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tokens } from '../../ui-kit/tokens/tokens';
import type { Layer } from '../art/arrangements';
import { layersOf } from '../art/layersOf';
import { palettes } from '../art/palette';
import { svgFile } from '../art/svg';
import { places } from '../build/places';
import { readFonts } from '../build/fonts';

/** A picture as an HTML page of `width` × `height` CSS pixels, of which a screenshot is taken. */
export interface Drawing {
  width: number;
  height: number;
  html: string;
}

const { dark } = tokens;

const dataAddress = (type: string, content: Buffer) => `data:${type};base64,${content.toString('base64')}`;

const svgAddress = (content: Buffer) => dataAddress('image/svg+xml', content);

const favicon = svgAddress(readFileSync(path.join(places.publicFiles, 'favicon.svg')));

/** The favicon: the hexagon of the kit's Logo. */
const logo = (height: number) => `<img alt="" src="${favicon}" style="height:${height}px">`;

const ground = `radial-gradient(circle at 50% 30%,${dark.hairline},${dark.canvas} 85%)`;

interface IconShape {
  /** The side length in px. */
  size: number;
  /** The height of the hexagon as a fraction of the side length. */
  logoPart: number;
  /** The corner radius as a fraction of the side length; 0 for systems that crop icons themselves. */
  cornerPart: number;
}

/** The hexagon on the dark background. */
export const icon = ({ size, logoPart, cornerPart }: IconShape): Drawing => ({
  width: size,
  height: size,
  html:
    `<body style="margin:0"><div style="display:grid;place-items:center;width:${size}px;height:${size}px;` +
    `border-radius:${size * cornerPart}px;background:${ground}">${logo(size * logoPart)}</div>`,
});

/** The layers of the art, nearest first, with their sizes and positions: the arrangement behind a public page, adapted to this format. */
const layers: readonly (readonly [layer: Layer, size: string, place: string])[] = [
  ['hero', '340px 429px', 'right -20px bottom -170px'],
  ['near', '1200px 230px', 'center bottom -20px'],
  ['citadel', '440px 249px', 'right 110px bottom 130px'],
  ['far', '1200px 330px', 'center bottom 70px'],
  ['moon', '640px 640px', 'right 10px bottom 70px'],
];

const art = layersOf(palettes.dark);

const fontFaces = () =>
  readFonts().files.reduce(
    (css, { name, content }) => css.replace(`/assets/${name}`, dataAddress('font/woff2', content)),
    readFonts().css,
  );

/** The preview picture of links to the portal in Zalo, Facebook and others. */
export const preview = (): Drawing => ({
  width: 1200,
  height: 630,
  html:
    `<style>${fontFaces()}body{margin:0}.p{position:relative;width:1200px;height:630px;color:${dark.text};` +
    `font:400 34px/1.4 'Be Vietnam Pro';background-repeat:no-repeat;background-image:` +
    'linear-gradient(90deg,rgb(7 11 20/.92),rgb(7 11 20/.75) 38%,rgb(7 11 20/0) 72%),' +
    `${layers.map(([layer]) => `url(${svgAddress(Buffer.from(svgFile(art[layer])))})`).join()},` +
    'linear-gradient(#070b14,#0d1526 30%,#18243c 55%,#2c3652 80%,#3a3d4e);' +
    `background-size:auto,${layers.map(([, size]) => size).join()},auto;` +
    `background-position:0 0,${layers.map(([, , place]) => place).join()},0 0}` +
    '.t{position:absolute;left:88px;top:0;height:630px;display:flex;flex-direction:column;justify-content:center;gap:28px}' +
    '.n{display:flex;align-items:center;gap:32px;font-size:84px;font-weight:600;line-height:1}' +
    `.g{color:${dark.gold.fill};font-weight:600}</style>` +
    `<div class="p"><div class="t"><div class="n">${logo(124)}FS Online</div>` +
    '<div>Cổng tài khoản và nạp thẻ<br><span class="g">Nạp KP, nạp game, nhận gift code</span></div></div></div>',
});
