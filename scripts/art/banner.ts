import type { Palette } from './palette';
import { glow, linear, type Picture } from './svg';

const lantern = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="34" fill="url(#glow)"/><path d="M-8-11Q0-15 8-11L10 7Q0 12-10 7Z" fill="url(#paper)"/><ellipse cy="7" rx="5" ry="2" fill="#FFF3CC"/></g>`;

const bird = (x: number, y: number, size: number, colour: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M-14-4C-8-8-3-5 0 0C3-5 8-8 14-4C8-5 4-2 0 4C-4-2-8-5-14-4Z" fill="${colour}" opacity=".75"/>`;

const banner = (x: number, y: number, size: number, [light, shade]: Palette['banner'], pole: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0V-128M-2-122H40" stroke="${pole}" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M4-121C14-117 26-124 38-120C35-98 42-72 37-42L27-54L20-37L11-52L3-40C7-70 1-96 4-121Z" fill="${light}"/>` +
  `<path d="M26-121.600C30-121.600 34-121.300 38-120C35-98 42-72 37-42L30-50.400C33-76 27-98 26-121.600Z" fill="${shade}" opacity=".7"/>` +
  '<path d="M20-104l8 5v10l-8 5-8-5v-10z" fill="none" stroke="#FFCF70" stroke-width="1.700"/><circle cx="20" cy="-94" r="3" fill="#FFCF70"/></g>';

/** The parts that a season changes first: the banners in the foreground, the lanterns in the sky, the birds. */
export const banners = ({ banner: colours, hero, bird: wing }: Palette): Picture => ({
  viewBox: '0 0 720 480',
  defs:
    glow +
    linear('paper', [
      [0, '#FF9A52'],
      [1, '#FFE0A0'],
    ]),
  body:
    bird(150, 92, 0.8, wing) +
    bird(128, 116, 0.6, wing) +
    bird(178, 108, 0.5, wing) +
    lantern(70, 40, 0.9) +
    lantern(24, 330, 0.7) +
    lantern(560, 54, 0.75) +
    lantern(610, 250, 1) +
    lantern(688, 150, 0.6) +
    banner(58, 470, 1.1, colours, hero) +
    banner(126, 480, 0.8, colours, hero),
});
