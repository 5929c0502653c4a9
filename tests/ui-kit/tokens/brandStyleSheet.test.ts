import { createKitTheme, kitTheme } from '@portal/ui-kit/theme';
import { baselineStyles } from '../../../ui-kit/theme/baseline';
import { brandStyleSheet } from '../../../ui-kit/tokens/brandStyleSheet';
import { mergeTokens } from '../../../ui-kit/tokens/mergeTokens';
import { tokens } from '../../../ui-kit/tokens/tokens';
import { secondBrand } from '../samples/secondBrand';
import { variablesOf } from './variablesOf';

const brand = mergeTokens(secondBrand);

it.each([
  [':root,[data-mode="dark"]', 'html[data-mode="dark"]'],
  ['[data-mode="light"]', 'html[data-mode="light"]'],
  [':root', 'html:root'],
])('turns the variables of %s into those of createKitTheme', (ofTheme, ofBrand) => {
  const shape = { fontFamily: "'Inter', sans-serif", radius: 4 };
  const theme = createKitTheme({ tokens: secondBrand, ...shape });
  const kit = variablesOf(baselineStyles(kitTheme), ofTheme);
  const changes = variablesOf(brandStyleSheet(brand, shape), ofBrand);
  expect({ ...kit, ...changes }).toEqual(variablesOf(baselineStyles(theme), ofTheme));
  expect(Object.keys(changes)).not.toEqual([]);
});

it("is empty for the kit's own look", () => {
  expect(brandStyleSheet(tokens)).toBe('');
});

it('contains only the differences', () => {
  const css = brandStyleSheet(mergeTokens({ dark: { hairline: '#334455' } }));
  expect(css).toBe(
    'html[data-mode="dark"]{--kit-palette-action-disabledBackground:#334455;--kit-palette-divider:#334455;--kit-palette-kit-hairline:#334455}',
  );
});

it.each(['</style><script>', 'red;}body{display:none', 'a{b'])(
  'throws for a value that would end its rule: %s',
  (value) => {
    expect(() => brandStyleSheet(tokens, { fontFamily: value })).toThrow(
      '--kit-font-family cannot have the value',
    );
    const shadow = mergeTokens({ light: { shadow: { card: value } } });
    expect(() => brandStyleSheet(shadow)).toThrow('--kit-palette-kit-shadow-card cannot have the value');
  },
);
