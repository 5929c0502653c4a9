import type { Palette } from './palette';
import { glow, linear, round, type Picture } from './svg';

const roof = (x: number, y: number, w: number, h: number, ridge: number) => {
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  return (
    `<path d="M${at(-w, -h * 0.34)}C${at(-w * 0.86, -h * 0.02)} ${at(-w * 0.55, -h * 0.12)} ${at(-ridge, -h)}` +
    `Q${at(0, -h * 0.93)} ${at(ridge, -h)}C${at(w * 0.55, -h * 0.12)} ${at(w * 0.86, -h * 0.02)} ${at(w, -h * 0.34)}` +
    `C${at(w * 0.9, h * 0.16)} ${at(w * 0.8, h * 0.1)} ${at(w * 0.72, h * 0.1)}L${at(-w * 0.72, h * 0.1)}` +
    `C${at(-w * 0.8, h * 0.1)} ${at(-w * 0.9, h * 0.16)} ${at(-w, -h * 0.34)}Z"/>`
  );
};

interface Tower {
  body: string;
  windows: string;
}

/** A tower of `tiers` storeys, each smaller than the one below. */
function tower(x: number, foot: number, size: number, tiers: number, light: string): Tower {
  let body = '';
  let windows = '';
  let y = foot;
  let width = 34 * size;
  for (let tier = 0; tier < tiers; tier++) {
    const height = 26 * size * (1 - tier * 0.1);
    body += `<path d="M${round(x - width * 0.62)} ${round(y - height)}h${round(width * 1.24)}v${round(height + 2)}h${round(-width * 1.24)}z"/>`;
    for (let side = -1; side <= 1; side++)
      if ((tier + side) % 3 !== 1 || size > 0.8)
        windows += `<rect x="${round(x + side * width * 0.36 - 2.6 * size)}" y="${round(y - height * 0.66)}" width="${round(5.2 * size)}" height="${round(9 * size)}" rx="${round(2.4 * size)}" fill="${light}" opacity="${0.95 - Math.abs(side) * 0.25}"/>`;
    y -= height;
    body += roof(x, y, width * 1.18, 19 * size, width * 0.34);
    y -= 15 * size;
    width *= 0.78;
  }
  const [half, top] = [2.2 * size, y - 22 * size];
  body += `<path d="M${round(x - half)} ${round(y + 2)}L${x} ${round(top)}L${round(x + half)} ${round(y + 2)}Z"/><circle cx="${x}" cy="${round(y - 9 * size)}" r="${round(3 * size)}"/>`;
  return { body, windows };
}

const wallBanner = (x: number, index: number, colour: string) => {
  const height = index > 1 ? 30 : 42;
  const foot = height - 22;
  return (
    `<g transform="translate(${x - 8} ${index - 4})"><path d="M0-22h14v${height + 5}h-14z" fill="${colour}"/>` +
    `<path d="M0 ${foot + 5}l7-12 7 12z" fill="#0E1627" opacity=".8"/><path d="M7-14l4 3v6l-4 3-4-3v-6z" fill="#F6B73C"/></g>`
  );
};

const gateLantern = (x: number) =>
  `<circle cx="${x}" cy="-6" r="16" fill="url(#glow)"/><rect x="${x - 4}" y="-12" width="8" height="10" rx="4" fill="#FF8A4C"/>`;

const gate = 'M-20 40V-8A20 20 0 0 1 20-8V40Z';

/** The citadel on its hill. The base of the hill is transparent, so that it fades into the mist of any ridge. */
export const citadel = ({ rim, wall, window: light, ridges, banner }: Palette): Picture => {
  const towers = [
    tower(0, -58, 1.25, 3, light),
    tower(-104, -44, 0.8, 2, light),
    tower(104, -44, 0.8, 2, light),
    tower(-176, -30, 0.56, 2, light),
    tower(180, -26, 0.56, 1, light),
  ];
  const bodies = towers.map(({ body }) => body).join('');
  const merlons = Array.from(
    { length: 23 },
    (_, i) => `M${-196 + i * 17} ${round(-46 + Math.abs(i - 11) * 1.3)}h9v10h-9z`,
  );
  return {
    viewBox: '-380 -250 760 430',
    defs:
      glow +
      linear(
        'wall',
        [
          [0, wall],
          [0.62, wall],
          [1, ridges[2]],
        ],
        'gradientUnits="userSpaceOnUse" x2="0" y1="-190" y2="80"',
      ) +
      linear('hill', [
        [0, ridges[3]],
        [0.45, ridges[2]],
        [1, ridges[1], 0],
      ]) +
      linear('door', [
        [0, '#FFF0C0', 0.2],
        [1, '#B4561C', 0.8],
      ]),
    body:
      `<ellipse cy="-40" rx="260" ry="120" fill="url(#glow)" opacity=".45"/>` +
      `<g id="t" fill="${rim}" opacity=".55" transform="translate(1.2 -1.2)">${bodies}</g>` +
      `<g fill="url(#wall)">${bodies}<path d="M-214 60C-206 20-202-10-198-26Q0-56 198-26C202-10 206 20 214 60Z${merlons.join('')}"/></g>` +
      towers.map(({ windows }) => windows).join('') +
      `<path d="${gate}" fill="${light}" opacity=".92"/><path d="${gate}" fill="url(#door)"/><path d="M0-28V40" stroke="${wall}" stroke-width="1.5" opacity=".5"/>` +
      [-62, 62, -140, 140].map((x, index) => wallBanner(x, index, banner[0])).join('') +
      [-36, 36].map(gateLantern).join('') +
      '<path d="M-360 176C-300 140-262 70-214 44C-150 26-90 30-34 34L-26 40H26L34 34C90 28 156 26 216 44C262 72 300 142 372 176Z" fill="url(#hill)"/>' +
      `<path d="M-22 40C-30 76 26 88 8 124C0 146-40 150-52 176H44C52 150 62 130 44 108C26 84 26 60 22 40Z" fill="${light}" opacity=".16"/>`,
  };
};
