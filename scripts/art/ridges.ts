import type { Palette } from './palette';
import { linear, radial, round, sequence, type Picture } from './svg';

type Point = readonly [x: number, y: number];
type Peak = readonly [x: number, width: number, height: number, lean: number];

const WIDTH = 1600;
const HEIGHT = 400;
const STEP = 16;

/** A curve through all points (Catmull-Rom). */
const smooth = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => {
      if (index === 0) return `M${round(x)} ${round(y)}`;
      const before = points[index - 1] ?? [x, y];
      const [x0, y0] = points[index - 2] ?? before;
      const [x3, y3] = points[index + 1] ?? [x, y];
      const [x1, y1] = before;
      const bends = [x1 + (x - x0) / 6, y1 + (y - y0) / 6, x - (x3 - x1) / 6, y - (y3 - y1) / 6, x, y];
      return `C${bends.map(round).join(' ')}`;
    })
    .join('');

const noiseOf = (random: () => number) => {
  const values = Array.from({ length: 60 }, () => random() * 2 - 1);
  return (x: number, scale: number) => {
    const place = x / scale;
    const whole = Math.floor(place);
    const part = place - whole;
    const from = values[((whole % 60) + 60) % 60] ?? 0;
    const to = values[(((whole + 1) % 60) + 60) % 60] ?? 0;
    return from + (to - from) * part * part * (3 - 2 * part);
  };
};

/** The height of steep, slightly leaning karst peaks at `x`; where two overlap, the ridge is smooth. */
const heightAt = (x: number, peaks: readonly Peak[]): number =>
  peaks.reduce((sum, [centre, width, height, lean]) => {
    const distance = (x - centre) / (width * (x < centre ? 1 - lean : 1 + lean));
    const own = height * Math.exp(-(Math.abs(distance) ** 1.55));
    return (sum ** 4 + own ** 4) ** 0.25;
  }, 0);

/** The outline of ridge `index` with its base at `foot`. Each index has its own shape. */
function outline(index: number, foot: number, tallest: number): string {
  const random = sequence(900 + index * 31);
  const count = 6 + ((index * 2) % 4);
  const peaks = Array.from({ length: count }, (_, peak): Peak => {
    const centre = WIDTH * ((peak + 0.15 + random() * 0.7) / (count - 0.4));
    return [
      centre,
      WIDTH * (0.022 + random() * 0.05),
      tallest * (0.3 + random() * 0.85),
      (random() - 0.5) * 0.7,
    ];
  });
  const noise = noiseOf(sequence(500 + index * 17));
  const points: Point[] = [];
  for (let x = -STEP; x <= WIDTH + STEP; x += STEP)
    points.push([x, foot - heightAt(x, peaks) - noise(x, 120) * 8 - noise(x + 33, 46) * 4]);
  return smooth(points);
}

const mistAt = (y: number, opacity: number) =>
  `<g fill="url(#mist)" opacity="${opacity}">${[
    [0.14, 0.36],
    [0.55, 0.48],
    [0.92, 0.36],
  ]
    .map(
      ([x = 0, w = 0], index) =>
        `<ellipse cx="${WIDTH * x}" cy="${y + (index % 2) * 8}" rx="${WIDTH * w}" ry="34"/>`,
    )
    .join('')}</g>`;

/** The ridges `from` to `to` (0 is the farthest) with the mist between them, stretched to the width of the page. */
export const ridges = (palette: Palette, from: number, to: number): Picture => {
  const count = to - from + 1;
  const rows = Array.from({ length: count }, (_, row) => {
    const index = from + row;
    const foot = HEIGHT * (0.52 + (0.4 * row) / count);
    return { index, foot, line: outline(index, foot, HEIGHT * (from === 0 ? 0.4 : 0.34) * (1 - row * 0.15)) };
  });
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    stretched: true,
    defs:
      radial('mist', [
        [0, palette.mist],
        [0.5, palette.mist, 0.5],
        [1, palette.mist, 0],
      ]) +
      radial(
        'rim',
        [
          [0, palette.rim],
          [1, palette.rim, 0],
        ],
        `gradientUnits="userSpaceOnUse" cx="${WIDTH * 0.5}" cy="0" r="${WIDTH * 0.5}"`,
      ) +
      rows
        .map(({ index, foot }) =>
          linear(
            `r${index}`,
            [
              [0, palette.ridges[index] ?? ''],
              [0.5, palette.ridges[index] ?? ''],
              [1, palette.ridges[Math.max(0, index - 1)] ?? ''],
            ],
            `gradientUnits="userSpaceOnUse" x2="0" y1="${round(foot - 72)}" y2="${round(foot + 120)}"`,
          ),
        )
        .join(''),
    body: rows
      .map(
        ({ index, foot, line }) =>
          `<path d="${line}V${HEIGHT}H${-STEP}Z" fill="url(#r${index})"/>` +
          `<path d="${line}" fill="none" stroke="url(#rim)" stroke-width="1.4" opacity=".3"/>` +
          mistAt(round(foot + 34), palette.mistOpacity[index] ?? 0),
      )
      .join(''),
  };
};
