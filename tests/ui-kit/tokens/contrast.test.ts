import { tokens } from '@portal/ui-kit/theme';
import { colourOf, contrastPairs, contrastRatio, namesOf, roles } from '../../../ui-kit/tokens/contrast';

const colourNames = (part: object, prefix = ''): string[] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [prefix + name] : colourNames(value as object, `${prefix}${name}.`),
  );

describe.each(['dark', 'light'] as const)('APP-2: contrast in the %s mode', (mode) => {
  const pairs = contrastPairs.map(
    ({ foreground, background, minimum }) => [foreground, background, minimum] as const,
  );

  it.each(pairs)('%s on %s has at least %d:1', (foreground, background, minimum) => {
    const ratio = contrastRatio(colourOf(tokens[mode], foreground), colourOf(tokens[mode], background));
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  });

  it('every colour has a role and is opaque', () => {
    const { shadow, ...colours } = tokens[mode];
    expect(Object.keys(shadow)).toEqual(['card', 'float']);
    expect(colourNames(colours).sort()).toEqual(Object.keys(roles).sort());
    for (const name of colourNames(colours))
      expect(colourOf(tokens[mode], name as keyof typeof roles)).toMatch(/^#[\dA-F]{6}$/);
  });
});

it('contrastPairs contains every text on every background, and every fill', () => {
  const texts = namesOf('text').length * namesOf('background').length;
  expect(texts).toBe(80);
  expect(contrastPairs.filter(({ minimum }) => minimum === 4.5).length).toBeGreaterThan(texts);
  const backgrounds = contrastPairs.map(({ background }) => background);
  expect(namesOf('fill').filter((fill) => !backgrounds.includes(fill))).toEqual([]);
});

it('contrastRatio follows WCAG: 21 for black on white, 1 for white on white', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
  expect(contrastRatio('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
