import { type ModeTokens, tokens, type Tone } from '@portal/ui-kit/theme';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const tones: Tone[] = ['gold', 'info', 'success', 'warning', 'error', 'neutral'];

const groundsOf = ({ canvas, surface, raised }: ModeTokens) => ({ canvas, surface, raised });

/** Every text that the kit draws, with the ground it stands on. */
const textPairs = (mode: ModeTokens): [string, string, string][] => [
  ...Object.entries(groundsOf(mode)).flatMap(([name, ground]): [string, string, string][] => [
    [`text on ${name}`, mode.text, ground],
    [`secondary on ${name}`, mode.secondary, ground],
    ...tones.map((tone): [string, string, string] => [`${tone} on ${name}`, mode.tone[tone], ground]),
  ]),
  ...tones.flatMap((tone): [string, string, string][] => [
    [`${tone} on its soft ground`, mode.tone[tone], mode.soft[tone]],
    [`text on soft ${tone}`, mode.text, mode.soft[tone]],
    [`secondary on soft ${tone}`, mode.secondary, mode.soft[tone]],
  ]),
  ['gold (links, balance) on soft gold', mode.tone.gold, mode.soft.gold],
  ['button text on gold', mode.gold.onFill, mode.gold.fill],
  ['button text on hovered gold', mode.gold.onFill, mode.gold.fillHover],
  ['disabled button', mode.secondary, mode.hairline],
  ['logo on the sky', mode.text, mode.scenery.skyTop],
  ['footer on the near ridge', mode.secondary, mode.scenery.near],
];

/** Borders and rings that a control is recognised by. */
const linePairs = (mode: ModeTokens): [string, string, string][] =>
  Object.entries(groundsOf(mode)).flatMap(([name, ground]): [string, string, string][] => [
    [`control border on ${name}`, mode.controlBorder, ground],
    [`focus ring on ${name}`, mode.tone.gold, ground],
    [`error border on ${name}`, mode.tone.error, ground],
  ]);

describe.each(['dark', 'light'] as const)('APP-2: the %s mode is readable', (mode) => {
  it.each(textPairs(tokens[mode]))('%s reaches 4.5:1', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs(tokens[mode]))('%s reaches 3:1', (_name, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
