import type { ModeTokens } from './tokens';

/** Names of all colours of a mode: 'text', 'tone.gold', … Shadows are no colours. */
type PathsOf<Part, Before extends string = ''> = {
  [Name in keyof Part & string]: Part[Name] extends string
    ? `${Before}${Name}`
    : PathsOf<Part[Name], `${Before}${Name}.`>;
}[keyof Part & string];
export type ColourName = PathsOf<Omit<ModeTokens, 'shadow'>>;

/**
 * What a colour is for, and with that what it must stand out from.
 * text: read on every ground (4.5:1), and so good for lines too. line: a control is recognised by it, on every ground (3:1).
 * ground: what texts and controls stand on. fill: has inks of its own, named in `inks`. decoration: says nothing by itself.
 */
export type Role = 'text' | 'line' | 'ground' | 'fill' | 'ink' | 'decoration';

/** A new token doesn't compile until it stands here. */
export const roles: Record<ColourName, Role> = {
  canvas: 'ground',
  surface: 'ground',
  raised: 'ground',
  'soft.gold': 'ground',
  'soft.info': 'ground',
  'soft.success': 'ground',
  'soft.warning': 'ground',
  'soft.error': 'ground',
  'soft.neutral': 'ground',
  text: 'text',
  secondary: 'text',
  'tone.gold': 'text',
  'tone.info': 'text',
  'tone.success': 'text',
  'tone.warning': 'text',
  'tone.error': 'text',
  'tone.neutral': 'text',
  controlBorder: 'line',
  // The ground of a disabled button, besides being the line around surfaces.
  hairline: 'fill',
  'gold.fill': 'fill',
  'gold.fillHover': 'fill',
  'gold.onFill': 'ink',
  'gold.coinRim': 'decoration',
  'scenery.skyTop': 'fill',
  'scenery.near': 'fill',
  'scenery.skyBottom': 'decoration',
  'scenery.far': 'decoration',
  'scenery.mid': 'decoration',
  'scenery.sunCore': 'decoration',
  'scenery.haze': 'decoration',
  'scenery.star': 'decoration',
  'scenery.tower': 'decoration',
};

const names = Object.keys(roles) as ColourName[];
export const namesOf = (role: Role): ColourName[] => names.filter((name) => roles[name] === role);

/** What is read on each fill. */
const inks: Partial<Record<ColourName, ColourName[]>> = {
  hairline: ['secondary'],
  'gold.fill': ['gold.onFill'],
  'gold.fillHover': ['gold.onFill'],
  'scenery.skyTop': ['text'],
  'scenery.near': ['secondary'],
};

export interface ContrastPair {
  front: ColourName;
  ground: ColourName;
  /** WCAG AA: 4.5 for texts, 3 for what a control is recognised by. */
  limit: number;
}

/** Every pair that may meet on a screen. */
export const contrastPairs: ContrastPair[] = [
  ...namesOf('text').flatMap((front) => namesOf('ground').map((ground) => ({ front, ground, limit: 4.5 }))),
  ...namesOf('line').flatMap((front) => namesOf('ground').map((ground) => ({ front, ground, limit: 3 }))),
  ...namesOf('fill').flatMap((ground) =>
    (inks[ground] ?? []).map((front) => ({ front, ground, limit: 4.5 })),
  ),
];

/** The colour behind a name. */
export function colourOf(mode: ModeTokens, name: ColourName): string {
  const found = name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], mode);
  if (typeof found !== 'string') throw new Error(`${name} is no colour.`);
  return found;
}

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's contrast ratio of two opaque colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
