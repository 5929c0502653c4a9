import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tokens } from '@portal/ui-kit/theme';
import { colourOf, contrastOf, contrastPairs, namesOf, roles } from '../../ui-kit/theme/contrast';

const kit = path.resolve(__dirname, '../../ui-kit');

const colourNames = (part: object, before = ''): string[] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [before + name] : colourNames(value as object, `${before}${name}.`),
  );

/** Pictures and paper: a logo, brands' marks, codes and receipts look the same in both modes. */
const drawsItsOwnColours = /^(theme\/tokens|Logo\/|icons\/MethodIcon|QRCode\/|ReceiptSlip\/printStyles)/;

describe.each(['dark', 'light'] as const)('APP-2: the %s mode is readable', (mode) => {
  const shown = contrastPairs.map(({ front, ground, limit }) => [front, ground, limit] as const);

  it.each(shown)('%s on %s reaches %d:1', (front, ground, limit) => {
    const ratio = contrastOf(colourOf(tokens[mode], front), colourOf(tokens[mode], ground));
    expect(ratio).toBeGreaterThanOrEqual(limit);
  });

  it('has a role for every colour, and every colour is an opaque one', () => {
    const { shadow, ...colours } = tokens[mode];
    expect(Object.keys(shadow)).toEqual(['card', 'float']);
    expect(colourNames(colours).sort()).toEqual(Object.keys(roles).sort());
    for (const name of colourNames(colours))
      expect(colourOf(tokens[mode], name as keyof typeof roles)).toMatch(/^#[\dA-F]{6}$/);
  });
});

it('every text is checked on every ground, and every fill has its ink', () => {
  const texts = namesOf('text').length * namesOf('ground').length;
  expect(texts).toBe(72);
  expect(contrastPairs.filter(({ limit }) => limit === 4.5).length).toBeGreaterThan(texts);
  const filled = contrastPairs.map(({ ground }) => ground);
  expect(namesOf('fill').filter((fill) => !filled.includes(fill))).toEqual([]);
});

it('the ratio is WCAG’s: black on white 21, white on white 1, #767676 on white just passes', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBe(21);
  expect(contrastOf('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

it('no component of the kit has a colour of its own beside the tokens', () => {
  const sources = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/^(dist|node_modules)\b/.test(name) && !drawsItsOwnColours.test(name),
  );
  const coloured = sources.filter((name) =>
    /#[\dA-Fa-f]{6}\b|#[\dA-Fa-f]{3}\b/.test(readFileSync(path.join(kit, name), 'utf8')),
  );
  expect(coloured).toEqual([]);
});
