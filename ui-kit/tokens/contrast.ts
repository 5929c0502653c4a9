import type { ModeTokens } from './tokens';

/** The names of all colours of a mode: 'text', 'tone.gold', … Shadows are not colours. */
type PathsOf<Part, Prefix extends string = ''> = {
  [Name in keyof Part & string]: Part[Name] extends string
    ? `${Prefix}${Name}`
    : PathsOf<Part[Name], `${Prefix}${Name}.`>;
}[keyof Part & string];
export type ColourName = PathsOf<Omit<ModeTokens, 'shadow'>>;

/**
 * The use of a colour, which determines the contrast it needs.
 * - text: text on every background (4.5:1); it can therefore also be a line
 * - line: the border that identifies a control, on every background (3:1)
 * - background: behind texts and controls
 * - fill: a background with its own text colours, listed in `textsOnFill`
 * - textOnFill: text on a fill only
 * - decoration: carries no information
 */
export type Role = 'text' | 'line' | 'background' | 'fill' | 'textOnFill' | 'decoration';

/** The role of every colour. A new token does not compile without a role. */
export const roles: Record<ColourName, Role> = {
  canvas: 'background',
  surface: 'background',
  surfaceLit: 'background',
  raised: 'background',
  'soft.gold': 'background',
  'soft.info': 'background',
  'soft.success': 'background',
  'soft.warning': 'background',
  'soft.error': 'background',
  'soft.neutral': 'background',
  text: 'text',
  secondary: 'text',
  'tone.gold': 'text',
  'tone.info': 'text',
  'tone.success': 'text',
  'tone.warning': 'text',
  'tone.error': 'text',
  'tone.neutral': 'text',
  controlBorder: 'line',
  // The background of a disabled button, and the border of surfaces.
  hairline: 'fill',
  'gold.fill': 'fill',
  'gold.fillHover': 'fill',
  'gold.onFill': 'textOnFill',
  'gold.coinRim': 'decoration',
  'scenery.skyTop': 'fill',
  'scenery.skyBottom': 'decoration',
  'scenery.sunCore': 'decoration',
  'scenery.haze': 'decoration',
  'scenery.star': 'decoration',
};

/** The name of every colour. */
export const colourNames = Object.keys(roles) as ColourName[];

/** The names of the colours with a role. */
export const namesOf = (role: Role): ColourName[] => colourNames.filter((name) => roles[name] === role);

/** The text colours on each fill. */
const textsOnFill: Partial<Record<ColourName, ColourName[]>> = {
  hairline: ['secondary'],
  'gold.fill': ['gold.onFill'],
  'gold.fillHover': ['gold.onFill'],
  'scenery.skyTop': ['text'],
};

export interface ContrastPair {
  foreground: ColourName;
  background: ColourName;
  /** The minimum ratio of WCAG AA: 4.5 for text, 3 for the border of a control. */
  minimum: number;
}

/** Every pair of colours that can occur on a screen. */
export const contrastPairs: ContrastPair[] = [
  ...namesOf('text').flatMap((foreground) =>
    namesOf('background').map((background) => ({ foreground, background, minimum: 4.5 })),
  ),
  ...namesOf('line').flatMap((foreground) =>
    namesOf('background').map((background) => ({ foreground, background, minimum: 3 })),
  ),
  ...namesOf('fill').flatMap((background) =>
    (textsOnFill[background] ?? []).map((foreground) => ({ foreground, background, minimum: 4.5 })),
  ),
];

/** The value of a colour, by its name. */
export function colourOf(mode: ModeTokens, name: ColourName): string {
  const found = name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], mode);
  if (typeof found !== 'string') throw new Error(`${name} is not a colour.`);
  return found;
}

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two opaque colours as WCAG defines it, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
