import type { Palette } from './palette';
import { linear, radial, type Picture } from './svg';

const crater = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

const craters = `<g fill="url(#crater)" opacity=".5">${crater(-30, -25, 26, 20)}${crater(28, 10, 34, 22)}${crater(
  -10,
  50,
  22,
  13,
)}${crater(30, -50, 13, 10)}</g>`;

const cloud = (x: number, y: number, size: number, opacity: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" opacity="${opacity}" fill="url(#cloud)" d="M-210 6C-160 4-140-3-104-3C-84-12-52-13-34-5C-10-17 32-17 54-5C80-11 104-4 122 1C152-1 186 4 220 6C150 11-120 11-210 6ZM-120 20C-70 16 60 15 130 19C70 24-60 25-120 20Z"/>`;

/** The moon, or the morning sun, with its halo and two veils of cloud. The disc has a radius of 100 in a box of 600. */
export const moon = ({
  moon: disc,
  halo,
  haloOpacity,
  craters: marked,
  cloud: veil,
  cloudOpacity,
}: Palette): Picture => ({
  viewBox: '-300 -300 600 600',
  defs:
    radial(
      'disc',
      [
        [0, disc[0]],
        [0.55, disc[1]],
        [1, disc[2]],
      ],
      'cx=".42" cy=".4" r=".62"',
    ) +
    radial('halo', [
      [0, halo, haloOpacity * 1.7],
      [0.3, halo, haloOpacity],
      [0.6, halo, haloOpacity * 0.26],
      [1, halo, 0],
    ]) +
    radial('crater', [
      [0, '#D08E3C', 0.6],
      [0.6, '#D08E3C', 0.32],
      [1, '#D08E3C', 0],
    ]) +
    linear(
      'cloud',
      [
        [0, veil, 0],
        [0.5, veil],
        [1, veil, 0],
      ],
      '',
    ),
  body:
    `<circle r="300" fill="url(#halo)"/><circle r="100" fill="url(#disc)"/>${marked ? craters : ''}` +
    cloud(-80, 36, 0.95, cloudOpacity * 1.6) +
    cloud(92, -22, 0.75, cloudOpacity),
});
