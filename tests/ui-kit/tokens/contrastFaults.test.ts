import { colourFaults, contrastFaults } from '../../../ui-kit/tokens/contrastFaults';
import { mergeTokens } from '../../../ui-kit/tokens/mergeTokens';
import { tokens } from '../../../ui-kit/tokens/tokens';
import { secondBrand } from '../samples/secondBrand';

it("APP-2: finds nothing in the kit's tokens, nor in valid tokens of a brand", () => {
  expect(contrastFaults(tokens)).toEqual([]);
  expect(contrastFaults(mergeTokens(secondBrand))).toEqual([]);
  expect(colourFaults(tokens)).toEqual([]);
});

it('reports each pair below WCAG AA with its mode, ratio and minimum', () => {
  const faults = contrastFaults(mergeTokens({ light: { gold: { onFill: '#FFFFFF' } } }));
  expect(faults.map(({ mode, foreground, background }) => [mode, foreground, background])).toEqual([
    ['light', 'gold.onFill', 'gold.fill'],
    ['light', 'gold.onFill', 'gold.fillHover'],
  ]);
  expect(faults[0]).toMatchObject({ minimum: 4.5 });
  expect(faults[0]?.ratio).toBeCloseTo(1.79, 2);
});

it.each(['red', '#FFF', '#12345', '#GG0000', 'rgb(1 2 3)', '#11223344', ' #112233'])(
  'reports a colour that is %s',
  (value) => {
    expect(colourFaults(mergeTokens({ dark: { soft: { info: value } } }))).toEqual([
      { mode: 'dark', name: 'soft.info', value },
    ]);
  },
);
