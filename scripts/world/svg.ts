/** Rounded to a tenth of a unit, since a drawing does not show more and the files stay small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** One colour of a gradient: where it stands (0 to 1), the colour, its opacity. */
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

/** A gradient from the middle of the shape outwards. `place` holds further attributes. */
export const radial = (id: string, stops: readonly Stop[], place = '') =>
  `<radialGradient id="${id}"${place && ` ${place}`}>${stopsOf(stops)}</radialGradient>`;

/** A gradient from top to bottom of the shape, or along the line that `place` gives. */
export const linear = (id: string, stops: readonly Stop[], place = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${place}>${stopsOf(stops)}</linearGradient>`;

export interface Picture {
  /** 'x y width height'. */
  viewBox: string;
  /** The picture is stretched to the box it is drawn in. */
  stretched?: boolean;
  defs?: string;
  body: string;
}

/** A whole SVG file. Radial gradients only and no filters, since cheap phones draw those slowly. */
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
