/** The pictures on a screen's sheet. The layout is shared by the code that draws the sheets and the code that crops them. */
export const looks = [
  { size: 'phone', mode: 'dark', width: 120, height: 247 },
  { size: 'phone', mode: 'light', width: 120, height: 247 },
  { size: 'laptop', mode: 'dark', width: 256, height: 160 },
  { size: 'laptop', mode: 'light', width: 256, height: 160 },
] as const;
type Look = (typeof looks)[number];

const GAP = 8;
const LABEL = 24;
const COLUMNS = 2;

const block = {
  width: looks.reduce((sum, { width }) => sum + width + GAP, 0) + GAP,
  height: LABEL + Math.max(...looks.map(({ height }) => height)) + GAP,
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The block of the state at this index: its name above its pictures. */
export const blockBox = (index: number): Box => ({
  x: (index % COLUMNS) * block.width,
  y: Math.floor(index / COLUMNS) * block.height,
  ...block,
});

/** The position of a look within its block. */
export const lookBox = (look: Look): Box => ({
  x: GAP + looks.slice(0, looks.indexOf(look)).reduce((sum, { width }) => sum + width + GAP, 0),
  y: LABEL,
  width: look.width,
  height: look.height,
});

/** The size of a sheet for the given number of states. */
export const sheetSize = (states: number) => ({
  width: Math.min(states, COLUMNS) * block.width,
  height: Math.ceil(states / COLUMNS) * block.height,
});
