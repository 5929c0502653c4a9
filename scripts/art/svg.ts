/** Rounds to a tenth of a unit: more precision is not visible, and the files stay small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A gradient stop: its offset (0 to 1), colour and opacity. */
type Stop = readonly [at: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop${at === 0 ? '' : ` offset="${at}"`} stop-color="${colour}"${
          opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        }/>`,
    )
    .join('');

/** A gradient from the centre of the shape outwards. `place` contains additional attributes. */
export const radial = (id: string, stops: readonly Stop[], place = '') =>
  `<radialGradient id="${id}"${place && ` ${place}`}>${stopsOf(stops)}</radialGradient>`;

/** A gradient from the top to the bottom of the shape, or along the line given by `place`. */
export const linear = (id: string, stops: readonly Stop[], place = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${place}>${stopsOf(stops)}</linearGradient>`;

export interface Picture {
  /** The viewBox attribute: 'x y width height'. */
  viewBox: string;
  /** Whether the picture is stretched to its box. */
  stretched?: boolean;
  defs?: string;
  body: string;
}

/** A complete SVG file. Glows are radial gradients instead of filters, which cheap phones render slowly. */
export const svgFile = ({ viewBox, stretched = false, defs, body }: Picture): string => {
  const [, , width, height] = viewBox.split(' ');
  const ratio = stretched ? ' preserveAspectRatio="none"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"${ratio}>${
    defs === undefined ? '' : `<defs>${defs}</defs>`
  }${body}</svg>\n`;
};

/** Numbers from 0 to 1 that are the same in every run. */
export const sequence = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state & 0xfffffff) / 0xfffffff;
  };
};

/** The glow of windows and lanterns. */
export const glow = radial('glow', [
  [0, '#FFB14A', 0.75],
  [0.4, '#F6953C', 0.28],
  [1, '#F6953C', 0],
]);
